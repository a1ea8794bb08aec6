### Słowa Epoki Kamienia: decyzje, pytania, dziennik gry i napisy na stole.
### Etykieta w rodzaju `good-brick` zna swoją liczbę $n; atrybuty to jej dalsze formy ($good_acc, $place_in ...).

name = Epoka Kamienia
pitch = Poprowadź małe plemię od pierwszych pięciu osób do osady pełnej chat, narzędzi i wiedzy. W każdej rundzie wysyłasz swoich ludzi na łowisko, po drewno, cegłę, kamień i złoto, na pole albo do wytwórcy narzędzi; potem kości mówią, ile przyniosą do domu, a wieczorem wszyscy chcą jeść. To, co zostanie, wymieniaj na budynki i karty cywilizacji – i zajmuj miejsca, na które liczyli inni.
seat-name = Gracz { $seat }


## Decyzje

action-place-many =
    { $people ->
        [one] Postaw { $people } pionek { $place_in }
        [few] Postaw { $people } pionki { $place_in }
       *[many] Postaw { $people } pionków { $place_in }
    }
action-place =
    { $place_id ->
        [hut] Postaw 2 pionki { $place_in }
       *[other] Postaw 1 pionek { $place_in }
    }
action-resolve = Wykonaj akcję { $place_in }
action-use-any-two = Użyj { $card_gen }
action-tool = Dodaj narzędzie z pola { $space }
action-once = Dodaj jednorazowe narzędzie o wartości { $value }
action-roll-done = Zostaw sumę bez zmian
action-buy = Kup
action-decline = Nie kupuj
action-pay = Wydaj { $good_acc }
action-pay-done = Nie dokładaj więcej i weź budynek
action-take = Weź { $good_acc }
action-draft =
    { $face ->
        [1] Wybierz jedynkę: 1 drewno
        [2] Wybierz dwójkę: 1 cegła
        [3] Wybierz trójkę: 1 kamień
        [4] Wybierz czwórkę: 1 złoto
        [5] Wybierz piątkę: 1 narzędzie
       *[6] Wybierz szóstkę: 1 krok na torze żywności
    }
action-feed = Nakarm plemię surowcami
action-starve = Niech plemię głoduje: strać 10 punktów


## Pytania

prompt-place = Twoja kolej: wybierz miejsce i postaw tam pionki.
prompt-resolve = Twoja kolej: wybierz, gdzie teraz wykonasz akcję.
prompt-add-tool =
    { $roll_for ->
        [0] Twoja kolej: suma wynosi { $roll_total }, a za każde pełne 3 dostajesz 1 drewno. Dodajesz narzędzie?
        [1] Twoja kolej: suma wynosi { $roll_total }, a za każde pełne 4 dostajesz 1 cegłę. Dodajesz narzędzie?
        [2] Twoja kolej: suma wynosi { $roll_total }, a za każde pełne 5 dostajesz 1 kamień. Dodajesz narzędzie?
        [3] Twoja kolej: suma wynosi { $roll_total }, a za każde pełne 6 dostajesz 1 złoto. Dodajesz narzędzie?
       *[4] Twoja kolej: suma wynosi { $roll_total }, a za każde pełne 2 dostajesz 1 żywność. Dodajesz narzędzie?
    }
prompt-buy =
    { $buying ->
        [8] Twoja kolej: kupujesz kartę z pola 1 za 1 surowiec?
        [9] Twoja kolej: kupujesz kartę z pola 2 za 2 surowce?
        [10] Twoja kolej: kupujesz kartę z pola 3 za 3 surowce?
        [11] Twoja kolej: kupujesz kartę z pola 4 za 4 surowce?
        [12] Twoja kolej: kupujesz budynek ze stosu 1?
        [13] Twoja kolej: kupujesz budynek ze stosu 2?
        [14] Twoja kolej: kupujesz budynek ze stosu 3?
       *[15] Twoja kolej: kupujesz budynek ze stosu 4?
    }
prompt-pay =
    { $buying ->
        [0] { pay-for-food }
        [8] { pay-for-card }
        [9] { pay-for-card }
        [10] { pay-for-card }
        [11] { pay-for-card }
       *[other] { pay-for-building }
    }
pay-for-food =
    { $due ->
        [one] Twoja kolej: wybierz surowiec, którym nakarmisz plemię. Do zapłacenia został { $due } surowiec.
        [few] Twoja kolej: wybierz surowce, którymi nakarmisz plemię. Do zapłacenia zostały { $due } surowce.
       *[many] Twoja kolej: wybierz surowce, którymi nakarmisz plemię. Do zapłacenia zostało { $due } surowców.
    }
pay-for-card =
    { $due ->
        [one] Twoja kolej: wybierz surowiec, który wydasz na kartę. Do zapłacenia został { $due } surowiec.
        [few] Twoja kolej: wybierz surowce, które wydasz na kartę. Do zapłacenia zostały { $due } surowce.
       *[many] Twoja kolej: wybierz surowce, które wydasz na kartę. Do zapłacenia zostało { $due } surowców.
    }
pay-for-building =
    { $due ->
        [one] Twoja kolej: wybierz surowce, które wydasz na budynek. Jest miejsce jeszcze na { $due } surowiec.
        [few] Twoja kolej: wybierz surowce, które wydasz na budynek. Jest miejsce jeszcze na { $due } surowce.
       *[many] Twoja kolej: wybierz surowce, które wydasz na budynek. Jest miejsce jeszcze na { $due } surowców.
    }
prompt-take =
    { $due ->
        [one] Twoja kolej: weź dowolny surowiec. To już ostatni.
        [few] Twoja kolej: weź dowolny surowiec. Możesz wziąć jeszcze { $due }.
       *[many] Twoja kolej: weź dowolny surowiec. Możesz wziąć jeszcze { $due }.
    }
prompt-draft = Twoja kolej: wybierz jedną z kości i weź za nią nagrodę.
prompt-feed =
    { $due ->
        [one] Twoja kolej: brakuje ci { $due } żywności. Wydasz w zamian { $due } surowiec, czy plemię będzie głodować?
        [few] Twoja kolej: brakuje ci { $due } żywności. Wydasz w zamian { $due } surowce, czy plemię będzie głodować?
       *[many] Twoja kolej: brakuje ci { $due } żywności. Wydasz w zamian { $due } surowców, czy plemię będzie głodować?
    }


## Dziennik gry

event-first-player = { $who } dostaje figurkę pierwszego gracza.
event-round-begins = Runda { $round }: zaczyna { $who }.
event-places =
    { $people ->
        [one] { $who } stawia { $people } pionek { $place_in }.
        [few] { $who } stawia { $people } pionki { $place_in }.
       *[many] { $who } stawia { $people } pionków { $place_in }.
    }
event-stays-home =
    { $people ->
        [one] { $who } nie ma gdzie postawić { $people } pionka, który zostaje w domu.
        [few] { $who } nie ma gdzie postawić { $people } pionków, które zostają w domu.
       *[many] { $who } nie ma gdzie postawić { $people } pionków, które zostają w domu.
    }
event-resolves = { $who } wykonuje akcję { $place_in }.
event-rolls =
    { $count ->
        [one] { $who } rzuca { $good_for }: { $total }.
        [few] { $who } rzuca { $good_for }: { $dice } = { $total }.
       *[many] { $who } rzuca { $good_for }: { $dice } = { $total }.
    }
event-adds-tool = { $who } dodaje narzędzie o wartości { $value }: suma wynosi teraz { $total }.
event-adds-once = { $who } dodaje jednorazowe narzędzie o wartości { $value }: suma wynosi teraz { $total }.
event-gains =
    { $good_id ->
        [tool] { $who } dostaje { $good_acc }.
        [food_track] { $who } przesuwa swój znacznik o { $good_acc }.
        [person] { $who } dostaje { $good_acc }.
       *[other] { $who } zdobywa { $good_acc }.
    }
event-gains-nothing =
    { $good_id ->
        [tool] { $who } nie dostaje narzędzia: wszystkie są już najlepsze.
        [food_track] { $who } nie przesuwa znacznika: tor żywności się skończył.
        [person] { $who } nie dostaje nowego pionka: plemię jest już w komplecie.
       *[other] { $who } nie zdobywa { $good_gen }.
    }
event-pays = { $who } wydaje { $good_acc }.
event-buys-card = { $who } kupuje kartę „{ $card }” z pola { $space }.
event-buys-building =
    { $n ->
        [one] { $who } kupuje „{ $tile }” i zdobywa { $n } punkt.
        [few] { $who } kupuje „{ $tile }” i zdobywa { $n } punkty.
       *[many] { $who } kupuje „{ $tile }” i zdobywa { $n } punktów.
    }
event-declines = { $who } rezygnuje z zakupu { $place_in }.
event-stores-tool = { $who } zachowuje na później jednorazowe narzędzie o wartości { $value }.
event-stores-any-two = { $who } zachowuje na później kartę „2 surowce wyboru gracza”.
event-uses-any-two = { $who } używa karty „2 surowce wyboru gracza”.
event-draws-card = { $who } dobiera dodatkową kartę i nie pokazuje jej nikomu.
event-sees-card = Dodatkowa karta to „{ $card }”. Widzisz ją tylko ty.
event-finds-no-card = { $who } nie dobiera dodatkowej karty: talia jest pusta.
event-rolls-draft = { $who } rzuca kośćmi dla wszystkich: { $dice }.
event-drafts =
    { $face ->
        [1] { $who } wybiera jedynkę.
        [2] { $who } wybiera dwójkę.
        [3] { $who } wybiera trójkę.
        [4] { $who } wybiera czwórkę.
        [5] { $who } wybiera piątkę.
       *[6] { $who } wybiera szóstkę.
    }
event-feeds =
    { $n ->
        [one] { $who } żywi plemię i wydaje { $n } żywność.
        [few] { $who } żywi plemię i wydaje { $n } żywności.
       *[many] { $who } żywi plemię i wydaje { $n } żywności.
    }
event-lacks-food = { $who } oddaje całą żywność, a wciąż brakuje { $n }.
event-starves =
    { $n ->
        [one] Plemię głoduje: { $who } traci { $n } punkt.
        [few] Plemię głoduje: { $who } traci { $n } punkty.
       *[many] Plemię głoduje: { $who } traci { $n } punktów.
    }
event-reveals-card = Na pole { $space } trafia nowa karta: „{ $card }”.
event-reveals-tile = Na stosie budynków { $stack } leży nowy żeton: „{ $tile }”.
event-stack-empty = Stos budynków { $stack } jest pusty: to ostatnia runda.
event-cards-run-out = Na następną rundę nie wystarcza kart.
event-last-round = Gra osiąga największą dozwoloną długość i dalej już się nie toczy.
event-game-ends = Gra się kończy: wszystkie punkty są podliczone.
event-shows-extra-card = { $who } pokazuje dodatkową kartę: „{ $card }”.


## Miejsca

place-hunt = Łowisko
    .in = na łowisku
    .explain = Miejsce dla dowolnej liczby pionków. Rzuć kością za każdy swój pionek i dodaj narzędzia, jeśli chcesz: za każde pełne 2 w sumie dostajesz 1 żywność.
place-forest = Las
    .in = w lesie
    .explain = Miejsce dla 7 pionków. Rzuć kością za każdy swój pionek i dodaj narzędzia, jeśli chcesz: za każde pełne 3 w sumie dostajesz 1 drewno.
place-clay-pit = Glinianka
    .in = w gliniance
    .explain = Miejsce dla 7 pionków. Rzuć kością za każdy swój pionek i dodaj narzędzia, jeśli chcesz: za każde pełne 4 w sumie dostajesz 1 cegłę.
place-quarry = Kamieniołom
    .in = w kamieniołomie
    .explain = Miejsce dla 7 pionków. Rzuć kością za każdy swój pionek i dodaj narzędzia, jeśli chcesz: za każde pełne 5 w sumie dostajesz 1 kamień.
place-river = Rzeka
    .in = nad rzeką
    .explain = Miejsce dla 7 pionków. Rzuć kością za każdy swój pionek i dodaj narzędzia, jeśli chcesz: za każde pełne 6 w sumie dostajesz 1 złoto.
place-tool-maker = Wytwórca narzędzi
    .in = u wytwórcy narzędzi
    .explain = Miejsce dla 1 pionka. Dostajesz 1 narzędzie, chyba że masz już trzy narzędzia o wartości 4.
place-hut = Chata
    .in = w chacie
    .explain = Miejsce dla dokładnie 2 pionków jednego gracza. Dostajesz 1 nowy pionek; w plemieniu może ich być najwyżej 10. Nowy pionek je już w tej rundzie, a pracuje od następnej.
place-field = Pole uprawne
    .in = na polu uprawnym
    .explain = Miejsce dla 1 pionka. Przesuwasz swój znacznik o 1 krok na torze żywności, najwyżej do 10. Każdy krok daje ci 1 żywność na rundę.
place-card-1 = Pole karty 1
    .in = na polu karty 1
    .explain = Miejsce dla 1 pionka. Kup leżącą tu kartę za 1 dowolny surowiec albo zrezygnuj.
place-card-2 = Pole karty 2
    .in = na polu karty 2
    .explain = Miejsce dla 1 pionka. Kup leżącą tu kartę za 2 dowolne surowce albo zrezygnuj.
place-card-3 = Pole karty 3
    .in = na polu karty 3
    .explain = Miejsce dla 1 pionka. Kup leżącą tu kartę za 3 dowolne surowce albo zrezygnuj.
place-card-4 = Pole karty 4
    .in = na polu karty 4
    .explain = Miejsce dla 1 pionka. Kup leżącą tu kartę za 4 dowolne surowce albo zrezygnuj.
place-building-1 = Stos budynków 1
    .in = na stosie budynków 1
    .explain = Miejsce dla 1 pionka. Zapłać za wierzchni żeton i od razu zdobądź jego punkty albo zrezygnuj. Gdy któryś stos się wyczerpie, trwa ostatnia runda.
place-building-2 = Stos budynków 2
    .in = na stosie budynków 2
    .explain = Miejsce dla 1 pionka. Zapłać za wierzchni żeton i od razu zdobądź jego punkty albo zrezygnuj. Gdy któryś stos się wyczerpie, trwa ostatnia runda.
place-building-3 = Stos budynków 3
    .in = na stosie budynków 3
    .explain = Miejsce dla 1 pionka. Zapłać za wierzchni żeton i od razu zdobądź jego punkty albo zrezygnuj. Gdy któryś stos się wyczerpie, trwa ostatnia runda.
place-building-4 = Stos budynków 4
    .in = na stosie budynków 4
    .explain = Miejsce dla 1 pionka. Zapłać za wierzchni żeton i od razu zdobądź jego punkty albo zrezygnuj. Gdy któryś stos się wyczerpie, trwa ostatnia runda.


## Dobra, z liczbą

good-wood =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
    .acc = { good-wood }
    .gen = drewna
    .for = na drewno
good-brick =
    { $n ->
        [one] { $n } cegła
        [few] { $n } cegły
       *[many] { $n } cegieł
    }
    .acc =
        { $n ->
            [one] { $n } cegłę
            [few] { $n } cegły
           *[many] { $n } cegieł
        }
    .gen = żadnej cegły
    .for = na cegłę
good-stone =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
    .acc = { good-stone }
    .gen = żadnego kamienia
    .for = na kamień
good-gold =
    { $n ->
        [one] { $n } złoto
        [few] { $n } złota
       *[many] { $n } złota
    }
    .acc = { good-gold }
    .gen = złota
    .for = na złoto
good-food =
    { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
       *[many] { $n } żywności
    }
    .acc = { good-food }
    .gen = żywności
    .for = na żywność
good-vp =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
    .acc = { good-vp }
    .gen = żadnego punktu
    .for = na punkty
good-tool =
    { $n ->
        [one] { $n } narzędzie
        [few] { $n } narzędzia
       *[many] { $n } narzędzi
    }
    .acc = { good-tool }
    .gen = żadnego narzędzia
    .for = na narzędzie
good-food-track =
    { $n ->
        [one] { $n } krok na torze żywności
        [few] { $n } kroki na torze żywności
       *[many] { $n } kroków na torze żywności
    }
    .acc = { good-food-track }
    .gen = żadnego kroku na torze żywności
    .for = na krok na torze żywności
good-person =
    { $n ->
        [one] { $n } nowy pionek
        [few] { $n } nowe pionki
       *[many] { $n } nowych pionków
    }
    .acc = { good-person }
    .gen = żadnego nowego pionka
    .for = na nowy pionek

resource-wood = Drewno
resource-brick = Cegła
resource-stone = Kamień
resource-gold = Złoto


## Fazy, karty na później, źródła punktów, ustawienia

phase-placement = Ustawianie pionków
phase-actions = Akcje
phase-feeding = Żywienie

stored-not-held = Brak
stored-held = Do użycia
stored-used = Zużyte

card-any-two = 2 surowce wyboru gracza
    .gen = karty „2 surowce wyboru gracza”

source-buildings = Budynki
source-cards = Punkty z kart
source-hunger = Głód
source-culture = Symbole rozwoju cywilizacji
source-farmers = Rolnicy × tor żywności
source-tool-makers = Wytwórcy narzędzi × narzędzia
source-builders = Budowniczowie × budynki
source-shamans = Szamani × pionki
source-resources = Zachowane surowce

option-first = Pierwszy gracz
option-first-random = Losowo
option-first-1 = Gracz 1
option-first-2 = Gracz 2
option-first-3 = Gracz 3
option-first-4 = Gracz 4


## Karty cywilizacji

# $n oraz $good z formami
top-gain =
    { $good_id ->
        [vp] Od razu zdobywasz { $good_acc }.
        [food_track] Przesuwasz swój znacznik o { $good_acc }.
       *[other] Dostajesz { $good_acc }.
    }
# $n: liczba kości, $good z formami
top-roll-gain =
    { $n ->
        [one] Rzuć { $n } kością { $good_for }. Możesz dodać narzędzia.
        [few] Rzuć { $n } kośćmi { $good_for }. Możesz dodać narzędzia.
       *[many] Rzuć { $n } kośćmi { $good_for }. Możesz dodać narzędzia.
    }
top-dice-draft = Elementy za kości: rzuć tyloma kośćmi, ilu jest graczy. Począwszy od ciebie, każdy wybiera jedną kość i dostaje za nią nagrodę: 1 to drewno, 2 cegła, 3 kamień, 4 złoto, 5 narzędzie, a 6 krok na torze żywności.
top-draw-card = Dobierz wierzchnią kartę z talii. Liczy się tylko jej dolna część i do końca gry znasz ją tylko ty.
# $n: wartość
top-store-tool = Narzędzie o wartości { $n } do jednego twojego rzutu, teraz albo później.
# $n: ile
top-store-resources =
    { $n ->
        [one] Weź { $n } surowiec do wyboru, teraz albo później.
        [few] Weź { $n } surowce do wyboru, teraz albo później.
       *[many] Weź { $n } surowców do wyboru, teraz albo później.
    }

# $symbol z formami
bottom-culture = Symbol rozwoju cywilizacji: { $symbol_plain }. Układ różnych symboli daje na koniec gry kwadrat ich liczby.
# $n oraz $character z formami
bottom-multiply =
    { $character_id ->
        [farmer] { $character_count }: na koniec gry { good-vp } za każdy twój krok na torze żywności.
        [tool_maker] { $character_count }: na koniec gry { good-vp } za każdy punkt wartości twoich narzędzi.
        [builder] { $character_count }: na koniec gry { good-vp } za każdy twój budynek.
       *[shaman] { $character_count }: na koniec gry { good-vp } za każdy twój pionek.
    }

symbol-medicine = Zielarstwo
    .plain = zielarstwo
symbol-art = Rzeźbiarstwo
    .plain = rzeźbiarstwo
symbol-music = Muzyka
    .plain = muzyka
symbol-writing = Pismo
    .plain = pismo
symbol-time = Zegar
    .plain = zegar
symbol-pottery = Garncarstwo
    .plain = garncarstwo
symbol-transport = Koło
    .plain = koło
symbol-weaving = Tkactwo
    .plain = tkactwo

character-farmer = Rolnik
    .times = tor żywności
    .count =
        { $n ->
            [one] { $n } rolnik
            [few] { $n } rolnicy
           *[many] { $n } rolników
        }
character-tool-maker = Wytwórca narzędzi
    .times = narzędzia
    .count =
        { $n ->
            [one] { $n } wytwórca narzędzi
            [few] { $n } wytwórcy narzędzi
           *[many] { $n } wytwórców narzędzi
        }
character-builder = Budowniczy
    .times = budynki
    .count =
        { $n ->
            [one] { $n } budowniczy
            [few] { $n } budowniczowie
           *[many] { $n } budowniczych
        }
character-shaman = Szaman
    .times = pionki
    .count =
        { $n ->
            [one] { $n } szaman
            [few] { $n } szamani
           *[many] { $n } szamanów
        }


## Żetony budynków

kind-fixed = Gwarantowana ilość punktów
    .explain = Płacisz dokładnie te surowce, które widać na żetonie, i zdobywasz podane na nim punkty.
kind-choice = Rodzaje do wyboru
    .explain = Płacisz podaną liczbą surowców w podanej liczbie rodzajów. Zdobywasz tyle punktów, ile są warte: drewno 3, cegła 4, kamień 5, złoto 6.
kind-open = Dowolna zapłata
    .explain = Płacisz dowolnymi surowcami, od 1 do 7. Zdobywasz tyle punktów, ile są warte: drewno 3, cegła 4, kamień 5, złoto 6.

# $cost: surowce słowami (w bierniku), $n: punkty
tile-fixed =
    { $n ->
        [one] Wydaj { $cost }, a zdobędziesz { $n } punkt.
        [few] Wydaj { $cost }, a zdobędziesz { $n } punkty.
       *[many] Wydaj { $cost }, a zdobędziesz { $n } punktów.
    }
# $n: ile surowców, $kinds: w ilu rodzajach
tile-choice =
    { $kinds ->
        [one] Wydaj { count-resources }, wszystkie jednego rodzaju, i zdobądź tyle punktów, ile są warte.
        [few] Wydaj { count-resources } w dokładnie { $kinds } rodzajach i zdobądź tyle punktów, ile są warte.
       *[many] Wydaj { count-resources } w dokładnie { $kinds } rodzajach i zdobądź tyle punktów, ile są warte.
    }
count-resources =
    { $n ->
        [one] { $n } surowiec
        [few] { $n } surowce
       *[many] { $n } surowców
    }
# $n: najwięcej, ile można zapłacić
tile-open = Wydaj od 1 do { $n } dowolnych surowców i zdobądź tyle punktów, ile są warte.


## Nagłówki

mat-food = Żywność
mat-food-track = Tor żywności
mat-tools = Narzędzia
mat-people = Pionki
mat-resources = Surowce
mat-cards = Karty
mat-buildings = Budynki
mat-score = Punkty
mat-round = Runda
mat-deck = Talia
mat-stack = Stos
mat-first-player = Pierwszy gracz
mat-one-use-tools = Jednorazowe narzędzia
mat-extra-card = Dodatkowa karta
mat-culture = Symbole rozwoju cywilizacji
mat-dice = Kości

# w każdym z nich $n
mat-round-number = Runda { $n }
mat-stack-number = Stos { $n }
mat-space-number = Pole { $n }
mat-space-cost =
    { $n ->
        [one] Kosztuje { $n } surowiec
        [few] Kosztuje { $n } surowce
       *[many] Kosztuje { $n } surowców
    }
mat-deck-left =
    { $n ->
        [one] W talii została { $n } karta
        [few] W talii zostały { $n } karty
       *[many] W talii zostało { $n } kart
    }
mat-stack-left =
    { $n ->
        [one] Na stosie został { $n } żeton
        [few] Na stosie zostały { $n } żetony
       *[many] Na stosie zostało { $n } żetonów
    }
mat-people-at-home =
    { $n ->
        [one] { $n } pionek do ustawienia
        [few] { $n } pionki do ustawienia
       *[many] { $n } pionków do ustawienia
    }


## Stół na stronie

table-phases = Fazy rundy
table-stage = Kości i zapłata
table-close = Zamknij
table-whole-board = Wszystko, co ma { $who }
table-none-yet = Jeszcze nic
table-in-all = Razem
table-empty-space = Puste do następnej rundy
table-empty-stack = Nie ma już budynków
table-extra-mine = Twoja dodatkowa karta. Do końca gry widzisz ją tylko ty.

# Krótkie napisy na kartach i żetonach
table-card-roll-gain =
    { $n ->
        [one] { $n } kość { $good_for }
        [few] { $n } kości { $good_for }
       *[many] { $n } kości { $good_for }
    }
table-card-dice-draft = Kość dla każdego
table-card-draw-card = Dodatkowa karta
table-card-store-tool = Jednorazowe narzędzie
table-card-store-resources =
    { $n ->
        [one] { $n } surowiec do wyboru
        [few] { $n } surowce do wyboru
       *[many] { $n } surowców do wyboru
    }
table-kinds =
    { $n ->
        [one] 1 rodzaju
        [few] { $n } rodzajów
       *[many] { $n } rodzajów
    }
table-any-kinds = dowolnych rodzajów
table-worth-now =
    { $n ->
        [one] Gdyby gra się teraz skończyła: { $n } punkt dla ciebie
        [few] Gdyby gra się teraz skończyła: { $n } punkty dla ciebie
       *[many] Gdyby gra się teraz skończyła: { $n } punktów dla ciebie
    }

# Miejsca. $good z liczbą: 1 drewno
table-rate = Każde pełne { $n } daje: { $good }
table-people-of =
    { $n ->
        [one] { $who }: { $n } pionek
        [few] { $who }: { $n } pionki
       *[many] { $who }: { $n } pionków
    }
# $good: najwięcej, z liczbą
table-outlook =
    { $dice ->
        [one] { $dice } kość: od { $least } do { $good }, średnio { $mean }.
        [few] { $dice } kości: od { $least } do { $good }, średnio { $mean }.
       *[many] { $dice } kości: od { $least } do { $good }, średnio { $mean }.
    }

# Kości
table-die = Na kości { $n }
table-rolls-for = { $who } rzuca: { $good }
# $n: przez ile się dzieli; $good z liczbą
table-sum = { $total } podzielone przez { $n } daje: { $good }
table-missing =
    { $n ->
        [one] Jeszcze { $n } oczko dałoby o jeden więcej.
        [few] Jeszcze { $n } oczka dałyby o jeden więcej.
       *[many] Jeszcze { $n } oczek dałoby o jeden więcej.
    }
table-picks = { $who } wybiera kość
table-picked = { $who } rzuca dla wszystkich
table-leave = Bierz: { $good }
table-add-tool = Narzędzie { $n }: { $good }
table-add-once = Jednorazowe narzędzie { $n }: { $good }

# Zapłata
table-considers = { $who } może kupić: { $what }
table-pay = Zapłać
table-take = Weź
table-pays = { $who } płaci: { $what }
table-pays-feeding = żywność dla plemienia
table-tray = Zapłacono { $paid }, zostało { $due }
table-worth-so-far =
    { $n ->
        [one] Na razie { $n } punkt
        [few] Na razie { $n } punkty
       *[many] Na razie { $n } punktów
    }
table-takes = { $who } bierze surowce
table-take-left =
    { $n ->
        [one] { $n } surowiec do wzięcia
        [few] { $n } surowce do wzięcia
       *[many] { $n } surowców do wzięcia
    }
table-have-resources =
    { $n ->
        [0] Nie masz surowców.
        [one] Masz { $n } surowiec.
        [few] Masz { $n } surowce.
       *[many] Masz { $n } surowców.
    }
table-left =
    { $n ->
        [one] Zostanie { $n }.
        [few] Zostaną { $n }.
       *[many] Zostanie { $n }.
    }
table-brings = Z tego, co masz, możesz tu zdobyć od { $least } do { $most } punktów.
table-values = Drewno daje 3 punkty, cegła 4, kamień 5, złoto 6.

# Żywność
table-food-left = Po posiłku zostanie { $n } żywności
table-short = Brakuje { $n } żywności
table-hungry = { $who }: brakuje { $n } żywności
table-meal = Pionki do wyżywienia: { $people }, żywność z pól: { $grown }, w zapasie: { $food }.

# Obszar gracza
table-no-tool = Miejsce na narzędzie
table-tool-ready = Narzędzie o wartości { $n }, gotowe
table-tool-used = Narzędzie o wartości { $n }, użyte w tej rundzie
table-once = Jednorazowe narzędzie o wartości { $n }
table-at-home = Pionki w domu: { $n } z { $all }
table-symbol = { $name }: { $n }
table-character = { $name }: { $n } × { $factor } ({ $times }) = { $points }
