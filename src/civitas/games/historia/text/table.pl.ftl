### Słowa na stole Historii: nagłówki, wyjaśnienia, znaczenie małych obrazków.


## Efekty

effect-vp =
    { $n ->
        [one] zyskaj { $n } PZ
        [few] zyskaj { $n } PZ
       *[many] zyskaj { $n } PZ
    }
effect-vp-loss =
    { $n ->
        [one] strać { $n } PZ
        [few] strać { $n } PZ
       *[many] strać { $n } PZ
    }
effect-vp-pay =
    { $n ->
        [one] zapłać { $n } PZ
        [few] zapłać { $n } PZ
       *[many] zapłać { $n } PZ
    }
effect-pay-vp = { effect-vp-pay }
effect-cube =
    { $n ->
        [one] odzyskaj { $n } wykorzystaną kostkę
        [few] odzyskaj do { $n } wykorzystanych kostek
       *[many] odzyskaj do { $n } wykorzystanych kostek
    }
effect-recover-pool-or-map =
    { $n ->
        [one] odzyskaj { $n } kostkę z puli wykorzystanych lub z mapy
        [few] odzyskaj do { $n } kostek z puli wykorzystanych lub z mapy
       *[many] odzyskaj do { $n } kostek z puli wykorzystanych lub z mapy
    }
effect-cube-pay =
    { $n ->
        [one] zapłać { $n } kostkę
        [few] zapłać { $n } kostki
       *[many] zapłać { $n } kostek
    }
effect-pay-cube = { effect-cube-pay }
effect-cube-destroy =
    { $n ->
        [one] zniszcz { $n } własną kostkę
        [few] zniszcz { $n } własne kostki
       *[many] zniszcz { $n } własnych kostek
    }
effect-card-old =
    { $n ->
        [one] odzyskaj najstarszą kartę z kolejki
        [few] odzyskaj { $n } najstarsze karty z kolejki
       *[many] odzyskaj { $n } najstarszych kart z kolejki
    }
effect-card-any =
    { $n ->
        [one] odzyskaj z kolejki { $n } wybraną kartę
        [few] odzyskaj z kolejki { $n } wybrane karty
       *[many] odzyskaj z kolejki { $n } wybranych kart
    }
effect-tech =
    { $n ->
        [one] zyskaj { $n } poziom technologii
        [few] zyskaj { $n } poziomy technologii
       *[many] zyskaj { $n } poziomów technologii
    }
effect-mil =
    { $n ->
        [one] zyskaj { $n } poziom militarny
        [few] zyskaj { $n } poziomy militarne
       *[many] zyskaj { $n } poziomów militarnych
    }
effect-mil-down =
    { $n ->
        [one] strać { $n } poziom militarny
        [few] strać { $n } poziomy militarne
       *[many] strać { $n } poziomów militarnych
    }
effect-wonder =
    { $n ->
        [one] weź { $n } cud z szeregu
        [few] weź { $n } cuda z szeregu
       *[many] weź { $n } cudów z szeregu
    }
effect-wonder-ready =
    { $n ->
        [one] postaw prosto { $n } własny cud
        [few] postaw prosto { $n } własne cuda
       *[many] postaw prosto { $n } własnych cudów
    }
effect-wonder-destroy =
    { $n ->
        [one] zniszcz { $n } inny własny cud
        [few] zniszcz { $n } inne własne cuda
       *[many] zniszcz { $n } innych własnych cudów
    }
effect-expand =
    { $n ->
        [one] połóż { $n } kostkę na sąsiadującym terytorium
        [few] połóż { $n } kostki na sąsiadujących terytoriach
       *[many] połóż { $n } kostek na sąsiadujących terytoriach
    }
effect-expand-any =
    { $n ->
        [one] połóż { $n } kostkę na dowolnym terytorium
        [few] połóż { $n } kostki na dowolnych terytoriach
       *[many] połóż { $n } kostek na dowolnych terytoriach
    }
effect-advisor =
    { $n ->
        [one] dobierz { $n } doradcę
        [few] dobierz { $n } doradców
       *[many] dobierz { $n } doradców
    }
effect-revolution = wywołaj rewolucję
effect-partner-vp =
    { $n ->
        [one] partner zyskuje { $n } PZ
        [few] partner zyskuje { $n } PZ
       *[many] partner zyskuje { $n } PZ
    }
effect-war-vp =
    { $n ->
        [one] zwycięzca zyskuje { $n } PZ
        [few] zwycięzca zyskuje { $n } PZ
       *[many] zwycięzca zyskuje { $n } PZ
    }
effect-vp-per-wonders =
    { $n ->
        [one] zyskaj 1 PZ za każdy cud
        [few] zyskaj 1 PZ za każde { $n } cuda
       *[many] zyskaj 1 PZ za każde { $n } cudów
    }
effect-unlock-card = karta { $card } trafia na rękę
effect-unlock-advanced = otwiera akcję zaawansowaną karty { $card }
effect-cards-per-round =
    { $n ->
        [one] { $n } karta na rundę
        [few] do { $n } kart na rundę
       *[many] do { $n } kart na rundę
    }
effect-navigation = Nawigacja: wszystkie terytoria uważa się za sąsiadujące


## Karty

explain-military = rozwiń siłę militarną.
explain-technology = odkrywaj nowe technologie.
explain-art = buduj cuda z szeregu.
explain-exploit = odzyskaj kostki. Kostka zabrana z mapy kosztuje tyle PZ, ile warte jest terytorium; ostatnia zostaje.
explain-expansion = połóż kostkę na terytorium sąsiadującym z jednym z twoich.
explain-trade = ucz się od sąsiada o wyższym poziomie technologii; sąsiad dostaje za to PZ.
explain-raid = najedź sąsiada o niższym poziomie militarnym; sam nic nie traci.
explain-war = walcz z cywilizacją na wspólnym terytorium. Wygrywa silniejszy, bez względu na to, kto atakuje; kostka przegranego znika z mapy.
explain-tourism = cuda przyciągają turystów.
explain-revolution = ta runda jest ostatnia w turze; wracają najnowsza karta z kolejki i jedna wybrana.
table-basic = Podstawowa: { $what }.
table-advanced = Zaawansowana, od technologii { $tech }: { $what }.
table-needs = Akcja zaawansowana: od technologii { $tech }
table-costs = koszt: { $what }
table-does = wykonuje akcję { $action } ({ $side })
table-anytime = przed dowolną kartą lub po niej
table-after = po akcji { $action }
table-majority = tylko przy wyłącznej większości wśród graczy: { $metric }
table-turned = Obrócony: stanie prosto na koniec tury
table-new = Nowy: gotowy od twojej następnej karty
table-last-wonder = Ten cud Civbot zabierze pierwszy
table-condition = { $metric }, co najmniej { $least }: { $vp } PZ
table-hidden-advisor = Doradca, którego zna tylko właściciel
metric-wonders = cuda
metric-military = siła militarna
metric-technology = technologia
metric-territories = terytoria
table-era-short = Przywódca ery { $era }


## Runda

table-round = Karty tej rundy w porządku tury
table-place = Miejsce { $n } w porządku tury
table-thinking = Jeszcze wybiera
table-ready = Karty leżą zakryte
table-hand = Twoja ręka
table-play-chosen = Zagraj wybrane karty (najwyżej { $n })
table-chosen = Leżą przed tobą zakryte: { $cards }. Możesz jeszcze zmienić zdanie.
table-limit =
    { $n ->
        [one] Zagrywasz jedną kartę; kostki do wydania: { $supply }.
        [few] Zagrywasz jedną kartę albo do { $n } kart; kostki do wydania: { $supply }.
       *[many] Zagrywasz jedną kartę albo do { $n } kart; kostki do wydania: { $supply }.
    }
table-have =
    { $n ->
        [one] Masz do wydania { $n } kostkę.
        [few] Masz do wydania { $n } kostki.
       *[many] Masz do wydania { $n } kostek.
    }
table-side-basic = Podstawowa
table-side-advanced = Zaawansowana
table-trade = Handluj: { $who }
table-attack = Zaatakuj: { $who }


## Mapa i matryca

table-map = Mapa świata
table-land = { $name }: { $vp } PZ dla tego, kto stoi tu bez innych, numer { $number }. Obecni: { $there }.
table-nobody = nikt
table-matrix = Matryca rozwoju
table-technology = Technologia
table-military = Siła militarna
table-stands = { $who }: technologia { $tech }, poziom militarny { $mil }.


## Czas

table-time = Tura { $turn } z 12, era { $era } z 3
table-segment = Tura { $n } ery kończy się tak: { $what }
table-event-now = Wydarzenie tej tury
table-event-next = Następne wydarzenie
table-event = { $when }: { $what }
table-any-action = Dowolna akcja
table-phases = Przebieg tury
table-phase-setup = Przygotowanie
table-phase-choice = Tajny wybór
table-phase-actions = Akcje
table-when = Era { $era } · tura { $turn } z 12 · runda { $n }
table-row = Szereg cudów
table-row-empty = W szeregu nie ma już cudów.


## Obszary graczy

table-supply = do wydania
table-used = wykorzystane
table-reserve = zasoby
table-cubes-supply =
    { $n ->
        [one] { $n } kostka do wydania
        [few] { $n } kostki do wydania
       *[many] { $n } kostek do wydania
    }
table-cubes-used =
    { $n ->
        [one] { $n } kostka w puli wykorzystanych
        [few] { $n } kostki w puli wykorzystanych
       *[many] { $n } kostek w puli wykorzystanych
    }
table-cubes-reserve =
    { $n ->
        [one] { $n } kostka w zasobach ogólnych
        [few] { $n } kostki w zasobach ogólnych
       *[many] { $n } kostek w zasobach ogólnych
    }
table-queue = Kolejka
table-queue-note = od najstarszej; zaznaczone wrócą na koniec tury
table-empty = pusta
table-hand-of = Ręka
table-aside = Do odblokowania:
table-deck =
    { $n ->
        [one] { $n } doradca w talii
        [few] { $n } doradców w talii
       *[many] { $n } doradców w talii
    }
table-secret-leaders =
    { $n ->
        [one] { $n } przywódca na późniejszą erę
        [few] { $n } przywódców na późniejsze ery
       *[many] { $n } przywódców na późniejsze ery
    }
table-wonders =
    { $n ->
        [0] Brak cudów
        [one] { $n } cud
        [few] { $n } cuda
       *[many] { $n } cudów
    }
table-cards =
    { $n ->
        [one] { $n } karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }
table-in-queue =
    { $n ->
        [one] { $n } karta w kolejce
        [few] { $n } karty w kolejce
       *[many] { $n } kart w kolejce
    }
table-places =
    { $n ->
        [one] { $n } terytorium
        [few] { $n } terytoria
       *[many] { $n } terytoriów
    }
table-first = Pierwsze miejsce w porządku tury
table-civbots = Civboty
table-points = Punkty zwycięstwa
table-out = poza grą
table-close = Zamknij
table-won = Twoja cywilizacja przetrwała wieki
table-won-why = Masz { $n } PZ, a najlepszy Civbot ({ $best }) { $most } PZ.
table-alone-why = Masz { $n } PZ, a żaden Civbot nie przetrwał.
table-fallen-why = Padło twoje ostatnie terytorium.
table-lost = Historia toczy się dalej bez ciebie
table-lost-why = Masz { $n } PZ, a { $best } { $most } PZ. Do wygranej trzeba mieć więcej niż każdy Civbot.
