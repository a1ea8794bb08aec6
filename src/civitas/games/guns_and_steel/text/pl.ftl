### Słowa gry Guns & Steel: decyzje, pytania, dziennik gry i napisy na stole.
### Etykieta w rodzaju `resource-iron` zna swoją liczbę $n; `.acc` to biernik, `.name` samo słowo.

name = Guns & Steel: Historia Ludzkości
pitch = Każda karta jest z jednej strony zasobem, a z drugiej technologią. Wykładaj karty z głową, kupuj z piramidy coraz nowsze, broń się przed armiami sąsiadów i wznoś cuda świata: od pierwszych rumaków po podbój kosmosu.
seat-name = Gracz { $seat }


## Decyzje

action-resource = Zagraj kartę { $card } jako zasób
action-technology = Zagraj kartę { $card } jako technologię
action-activate = Aktywuj kartę { $card }
action-deplete = Wyczerp kartę { $card }
action-replenish = Odnów kartę { $card }
action-retrieve = Zabierz na rękę kartę { $card }
action-buy = Kup kartę { $card }
action-spend = Wydaj { $resource_acc } z tej tury
action-take = Weź { $resource_acc }
action-opponent = Wybierz gracza { $opponent }
action-wonder = Wybierz Cud { $wonder }
action-decline = Nie aktywuj
action-pass = Nic nie kupuj
action-stop = Wystarczy
action-refuse = Nie przesuwaj znacznika


## Pytania

prompt-start-resource = Twoja kolej: wybierz kartę, która będzie na stole twoim pierwszym zasobem.
prompt-lay-resource = Faza Zasobów: zagraj z ręki jedną kartę jako zasób.
prompt-lay-technology = Faza Technologii: zagraj z ręki jedną kartę jako technologię.
prompt-activate-laid = Faza Technologii: aktywujesz zagraną właśnie kartę?
prompt-buy =
    { $discount ->
        [0] Zakup: kup kartę albo nic nie kupuj.
       *[other] Dodatkowy zakup: kup kartę albo nic nie kupuj. Dopłata za karty połączone jest niższa nawet o { $discount }.
    }
prompt-pay-purchase = Zakup: wybierz, czym płacisz.
prompt-pay-cost = Faza Technologii: wybierz, czym płacisz za działanie karty.
prompt-lose = Bitwa przegrana: wybierz zasoby, które wyczerpiesz.
prompt-gain =
    { $wanted ->
        [one] Faza Technologii: wybierz zasób, który otrzymasz.
        [few] Faza Technologii: wybierz zasób, który otrzymasz. Wybierasz jeszcze { $wanted } razy.
       *[many] Faza Technologii: wybierz zasób, który otrzymasz. Wybierasz jeszcze { $wanted } razy.
    }
prompt-replenish =
    { $wanted ->
        [one] Wybierz technologię i obróć ją na stronę zasobu.
        [few] Wybierz technologię i obróć ją na stronę zasobu. Obracasz najwyżej { $wanted } karty.
       *[many] Wybierz technologię i obróć ją na stronę zasobu. Obracasz najwyżej { $wanted } kart.
    }
prompt-play =
    { $wanted ->
        [one] Faza Technologii: możesz zagrać z ręki jeszcze jedną kartę, bez aktywacji.
        [few] Faza Technologii: możesz zagrać z ręki jeszcze najwyżej { $wanted } karty, bez aktywacji.
       *[many] Faza Technologii: możesz zagrać z ręki jeszcze najwyżej { $wanted } kart, bez aktywacji.
    }
prompt-activate = Faza Technologii: wybierz technologię, którą aktywujesz.
prompt-activate-of = Faza Technologii: wybierz przeciwnika, którego technologię aktywujesz.
prompt-copy-of = Faza Technologii: wybierz przeciwnika, którego zasób kopiujesz.
prompt-copy = Faza Technologii: wybierz zasób, który kopiujesz.
prompt-take-back =
    { $wanted ->
        [one] Faza Technologii: możesz zabrać na rękę jedną technologię.
        [few] Faza Technologii: możesz zabrać na rękę najwyżej { $wanted } technologie.
       *[many] Faza Technologii: możesz zabrać na rękę najwyżej { $wanted } technologii.
    }
prompt-react = Ktoś cię atakuje: zagraj kartę Reakcji, wyczerp kartę Taktyczną lub Militarną albo na tym poprzestań.
prompt-give-wonder = Bitwa przegrana: wybierz Cud, który oddasz.
prompt-take-wonder = Wybierz Cud, który kończysz.
prompt-place-glory = Wybierz Cud, na którym położysz znacznik chwały.
prompt-move-glory = Wszystkie twoje znaczniki chwały leżą na Cudach: wybierz Cud, z którego zabierzesz jeden z nich.
prompt-pick-up = Faza Końca Tury: możesz zabrać na rękę także zasoby.


## Dziennik gry

event-first-player = Rozpoczyna { $who }.
event-chooses-wonder = W tej grze można ukończyć Cud „{ $wonder }”.
event-round-begins = Zaczyna się runda { $round }.
event-turn-begins = { $who } rozpoczyna turę.
event-lays-resource = { $who } zagrywa kartę „{ $card }” jako zasób.
event-lays-some-resource =
    { $points ->
        [one] { $who } zagrywa kartę zasobu: { $resource_name }, warta { $points } punkt.
        [few] { $who } zagrywa kartę zasobu: { $resource_name }, warta { $points } punkty.
       *[many] { $who } zagrywa kartę zasobu: { $resource_name }, warta { $points } punktów.
    }
event-lays-which = Na jej drugiej stronie jest „{ $card }”. Widzisz to tylko ty.
event-lays-technology = { $who } zagrywa kartę „{ $card }” jako technologię.
event-plays = { $who } zagrywa dodatkowo kartę „{ $card }”.
event-reacts-with = { $who } zagrywa z ręki kartę Reakcji „{ $card }”.
event-activates = { $who } aktywuje kartę „{ $card }”.
event-declines = { $who } nie aktywuje karty „{ $card }”.
event-depletes = { $who } wyczerpuje kartę „{ $card }”.
event-spends = { $who } wydaje { $resource_acc } z tej tury.
event-replenishes = { $who } odnawia kartę „{ $card }”.
event-gains = { $who } otrzymuje na tę turę { $resource_acc }.
event-scores =
    { $n ->
        [one] { $who } zdobywa { $n } punkt i ma na torze punktacji { $total }.
        [few] { $who } zdobywa { $n } punkty i ma na torze punktacji { $total }.
       *[many] { $who } zdobywa { $n } punktów i ma na torze punktacji { $total }.
    }
event-loses-points =
    { $n ->
        [one] { $who } traci { $n } punkt i ma na torze punktacji { $total }.
        [few] { $who } traci { $n } punkty i ma na torze punktacji { $total }.
       *[many] { $who } traci { $n } punktów i ma na torze punktacji { $total }.
    }
event-pays-points =
    { $n ->
        [one] { $who } płaci { $n } punkt i ma na torze punktacji { $total }.
        [few] { $who } płaci { $n } punkty i ma na torze punktacji { $total }.
       *[many] { $who } płaci { $n } punktów i ma na torze punktacji { $total }.
    }
event-is-chosen = Wybrany przeciwnik to { $who }.
event-attacks = { $who } atakuje wszystkich kartą „{ $card }”.
event-is-defeated = { $who } przegrywa bitwę: siła { $strength } przeciw { $attack }.
event-holds = { $who } nie przegrywa bitwy: siła { $strength } przeciw { $attack }.
event-hands-over = { $who } oddaje Cud „{ $wonder }”.
event-receives = Cud „{ $wonder }” przejmuje { $who }.
event-buys = { $who } kupuje kartę „{ $card }”.
event-passes = { $who } nic nie kupuje.
event-uncovers = Na wierzchu stosu Projektów Badawczych leży teraz „{ $card }”.
event-completes = { $who } kończy Cud „{ $wonder }”!
event-places-marker = { $who } kładzie znacznik chwały na Cudzie „{ $wonder }”: { $n } z { $needed }.
event-moves-marker = { $who } zabiera znacznik chwały z Cudu „{ $wonder }”.
event-refuses = { $who } nie przesuwa żadnego znacznika chwały.
event-retrieves = { $who } zabiera na rękę kartę „{ $card }”.
event-retrieves-some =
    { $points ->
        [one] { $who } zabiera na rękę kartę zasobu: { $resource_name }, warta { $points } punkt.
        [few] { $who } zabiera na rękę kartę zasobu: { $resource_name }, warta { $points } punkty.
       *[many] { $who } zabiera na rękę kartę zasobu: { $resource_name }, warta { $points } punktów.
    }
event-retrieves-which = To karta „{ $card }”. Widzisz to tylko ty.
event-wastes = { $who } traci to, czego nie zużywa: { $resource_acc }.
event-no-wonder-left = Ostatni Cud jest ukończony: gra się kończy.
event-no-space-card-left = Ostatnia karta z Ery Kosmosu jest kupiona: gra się kończy.
event-track-is-full = { $who } ma na torze punktacji { $total }: gra się kończy.
event-last-round = Gra osiąga największą dozwoloną długość i dalej już się nie toczy.
event-game-ends = Gra się kończy: wszystkie punkty są podliczone.


## Zasoby z liczbą

resource-food =
    { $n ->
        [one] { $n } Żywność
        [few] { $n } Żywności
       *[many] { $n } Żywności
    }
    .acc =
        { $n ->
            [one] { $n } Żywność
            [few] { $n } Żywności
           *[many] { $n } Żywności
        }
    .name = Żywność
resource-iron =
    { $n ->
        [one] { $n } Żelazo
        [few] { $n } Żelaza
       *[many] { $n } Żelaz
    }
    .acc =
        { $n ->
            [one] { $n } Żelazo
            [few] { $n } Żelaza
           *[many] { $n } Żelaz
        }
    .name = Żelazo
resource-horse =
    { $n ->
        [one] { $n } Rumak
        [few] { $n } Rumaki
       *[many] { $n } Rumaków
    }
    .acc =
        { $n ->
            [one] { $n } Rumaka
            [few] { $n } Rumaki
           *[many] { $n } Rumaków
        }
    .name = Rumak
resource-gunpowder =
    { $n ->
        [one] { $n } Proch
        [few] { $n } Prochy
       *[many] { $n } Prochów
    }
    .acc =
        { $n ->
            [one] { $n } Proch
            [few] { $n } Prochy
           *[many] { $n } Prochów
        }
    .name = Proch
resource-oil =
    { $n ->
        [one] { $n } Ropa
        [few] { $n } Ropy
       *[many] { $n } Rop
    }
    .acc =
        { $n ->
            [one] { $n } Ropę
            [few] { $n } Ropy
           *[many] { $n } Rop
        }
    .name = Ropa
resource-earth =
    { $n ->
        [one] { $n } Ziemia
        [few] { $n } Ziemie
       *[many] { $n } Ziem
    }
    .acc =
        { $n ->
            [one] { $n } Ziemię
            [few] { $n } Ziemie
           *[many] { $n } Ziem
        }
    .name = Ziemia
resource-space =
    { $n ->
        [one] { $n } Kosmos
        [few] { $n } Kosmosy
       *[many] { $n } Kosmosów
    }
    .acc =
        { $n ->
            [one] { $n } Kosmos
            [few] { $n } Kosmosy
           *[many] { $n } Kosmosów
        }
    .name = Kosmos

unit-food =
    { $n ->
        [one] { $n } Żywność
        [few] { $n } Żywności
       *[many] { $n } Żywności
    }
unit-iron =
    { $n ->
        [one] { $n } Żelazo
        [few] { $n } Żelaza
       *[many] { $n } Żelaz
    }
unit-horse =
    { $n ->
        [one] { $n } Rumak
        [few] { $n } Rumaki
       *[many] { $n } Rumaków
    }
unit-gunpowder =
    { $n ->
        [one] { $n } Proch
        [few] { $n } Prochy
       *[many] { $n } Prochów
    }
unit-oil =
    { $n ->
        [one] { $n } Ropa
        [few] { $n } Ropy
       *[many] { $n } Rop
    }
unit-any =
    { $n ->
        [one] { $n } dowolny zasób
        [few] { $n } dowolne zasoby
       *[many] { $n } dowolnych zasobów
    }


## Ery, fazy, rodzaje kart

era-horse = Era Rumaków
era-gunpowder = Era Prochu
era-oil = Era Ropy
era-earth = Era Ziemi
era-space = Era Kosmosu

phase-setup = Przygotowanie
phase-resource-phase = Faza Zasobów
phase-technology-phase = Faza Technologii
phase-purchase-phase = Faza Kupna
phase-end-phase = Faza Końca Tury

type-civil = Cywilna
type-tactical = Taktyczna
type-military = Militarna
type-reaction = Reakcja

lies-hand = Na ręce
lies-resource = Stroną zasobu ku górze
lies-technology = Stroną technologii ku górze
lies-unsure = Na ręce albo stroną zasobu ku górze


## Działanie kart: $n, zasoby słowami w $resources, rodzaje kart słowami w $types

step-gain =
    { $n ->
        [one] Otrzymujesz na tę turę { $n } zasób: { $resources }.
        [few] Otrzymujesz na tę turę { $n } zasoby: { $resources }.
       *[many] Otrzymujesz na tę turę { $n } zasobów: { $resources }.
    }
step-replenish-self =
    { $n ->
        [one] Odnawiasz { $n } swoją kartę: { $resources }.
        [few] Odnawiasz najwyżej { $n } swoje karty: { $resources }.
       *[many] Odnawiasz najwyżej { $n } swoich kart: { $resources }.
    }
step-replenish-each-opponent =
    { $n ->
        [one] Każdy przeciwnik odnawia { $n } kartę: { $resources }.
        [few] Każdy przeciwnik odnawia najwyżej { $n } karty: { $resources }.
       *[many] Każdy przeciwnik odnawia najwyżej { $n } kart: { $resources }.
    }
step-cost-deplete =
    { $n ->
        [one] Koszt: wyczerp { $n } zasób: { $resources }.
        [few] Koszt: wyczerp { $n } zasoby: { $resources }.
       *[many] Koszt: wyczerp { $n } zasobów: { $resources }.
    }
step-cost-vp =
    { $n ->
        [one] Koszt: { $n } punkt z twojego toru punktacji.
        [few] Koszt: { $n } punkty z twojego toru punktacji.
       *[many] Koszt: { $n } punktów z twojego toru punktacji.
    }
step-gain-vp-self =
    { $n ->
        [one] Zdobywasz { $n } punkt.
        [few] Zdobywasz { $n } punkty.
       *[many] Zdobywasz { $n } punktów.
    }
step-gain-vp-each-opponent =
    { $n ->
        [one] Każdy przeciwnik zdobywa { $n } punkt.
        [few] Każdy przeciwnik zdobywa { $n } punkty.
       *[many] Każdy przeciwnik zdobywa { $n } punktów.
    }
step-gain-vp-chosen-opponent =
    { $n ->
        [one] Wybrany przeciwnik zdobywa { $n } punkt.
        [few] Wybrany przeciwnik zdobywa { $n } punkty.
       *[many] Wybrany przeciwnik zdobywa { $n } punktów.
    }
step-gain-vp-undefeated =
    { $n ->
        [one] Każdy niepokonany przeciwnik zdobywa { $n } punkt.
        [few] Każdy niepokonany przeciwnik zdobywa { $n } punkty.
       *[many] Każdy niepokonany przeciwnik zdobywa { $n } punktów.
    }
step-play =
    { $n ->
        [one] Możesz zagrać z ręki jeszcze { $n } kartę: { $types }.
        [few] Możesz zagrać z ręki jeszcze najwyżej { $n } karty: { $types }.
       *[many] Możesz zagrać z ręki jeszcze najwyżej { $n } kart: { $types }.
    }
step-activate-played =
    { $n ->
        [one] Aktywujesz { $n } z zagranych tak kart.
        [few] Aktywujesz { $n } z zagranych tak kart.
       *[many] Aktywujesz { $n } z zagranych tak kart.
    }
step-activate-tableau =
    { $n ->
        [one] Aktywujesz { $n } swoją technologię: { $types }.
        [few] Aktywujesz { $n } swoje technologie: { $types }.
       *[many] Aktywujesz { $n } swoich technologii: { $types }.
    }
step-activate-opponent =
    { $n ->
        [one] Aktywujesz { $n } technologię jednego przeciwnika: { $types }.
        [few] Aktywujesz { $n } technologie jednego przeciwnika: { $types }.
       *[many] Aktywujesz { $n } technologii jednego przeciwnika: { $types }.
    }
step-attack = Atakujesz wszystkich przeciwników.
step-lose-res =
    { $n ->
        [one] Każdy pokonany wyczerpuje { $n } zasób.
        [few] Każdy pokonany wyczerpuje { $n } zasoby.
       *[many] Każdy pokonany wyczerpuje { $n } zasobów.
    }
step-give-res =
    { $n ->
        [one] Każdy pokonany wyczerpuje { $n } zasób, a ty otrzymujesz taki sam na tę turę.
        [few] Każdy pokonany wyczerpuje { $n } zasoby, a ty otrzymujesz takie same na tę turę.
       *[many] Każdy pokonany wyczerpuje { $n } zasobów, a ty otrzymujesz takie same na tę turę.
    }
step-lose-wonder =
    { $n ->
        [one] Każdy pokonany oddaje ci { $n } Cud.
        [few] Każdy pokonany oddaje ci { $n } Cuda.
       *[many] Każdy pokonany oddaje ci { $n } Cudów.
    }
step-copy-res =
    { $n ->
        [one] Wybierasz przeciwnika i kopiujesz na tę turę { $n } leżący u niego zasób.
        [few] Wybierasz przeciwnika i kopiujesz na tę turę leżący u niego zasób { $n } razy.
       *[many] Wybierasz przeciwnika i kopiujesz na tę turę leżący u niego zasób { $n } razy.
    }
step-buy =
    { $n ->
        [one] Możesz od razu kupić kartę, z dopłatą za karty połączone niższą o { $n }.
        [few] Możesz od razu kupić kartę, z dopłatą za karty połączone niższą nawet o { $n }.
       *[many] Możesz od razu kupić kartę, z dopłatą za karty połączone niższą nawet o { $n }.
    }
step-claim = Jeśli spełniasz warunek Cudu, kończysz go teraz, a w Renesansie kładziesz znacznik chwały.
step-pickup =
    { $n ->
        [one] Możesz zabrać na rękę { $n } inną swoją technologię.
        [few] Możesz zabrać na rękę najwyżej { $n } inne swoje technologie.
       *[many] Możesz zabrać na rękę najwyżej { $n } innych swoich technologii.
    }
step-vp-per-defeated =
    { $n ->
        [one] Zdobywasz { $n } punkt za każdego pokonanego.
        [few] Zdobywasz { $n } punkty za każdego pokonanego.
       *[many] Zdobywasz { $n } punktów za każdego pokonanego.
    }


## Warunki Cudów

need-res-count =
    { $n ->
        [one] Co najmniej { $n } karta stroną zasobu ku górze: { $resources }.
        [few] Co najmniej { $n } karty stroną zasobu ku górze: { $resources }.
       *[many] Co najmniej { $n } kart stroną zasobu ku górze: { $resources }.
    }
need-res-distinct =
    { $n ->
        [one] Przed tobą leży co najmniej { $n } rodzaj zasobu.
        [few] Przed tobą leżą co najmniej { $n } różne zasoby.
       *[many] Przed tobą leży co najmniej { $n } różnych zasobów.
    }
need-tech-count =
    { $n ->
        [one] Co najmniej { $n } karta stroną technologii ku górze: { $types }.
        [few] Co najmniej { $n } karty stroną technologii ku górze: { $types }.
       *[many] Co najmniej { $n } kart stroną technologii ku górze: { $types }.
    }
need-strength = Siła militarna wynosi co najmniej { $n }.
need-hand-count =
    { $n ->
        [one] Co najmniej { $n } karta na ręce.
        [few] Co najmniej { $n } karty na ręce.
       *[many] Co najmniej { $n } kart na ręce.
    }
need-track-vp =
    { $n ->
        [one] Co najmniej { $n } punkt na twoim torze punktacji.
        [few] Co najmniej { $n } punkty na twoim torze punktacji.
       *[many] Co najmniej { $n } punktów na twoim torze punktacji.
    }
need-pickup-vp =
    { $n ->
        [one] Karty zabrane na rękę na koniec tury są warte co najmniej { $n } punkt.
        [few] Karty zabrane na rękę na koniec tury są warte co najmniej { $n } punkty.
       *[many] Karty zabrane na rękę na koniec tury są warte co najmniej { $n } punktów.
    }
need-pickup-count =
    { $n ->
        [one] Na koniec tury zabierasz na rękę co najmniej { $n } kartę.
        [few] Na koniec tury zabierasz na rękę co najmniej { $n } karty.
       *[many] Na koniec tury zabierasz na rękę co najmniej { $n } kart.
    }


## Źródła punktów, opcje

source-starter-cards = Karty startowe
source-horse = Karty Ery Rumaków
source-gunpowder = Karty Ery Prochu
source-oil = Karty Ery Ropy
source-earth = Karty Ery Ziemi
source-space = Karty Ery Kosmosu
source-wonders = Cuda
source-track = Tor punktacji

option-mode = Zestawy kart
option-mode-new-world = Nowy Świat
option-mode-renaissance = Renesans
option-mode-combined = Połączenie obu zestawów
option-hands = Karty na ręce
option-hands-open = Odkryte
option-hands-closed = Zakryte
