### Słowa Nowych horyzontów: decyzje, pytania, dziennik gry i napisy na stole.

name = Nowe horyzonty
pitch = Poprowadź cywilizację od pierwszego osadnika do epoki sieci. Uczeni odkrywają technologie, które w każdej grze rosną inaczej, osadnicy badają mapę, jakiej nikt jeszcze nie widział, i zakładają na niej wioski, żołnierze fortyfikują miasta, a to, co zaczniesz budować ty, może dokończyć ktoś inny. Każda kostka, która schodzi z twojej planszy, coś uwalnia: żywność, monety, budowle, a na koniec demokrację.
seat-name = Gracz { $seat }


## Decyzje

action-govern = Weź rząd „{ $government }”
action-act = Postaw pionek akcji: { $action } (pole { $space })
action-use = Wykonaj akcję technologii „{ $technology }” (pole { $space })
action-do = Wykonaj
action-skip = Pomiń
action-research = Opracuj technologię { $slot_on }
action-colour = Szukaj kart: { $colour }
action-discover = Odkryj technologię „{ $technology }”
action-keep = Zatrzymaj „{ $technology }” jako prywatną technologię
action-cube = Weź kostkę z toru { $track_gen }
action-recruit = Zwerbuj { $kind_acc }
action-station = Postaw jednostkę: { $tile }
action-upgrade = Ulepsz: { $unit }
action-move = Przesuń: { $unit }, { $direction_to }
action-halt = Zakończ ruch
action-found = Załóż wioskę: { $tile }
action-settle = Użyj do założenia wioski: { $unit }
action-fortify = Ufortyfikuj miasto: { $tile }
action-garrison = Użyj do ufortyfikowania miasta: { $unit }
action-take = Weź budowlę „{ $structure }”
action-expand = { $way_do }
action-build = Zbuduj „{ $structure }”
action-build-with = Zbuduj za pomocą jednostki: { $unit }
action-produce = { $product_do }
action-trade = { $exchange_do }
action-dismiss = Odwołaj: { $unit }
action-claim = Zdobądź cel „{ $goal }”
action-option = Wybierz możliwość { $choice }
action-basic = Wykonaj akcję podstawową „{ $action }”


## Pytania

prompt-government = Twoja kolej: wybierz rząd spośród tych, które zostały.
prompt-space = Twoja kolej: wybierz pole akcji dla swojego pionka akcji.
prompt-task = Twoja kolej: wykonujesz to zadanie czy je pomijasz?
prompt-slot = Twoja kolej: wybierz technologię, którą opracuje twój uczony.
prompt-colour = Twoja kolej: wybierz kolor technologii, którą odkrywasz.
prompt-card = Twoja kolej: wybierz technologię, która trafi na planszę.
prompt-private = Twoja kolej: wybierz technologię, którą zatrzymasz dla siebie.
prompt-track = Twoja kolej: wybierz tor, z którego bierzesz kostkę.
prompt-kind = Twoja kolej: wybierz, czy werbujesz osadnika, czy żołnierza.
prompt-place = Twoja kolej: wybierz kafel dla swojej nowej jednostki.
prompt-upgrade = Twoja kolej: wybierz jednostkę, która staje się silniejsza.
prompt-step = Twoja kolej: wybierz jednostkę i kierunek jej następnego ruchu.
prompt-village-tile = Twoja kolej: wybierz, gdzie zakładasz wioskę.
prompt-village-unit = Twoja kolej: wybierz kolejnego osadnika, którego użyjesz do założenia wioski.
prompt-city-tile = Twoja kolej: wybierz, gdzie fortyfikujesz miasto.
prompt-city-unit = Twoja kolej: wybierz kolejnego żołnierza, którego użyjesz do ufortyfikowania miasta.
prompt-structure = Twoja kolej: wybierz budowlę z wystawki.
prompt-expansion = Twoja kolej: jak przeprowadzasz ekspansję w tej turze?
prompt-build-tile = Twoja kolej: wybierz budowlę, którą budujesz.
prompt-build-place = Twoja kolej: wybierz osadnika, który buduje.
prompt-production = Twoja kolej: co produkujesz w tej turze?
prompt-trade = Twoja kolej: wybierz wymianę albo zakończ produkcję.
prompt-trade-unit = Twoja kolej: wybierz jednostkę, która opuści mapę.
prompt-goal = Twoja kolej: wybierz cel, który zdobywasz.
prompt-leader-option = Twoja kolej: wybierz, co przynosi twój lider.
prompt-basic = Twoja kolej: wybierz akcję podstawową, którą wykonujesz.


## Dziennik gry

event-first-player = { $who } dostaje znacznik pierwszego gracza.
event-round-begins = Zaczyna się runda { $round }.
event-takes-government = { $who } bierze rząd „{ $government }”.
event-acts = { $who } stawia pionek akcji: { $action } (pole { $space }).
event-uses = { $who } wykonuje akcję technologii „{ $card }” (pole { $space }).
event-pays =
    { $n ->
        [one] { $who } płaci { $n } monetę.
        [few] { $who } płaci { $n } monety.
       *[many] { $who } płaci { $n } monet.
    }
event-skips = { $who } pomija zadanie.
event-exhausts =
    { $n ->
        [one] { $who } wyczerpuje { $n } aktywny pionek.
        [few] { $who } wyczerpuje { $n } aktywne pionki.
       *[many] { $who } wyczerpuje { $n } aktywnych pionków.
    }
event-pawn-leaves = { $who } nie ma wolnego miejsca w kolumnach: jeden pionek opuszcza grę.
event-gains-coins =
    { $n ->
        [one] { $who } zdobywa { $n } monetę.
        [few] { $who } zdobywa { $n } monety.
       *[many] { $who } zdobywa { $n } monet.
    }
event-gains-pawns =
    { $n ->
        [one] { $who } aktywuje { $n } pionek.
        [few] { $who } aktywuje { $n } pionki.
       *[many] { $who } aktywuje { $n } pionków.
    }
event-gains-points =
    { $n ->
        [one] { $who } otrzyma za to { $n } punkt na koniec gry.
        [few] { $who } otrzyma za to { $n } punkty na koniec gry.
       *[many] { $who } otrzyma za to { $n } punktów na koniec gry.
    }
event-gains-settle-tokens =
    { $n ->
        [one] { $who } bierze { $n } znacznik osadnictwa.
        [few] { $who } bierze { $n } znaczniki osadnictwa.
       *[many] { $who } bierze { $n } znaczników osadnictwa.
    }
event-gains-fortify-tokens =
    { $n ->
        [one] { $who } bierze { $n } znacznik fortyfikacji.
        [few] { $who } bierze { $n } znaczniki fortyfikacji.
       *[many] { $who } bierze { $n } znaczników fortyfikacji.
    }
event-gains-nothing = { $who } nic nie zdobywa: nie ma już czego wziąć.
event-does-basic = { $who } wykonuje akcję podstawową: { $action }.
event-researches = { $who } wysyła uczonego: { $slot }.
event-meets-leader = { $who } bierze kartę lidera: { $leader }.
event-chooses-option = { $who } wybiera możliwość { $choice } (lider: { $leader }); jej punktowanie dotyczy wszystkich.
event-chooses-colour = { $who } szuka kart w kolorze: { $colour }.
event-reveals-card = { $who } odkrywa kartę „{ $card }”.
event-discovers = { $who } umieszcza na planszy technologię „{ $card }” ({ $slot }).
event-no-card = { $who } nie znajduje już żadnej karty ({ $slot }).
event-learns = { $who } ma opracowaną technologię „{ $card }”.
event-looks-at = { $who } ogląda kartę „{ $card }”.
event-keeps = { $who } zatrzymuje „{ $card }” jako prywatną technologię.
event-takes-cube =
    { $left ->
        [one] { $who } bierze kostkę z toru { $track_gen }; zostaje tam { $left }.
        [few] { $who } bierze kostkę z toru { $track_gen }; zostają tam { $left }.
       *[many] { $who } bierze kostkę z toru { $track_gen }; zostaje tam { $left }.
    }
event-invests = { $who } inwestuje: kostka trafia na miejsce { $place } toru inwestycji.
event-unlocks-column = { $who } odblokowuje { $column_acc } populacji.
event-unlocks-coins =
    { $n ->
        [one] { $who } będzie odtąd produkować o { $n } monetę więcej.
        [few] { $who } będzie odtąd produkować o { $n } monety więcej.
       *[many] { $who } będzie odtąd produkować o { $n } monet więcej.
    }
event-unlocks-stage = { $who } odblokowuje { $stage_acc }.
event-lacks-cubes = { $who } nie ma już kostek do zainwestowania.
event-takes-structure = { $who } bierze budowlę „{ $structure }”.
event-shows-structure = Na wystawkę trafia budowla „{ $structure }”.
event-no-structure = { $who } nie bierze budowli: nie ma już kafli poziomu { $level }.
event-recruits = { $who } werbuje { $kind_acc } o sile { $strength }: { $tile }.
event-upgrades = { $who } ulepsza { $kind_acc } do siły { $strength }: { $tile }.
event-moves = { $who } przesuwa { $kind_acc }: { $tile }.
event-explores = { $who } eksploruje i odkrywa „{ $tile }”.
event-arrives = { $who } dodaje do mapy „{ $tile }” i wchodzi na ten kafel.
event-uses-up = { $who } wyczerpuje { $kind_acc } o sile { $strength }.
event-founds = { $who } zakłada wioskę: { $tile }.
event-fortifies = { $who } fortyfikuje miasto: { $tile }.
event-returns-settle-token = { $who } odkłada znacznik osadnictwa.
event-returns-fortify-token = { $who } odkłada znacznik fortyfikacji.
event-builds = { $who } buduje „{ $structure }”: { $tile }.
event-builds-too = { $who } buduje „{ $structure }” jako druga osoba: { $tile }.
event-weakens = { $who } ma po budowie osadnika o sile { $strength }.
event-passes-expansion = { $who } nie przeprowadza ekspansji.
event-produces = { $who } wybiera produkcję: { $product }.
event-buys-pawn =
    { $n ->
        [one] { $who } kupuje pionek za { $n } monetę.
        [few] { $who } kupuje pionek za { $n } monety.
       *[many] { $who } kupuje pionek za { $n } monet.
    }
event-dismisses = { $who } odwołuje { $kind_acc } o sile { $strength }: { $tile }.
event-retires =
    { $n ->
        [one] { $who } odsyła pionek i zdobywa { $n } monetę.
        [few] { $who } odsyła pionek i zdobywa { $n } monety.
       *[many] { $who } odsyła pionek i zdobywa { $n } monet.
    }
event-claims-goal =
    { $points ->
        [one] { $who } zdobywa cel „{ $goal }” za { $points } punkt.
        [few] { $who } zdobywa cel „{ $goal }” za { $points } punkty.
       *[many] { $who } zdobywa cel „{ $goal }” za { $points } punktów.
    }
event-claims-without-cube = { $who } nie ma już kostki, aby oznaczyć cel „{ $goal }”; cel i tak się liczy.
event-end-triggered = { $who } wywołuje koniec gry: runda { $round } jest ostatnia.
event-round-limit-reached = Osiągnięto limit rund tego stołu.
event-game-ends = Gra się kończy i podlicza się punkty.
event-reacts = { $who } korzysta ze zdolności: { $stage }.


## Miejsca i rzeczy

slot-l1-1 = pole I-1
    .the = technologię na polu I-1
    .on = na polu I-1
slot-l1-2 = pole I-2
    .the = technologię na polu I-2
    .on = na polu I-2
slot-l1-3 = pole I-3
    .the = technologię na polu I-3
    .on = na polu I-3
slot-l1-4 = pole I-4
    .the = technologię na polu I-4
    .on = na polu I-4
slot-l2-1 = pole II-1
    .the = technologię na polu II-1
    .on = na polu II-1
slot-l2-2 = pole II-2
    .the = technologię na polu II-2
    .on = na polu II-2
slot-l2-3 = pole II-3
    .the = technologię na polu II-3
    .on = na polu II-3
slot-l2-4 = pole II-4
    .the = technologię na polu II-4
    .on = na polu II-4
slot-l2-5 = pole II-5
    .the = technologię na polu II-5
    .on = na polu II-5
slot-l2-6 = pole II-6
    .the = technologię na polu II-6
    .on = na polu II-6
slot-l3-1 = pole III-1
    .the = technologię na polu III-1
    .on = na polu III-1
slot-l3-2 = pole III-2
    .the = technologię na polu III-2
    .on = na polu III-2
slot-l3-3 = pole III-3
    .the = technologię na polu III-3
    .on = na polu III-3
slot-l3-4 = pole III-4
    .the = technologię na polu III-4
    .on = na polu III-4
slot-l3-5 = pole III-5
    .the = technologię na polu III-5
    .on = na polu III-5
slot-l3-6 = pole III-6
    .the = technologię na polu III-6
    .on = na polu III-6
slot-l4-1 = pole IV-1
    .the = technologię na polu IV-1
    .on = na polu IV-1
slot-l4-2 = pole IV-2
    .the = technologię na polu IV-2
    .on = na polu IV-2
slot-l4-3 = pole IV-3
    .the = technologię na polu IV-3
    .on = na polu IV-3
technology-writing = Pismo
technology-agriculture = Rolnictwo
technology-bronze-working = Obróbka brązu
technology-mythology = Mitologia
technology-mathematics = Matematyka
technology-astronomy = Astronomia
technology-medicine = Medycyna
technology-engineering = Inżynieria
technology-currency = Pieniądz
technology-irrigation = Nawadnianie
technology-animal-husbandry = Hodowla zwierząt
technology-mining = Górnictwo
technology-iron-working = Obróbka żelaza
technology-catapult = Katapulta
technology-horseback-riding = Jeździectwo
technology-fortifications = Fortyfikacje
technology-theatre = Teatr
technology-philosophy = Filozofia
technology-wheel = Koło
technology-navigation = Żegluga
technology-scientific-method = Metoda naukowa
technology-electricity = Elektryczność
technology-printing-press = Druk
technology-chemistry = Chemia
technology-banking = Bankowość
technology-refrigeration = Chłodzenie
technology-railroad = Kolej
technology-urbanization = Urbanizacja
technology-gunpowder = Proch strzelniczy
technology-missiles = Pociski
technology-conscription = Pobór
technology-nationalism = Nacjonalizm
technology-enlightenment = Oświecenie
technology-mass-media = Środki masowego przekazu
technology-tourism = Turystyka
technology-diplomacy = Dyplomacja
technology-computers = Komputery
technology-internet = Internet
technology-nuclear-power = Energetyka jądrowa
technology-genetics = Genetyka
technology-space-flight = Loty kosmiczne
technology-robotics = Robotyka
technology-artificial-intelligence = Sztuczna inteligencja
technology-globalization = Globalizacja
structure-farm = Gospodarstwo
structure-market = Targ
structure-well = Studnia
structure-barracks = Koszary
structure-temple = Świątynia
structure-workshop = Warsztat
structure-library = Biblioteka
structure-watchtower = Strażnica
structure-amphitheatre = Amfiteatr
structure-aqueduct = Akwedukt
structure-lighthouse = Latarnia morska
structure-academy = Akademia
structure-forum = Forum
structure-fortress = Twierdza
structure-monastery = Klasztor
structure-harbour = Port
structure-cathedral = Katedra
structure-university = Uniwersytet
structure-palace = Pałac
structure-castle = Zamek
structure-bank = Bank
structure-observatory = Obserwatorium
structure-opera = Opera
structure-hospital = Szpital
goal-innovator = Innowator
goal-polymath = Erudyta
goal-academic = Akademik
goal-expansionist = Ekspansjonista
goal-colonizer = Kolonizator
goal-architect = Architekt
goal-investor = Inwestor
goal-statesman = Mąż stanu
goal-provider = Żywiciel
government-government-1a = Pionierzy
government-government-1b = Budowniczowie
government-government-2a = Uczeni
government-government-2b = Kupcy
government-government-3a = Wojownicy
government-government-3b = Koczownicy
government-government-4a = Rolnicy
government-government-4b = Mecenasi
tile-territory-01 = Dolina rzeki
tile-territory-02 = Solniska
tile-territory-03 = Wzgórza z kamieniołomem
tile-territory-04 = Łąki
tile-territory-05 = Wybrzeże rybackie
tile-territory-06 = Rozdroże
tile-territory-07 = Równiny handlowe
tile-territory-08 = Żyzna delta
tile-territory-09 = Marmurowe klify
tile-territory-10 = Gaje oliwne
tile-territory-11 = Step karawan
tile-territory-12 = Górska przełęcz
tile-territory-13 = Puszcza łowiecka
tile-territory-14 = Wzgórza graniczne
tile-territory-15 = Wielkie jeziora
tile-territory-16 = Srebrne góry
tile-territory-17 = Święty gaj
tile-territory-18 = Las deszczowy
tile-territory-19 = Naturalny port
tile-territory-20 = Oaza
tile-territory-21 = Czarnoziem
tile-territory-22 = Złote wybrzeże
tile-territory-23 = Wysoki płaskowyż
tile-territory-24 = Pustynna cytadela
tile-cradle = Kolebka cywilizacji
tile-home-1 = Terytorium początkowe 1
tile-home-2 = Terytorium początkowe 2
tile-home-3 = Terytorium początkowe 3
tile-home-4 = Terytorium początkowe 4
action-basic-research-1 = Opracuj technologię poziomu I
action-basic-research-2 = Opracuj technologię poziomu II
action-basic-recruit = Werbuj i poruszaj
action-basic-grow = Rozrost
action-advanced-settle-token = Weź znacznik osadnictwa
action-advanced-fortify-token = Weź znacznik fortyfikacji
action-advanced-research-3 = Opracuj technologię poziomu III
action-advanced-research-4 = Opracuj technologię poziomu IV
column-a = Kolumna A
    .acc = kolumnę A
column-b = Kolumna B
    .acc = kolumnę B
column-c = Kolumna C
    .acc = kolumnę C
column-d = Kolumna D
    .acc = kolumnę D
column-e = Kolumna E
    .acc = kolumnę E
track-food = Żywność
    .of = na torze żywności
    .gen = żywności
track-economy = Gospodarka
    .of = na torze gospodarki
    .gen = gospodarki
track-infrastructure = Infrastruktura
    .of = na torze infrastruktury
    .gen = infrastruktury
modifier-move-points = Punkty ruchu
modifier-explore-limit = Eksploracje na turę
modifier-structure-cost = Koszt budowli
modifier-trade-pop-price = Cena pionka
modifier-recruit-soldier-strength = Siła nowych żołnierzy
modifier-prod-pop-coin = Monety za produkcję populacji
unit-settler-1 = osadnik nr 1
unit-settler-2 = osadnik nr 2
unit-settler-3 = osadnik nr 3
unit-settler-4 = osadnik nr 4
unit-settler-5 = osadnik nr 5
unit-settler-6 = osadnik nr 6
unit-settler-7 = osadnik nr 7
unit-settler-8 = osadnik nr 8
unit-soldier-1 = żołnierz nr 1
unit-soldier-2 = żołnierz nr 2
unit-soldier-3 = żołnierz nr 3
unit-soldier-4 = żołnierz nr 4
unit-soldier-5 = żołnierz nr 5
unit-soldier-6 = żołnierz nr 6
unit-soldier-7 = żołnierz nr 7
unit-soldier-8 = żołnierz nr 8
kind-settler = Osadnik
    .a = osadnik
    .acc = osadnika
kind-soldier = Żołnierz
    .a = żołnierz
    .acc = żołnierza
direction-east = wschód
    .to = na wschód
direction-south-east = południowy wschód
    .to = na południowy wschód
direction-south-west = południowy zachód
    .to = na południowy zachód
direction-west = zachód
    .to = na zachód
direction-north-west = północny zachód
    .to = na północny zachód
direction-north-east = północny wschód
    .to = na północny wschód
level-level-1 = Poziom I
level-level-2 = Poziom II
level-level-3 = Poziom III
set-a = Zestaw A
set-b = Zestaw B
set-c = Zestaw C
stage-despotism = Despotyzm
    .of = despotyzm
    .acc = despotyzm
stage-theocracy = Teokracja
    .of = teokrację
    .acc = teokrację
stage-monarchy = Monarchia
    .of = monarchię
    .acc = monarchię
stage-democracy = Demokracja
    .of = demokrację
    .acc = demokrację
colour-blue = niebieski
colour-green = zielony
colour-red = czerwony
colour-yellow = żółty
way-nothing = Brak ekspansji
    .do = Nie przeprowadzaj ekspansji
way-new-structure = Nowa budowla
    .do = Zbuduj nową budowlę
way-existing-structure = Istniejąca budowla
    .do = Zbuduj budowlę stojącą już na mapie
way-village = Wioska
    .do = Załóż wioskę, używając znacznika osadnictwa
way-city = Miasto
    .do = Ufortyfikuj miasto, używając znacznika fortyfikacji
product-population = populacja
    .do = Wyprodukuj populację
product-coins = monety
    .do = Wyprodukuj monety
product-exchanges = wymiany
    .do = Przeprowadź wymiany
exchange-buy = Kupno
    .do = Zapłać monetami za pionek z kolumn
exchange-dismiss = Odwołanie
    .do = Odwołaj jednostkę z mapy
exchange-retire = Odesłanie
    .do = Odeślij aktywny pionek za monetę
exchange-end = Koniec
    .do = Zakończ wymiany


## Źródła punktów, opcje

source-goals = Cele
source-technologies = Technologie
source-map = Mapa
source-investment = Tor inwestycji
source-leaders = Liderzy
source-government = Rząd
option-first = Pierwszy gracz
option-first-random = Losowo
option-first-1 = Gracz 1
option-first-2 = Gracz 2
option-first-3 = Gracz 3
option-first-4 = Gracz 4
option-round-limit = Limit rund (zabezpieczenie przed grą bez końca)
option-round-limit-60 = Po rundzie 60
option-round-limit-100 = Po rundzie 100
