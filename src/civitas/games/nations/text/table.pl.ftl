### Słowa na stole Wojny Narodów: działanie kart i wydarzeń, podglądy, nagłówki.

## Fazy i epoki

phase-setup = Przygotowanie
phase-maintenance = Utrzymanie
phase-actions = Akcje
phase-production = Produkcja
phase-order = Kolejność graczy
phase-war = Wojna
phase-events = Wydarzenia
phase-famine = Głód
phase-age-end = Koniec epoki
age-0 = nadrukowana na planszy
age-1 = Starożytność
age-2 = Średniowiecze
age-3 = Renesans
age-4 = Rewolucja przemysłowa

## Rodzaje kart

type-building = Budynek
    .a = budynek
type-military = Jednostka militarna
    .a = jednostkę militarną
type-colony = Kolonia
    .a = kolonię
type-war = Wojna
    .a = wojnę
type-battle = Bitwa
    .a = bitwę
type-golden-age = Złoty Wiek
    .a = Złoty Wiek
type-wonder = Cud
    .a = cud
type-advisor = Doradca
    .a = doradcę

## Działanie kart i wydarzeń

effect-line = { $when }: { $does }
effect-line-if = { $when }, { $if }: { $does }
effect-for = { $who }: { $does }
effect-and = { $one }, { $other }
effect-or = { $one } lub { $other }
effect-check = Natychmiast wychodzi z gry, { $if }.
when-production = Produkcja
when-ready = Po ukończeniu
when-action = Akcja
when-action-once = Akcja, raz na rundę
when-first-turn = Twoja pierwsza tura w rundzie
when-bought = Gdy kupujesz { $what }
when-bought-by-others = Gdy inna nacja kupuje { $what }
when-hired = Za każdego zatrudnionego Architekta
when-wonder-done = Gdy kończysz inny cud
when-replaced = Gdy przykrywasz budynek budynkiem z późniejszej epoki
when-pass = Gdy pasujesz
when-last-gold-spent = Gdy wydajesz ostatnie złoto
when-war = Gdy doznajesz porażki w wojnie
when-scoring = Na koniec gry
when-age-end = Na koniec każdej epoki
when-defeated = Gdy doznajesz porażki w wojnie
when-reveal = Gdy dobierane jest nowe wydarzenie
when-player-order-step = Przy ustalaniu kolejności graczy
what-any = kartę
what-price = kartę za { $goods }

if-most-strength = jeśli masz największą siłę
if-least-strength = jeśli masz najmniejszą siłę
if-most-stability = jeśli masz największą stabilizację
if-least-stability = jeśli masz najmniejszą stabilizację
if-most-workers = jeśli masz najwięcej robotników
if-passed-first = jeśli pasujesz jako pierwszy
if-passed-last = jeśli pasujesz jako ostatni
if-bought-colony = jeśli w tej rundzie kupujesz kolonię
if-has-military-worker = jeśli masz robotnika na jednostce militarnej
if-strength-above-war = jeśli masz siłę większą od wojny tej rundy
if-war-bought-by-another = jeśli wojnę tej rundy kupiła inna nacja
if-advisor-age-2 = z doradcą z II epoki
if-advisor-age-1-or-2 = z doradcą z I lub II epoki
if-colony-age-4 = z kolonią z IV epoki

who-all = Wszystkie nacje
who-others = Wszystkie inne nacje
who-buyer = Kupujący
who-passed-first = Kto spasował jako pierwszy
who-passed-last = Kto spasował jako ostatni
who-not-targets = Wszyscy pozostali
who-most-strength = Największa siła
who-least-strength = Najmniejsza siła
who-most-stability = Największa stabilizacja
who-least-stability = Najmniejsza stabilizacja
who-most-food = Najwięcej żywności
who-least-food = Najmniej żywności
who-most-golden-ages-bought = Najwięcej Złotych Wieków kupionych w tej rundzie
who-most-workers-on-buildings-age-4 = Najwięcej robotników na budynkach z IV epoki
who-all-except-most-strength = Wszyscy oprócz najsilniejszego
who-all-except-most-stability = Wszyscy oprócz najstabilniejszego
who-all-except-least-stability = Wszyscy oprócz najmniej stabilnego
who-all-except-most-strength-or-most-stability = Kto nie jest ani najsilniejszy, ani najstabilniejszy

op-gain = { $goods }
op-flow = { $goods }
op-lose = { $goods }
op-vp = +{ $n } PZ
op-lose-vp = −{ $n } PZ
op-exchange = płacisz { $price } i otrzymujesz { $reward }
op-may-exchange = można zapłacić { $price } i otrzymać { $reward }
op-may-go-last = można zająć ostatnie miejsce w kolejności i otrzymać { $reward }
op-give-colony = oddajesz kolonię i otrzymujesz { $reward }
op-either = { $one } lub { $other }
op-remove-advisors = usunięcie własnych doradców
op-remove-self = ta karta wychodzi z gry
op-remove-or-vp-colony = usunięcie kolonii, a bez niej strata { $n } PZ
op-remove-or-vp-advisors = usunięcie doradców, a bez nich strata { $n } PZ
op-take-worker =
    { $n ->
        [one] weź { $n } robotnika
        [few] weź { $n } robotników
       *[many] weź { $n } robotników
    }
op-may-take-worker =
    { $n ->
        [one] można wziąć { $n } robotnika
        [few] można wziąć { $n } robotników
       *[many] można wziąć { $n } robotników
    }
op-return-worker =
    { $n ->
        [one] zwrot { $n } robotnika
        [few] zwrot { $n } robotników
       *[many] zwrot { $n } robotników
    }
op-undeploy-for = można zdjąć dowolnych robotników z kart typu { $kind }, za każdego { $goods }
op-free-deploy =
    { $n ->
        [one] wyślij { $n } robotnika do pracy za darmo
        [few] wyślij do { $n } robotników na jednostki militarne za darmo
       *[many] wyślij do { $n } robotników na jednostki militarne za darmo
    }
op-free-deploy-bought = możesz za darmo postawić na nim robotnika
op-free-hire =
    { $n ->
        [one] można zatrudnić { $n } Architekta za darmo
        [few] można zatrudnić do { $n } Architektów za darmo
       *[many] można zatrudnić do { $n } Architektów za darmo
    }
op-free-buy = weź z planszy Złoty Wiek lub cud za darmo
op-architect =
    { $n ->
        [one] { $n } prywatny Architekt w każdej rundzie
        [few] { $n } prywatnych Architektów w każdej rundzie
       *[many] { $n } prywatnych Architektów w każdej rundzie
    }
op-extra-actions = { $n } akcja więcej
op-order-first = pierwsze miejsce w kolejności
op-order-last = ostatnie miejsce w kolejności
op-keep-only = zachowuje najwyżej { $goods }
op-regain-vp-lost-to-war = odzyskuje PZ stracone w wojnie tej rundy
op-regain-all-lost-to-war = odzyskuje wszystko, co stracono w wojnie tej rundy
op-weaken = siła mniejsza o { $n } przy drugim wydarzeniu
op-swap-progress-cards = dwie karty na Planszy Postępu zamieniają się miejscami
op-choose-event = dobierz dwa i wybierz jedno
op-mod-golden-bonus = Złote Wieki: premia { $n }
op-mod-attack = Atak +{ $n }
op-mod-battle-price = Bitwy kosztują o { $goods } więcej
op-mod-colony-need = Kolonie wymagają siły większej o { $n }
op-mod-military-deploy-cost = Jednostki militarne kosztują o { $goods } mniej, co najmniej { $least }
op-mod-war-defence = +{ $n } siły wobec wojny
op-mod-war-loss-food = W wojnie traci się o { $n } żywności więcej
op-mod-stability = { $n } stabilizacji
op-flag-no-military-upkeep = Koszt utrzymania i utrata stabilizacji jednostek militarnych nie liczą się
op-flag-hosts-advisor = Miejsce dla drugiego doradcy
op-flag-no-war-purchase = Nie możesz kupować wojen
op-flag-no-shortage-vp-loss = Nie tracisz PZ za braki
op-flag-no-war-vp-loss = nie tracisz PZ za porażkę
op-flag-skip-turn = przepada
op-flag-counts-least-stability = do końca rundy liczysz się jako najmniej stabilny
op-flag-order-frozen = nie zmienia się

per-advisors = za każdego doradcę
per-colonies-age-2 = za każdą kolonię z II epoki
per-colonies-age-3 = za każdą kolonię z III epoki
per-colonies-age-4 = za każdą kolonię z IV epoki
per-bm-cards-current-age = za każdy budynek i jednostkę militarną z bieżącej epoki
per-workers-on-buildings-age-4 = za każdego robotnika na budynkach z IV epoki
per-wars-and-battles-bought-this-round = za każdą wojnę i bitwę kupioną w tej rundzie
per-colonies-bought-this-round = za każdą kolonię kupioną w tej rundzie

amount-gold =
    { $n ->
        [one] { $n } złoto
        [few] { $n } złota
       *[many] { $n } złota
    }
amount-food =
    { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
       *[many] { $n } żywności
    }
amount-stone =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
amount-books =
    { $n ->
        [one] { $n } księga
        [few] { $n } księgi
       *[many] { $n } ksiąg
    }
amount-strength =
    { $n ->
        [one] { $n } siła
        [few] { $n } siły
       *[many] { $n } siły
    }
amount-stability =
    { $n ->
        [one] { $n } stabilizacja
        [few] { $n } stabilizacji
       *[many] { $n } stabilizacji
    }
amount-vp = { $n } PZ

card-deploy = Robotnik kosztuje { $goods }.
card-attack = Atak { $n }
card-each-worker = Każdy robotnik: { $goods }
card-worker-points = PZ za robotników: { $points }
card-need = Wymaga siły { $n }
card-gives = Daje { $goods }
card-points = { $n } PZ na koniec
card-war = Kto jest słabszy od kupującego, traci { $n } PZ oraz { $goods }.
card-battle = Weź księgi, żywność lub kamień równe twojemu najlepszemu Atakowi.
card-golden = Weź { $goods } albo zapłać za 1 PZ dowolnymi zasobami, razem { $n }.
card-sections = Kamień za kolejne części: { $costs }

## Stół

table-phases = Fazy rundy
table-age-round =
    { $part ->
        [1] Epoka { $age }, pierwsza runda
       *[2] Epoka { $age }, druga runda
    }
table-last-round = ostatnia runda
table-round-of = Runda { $n } z { $all }
table-board = Plansza Postępu
table-price-row =
    { $n ->
        [one] Karty z tego rzędu kosztują { $n } złoto
        [few] Karty z tego rzędu kosztują { $n } złota
       *[many] Karty z tego rzędu kosztują { $n } złota
    }
table-row-gone = Niekupione karty z tego rzędu na koniec rundy wychodzą z gry.
table-row-slides = Niekupione karty z tego rzędu na koniec rundy schodzą do najtańszego rzędu.
table-empty-space = Puste pole
table-costs-you = Kosztuje cię { $goods }
table-strength = Siła militarna
table-attack = Atak
table-stability = Stabilizacja
table-heritage = Dziedzictwo
table-vp = PZ
table-order = Kolejność graczy
table-passed = pas numer { $n }
table-not-passed = jeszcze w grze
table-war = Wojna
table-no-war = W tej rundzie nikt nie kupił wojny.
table-war-strength = Siła wojny { $n }
table-war-by = kupuje { $who }
table-war-by-opponent = wirtualnego przeciwnika
table-war-you-safe = Nic ci nie grozi.
table-war-you-lose = Grozi ci porażka.
table-war-loss = Pokonani tracą: { $n } PZ, { $goods }
table-event = Wydarzenie
table-no-event = Wydarzenie rundy pojawi się po rozwoju.
table-famine = Głód { $n }: na koniec rundy każda nacja traci { $n } żywności.
table-famine-short = Głód { $n }
table-architects =
    { $n ->
        [one] { $n } publiczny Architekt
        [few] { $n } publicznych Architektów
       *[many] { $n } publicznych Architektów
    }
table-opponent = Wirtualny przeciwnik
table-opponent-books = Księgi: { $n }
table-opponent-die-column = Karty z kolumny { $n } wychodzą z gry.
table-opponent-die-tile = { $face }: { $change }
table-books-score = { $n } PZ za księgi, gdyby epoka skończyła się teraz
table-leads = prowadzi na koniec epoki
table-strongest = najsilniejsza nacja
table-weakest = najsłabsza nacja
table-most-stable = najstabilniejsza nacja
table-least-stable = najmniej stabilna nacja
table-revolt = rewolta
table-work = Budynki i jednostki militarne
table-colonies = Kolonie
table-wonders = Cuda
table-advisor = Doradca
table-tower = Drugi doradca
table-site = Cud w budowie
table-no-site = Brak cudu w budowie
table-section-next = Następna część: { $goods }
table-section-cost = Część za { $goods }
table-section-done = Gotowa część
table-private =
    { $n ->
        [one] { $n } prywatny Architekt
        [few] { $n } prywatnych Architektów
       *[many] { $n } prywatnych Architektów
    }
table-population = Tor Populacji
table-food-section =
    { $n ->
        [one] Sekcja Żywności: { $n } puste pole kosztuje { $cost } żywności w każdej produkcji
        [few] Sekcja Żywności: { $n } puste pola kosztują { $cost } żywności w każdej produkcji
       *[many] Sekcja Żywności: { $n } pustych pól kosztuje { $cost } żywności w każdej produkcji
    }
table-stability-section =
    { $n ->
        [one] Sekcja Stabilizacji: { $n } puste pole, { $cost } stabilizacji
        [few] Sekcja Stabilizacji: { $n } puste pola, { $cost } stabilizacji
       *[many] Sekcja Stabilizacji: { $n } pustych pól, { $cost } stabilizacji
    }
table-above =
    { $n ->
        [one] { $n } robotnik nad torem
        [few] { $n } robotników nad torem
       *[many] { $n } robotników nad torem
    }
table-free-workers =
    { $n ->
        [one] { $n } wolny robotnik
        [few] { $n } wolnych robotników
       *[many] { $n } wolnych robotników
    }
table-workers-on =
    { $n ->
        [one] { $n } robotnik
        [few] { $n } robotników
       *[many] { $n } robotników
    }
table-workers-in-all = Robotnicy razem: { $n }
table-next-production = Następna produkcja
table-income-of = { $good }: w zapasie { $have }, produkcja { $change }, potem { $after }
table-shortage = Zabraknie: { $goods }
table-penalty = · kara: { $what }
table-penalty-vp = −{ $n } PZ
table-penalty-books =
    { $n ->
        [one] −{ $n } księga
        [few] −{ $n } księgi
       *[many] −{ $n } ksiąg
    }
table-penalty-any =
    { $n ->
        [one] −{ $n } inny zasób
        [few] −{ $n } inne zasoby
       *[many] −{ $n } innych zasobów
    }
table-forgiven = { $n } darowane
table-in-revolt = Rewolta: księgi −{ $n }, −1 PZ
table-enough = Produkcja wystarczy na wszystko.
table-after-famine = Głód zabiera { $n } żywności; zabraknie { $missing }.
table-famine-ok = Głód zabiera { $n } żywności; wystarczy.
table-for-you = Dla ciebie teraz
table-you-pay = Złoto { $before } → { $after }
table-you-change = { $what } { $before } → { $after }
table-you-production = Następna produkcja: { $goods }
table-you-replace = Zastępuje: { $card }
table-you-covers = Wybierzesz kartę, którą przykryje, na przykład: { $card }
table-you-nothing = Od razu nic się nie zmieni; trzeba tam wysłać robotników.
table-you-attack = Przyniesie ci księgi, żywność lub kamień: { $n }
table-you-golden =
    { $price ->
        [0] { $goods } albo 1 PZ za darmo
        [one] { $goods } albo 1 PZ za { $price } zasób
        [few] { $goods } albo 1 PZ za { $price } zasoby
       *[many] { $goods } albo 1 PZ za { $price } zasobów
    }
table-you-war = Wojna o sile { $n }; słabsi: { $who }
table-you-war-nobody = Wojna o sile { $n }; nikt nie jest słabszy
table-you-goes = Natychmiast wychodzi z gry: { $card }
table-you-points = PZ: { $n }
table-send = Wyślij robotnika za { $goods }
table-take-off = Zdejmij robotnika
table-hire-from = Architekt { $source }: { $goods }
table-used = użyte w tej rundzie
table-whole-board = Cała plansza: { $who }
table-side = { $nation }, strona { $side }
table-level = Poziom { $level }: rozwój { $n }
table-close = Zamknij
table-score = Punkty, gdyby gra skończyła się teraz
table-in-all = Razem
table-none-yet = jeszcze nic
table-start-goods = Na początek: { $goods }, robotnicy: { $workers }
table-spaces = Pola: { $work } na budynki i jednostki, { $colonies } na kolonie, { $wonders } na cuda
table-start-vp = { $n } PZ
table-side-a-note = Strony A wszystkich nacji są jednakowe.
table-actions-left = Akcje w tej turze: { $n }
table-gold-left = Złoto { $n }
table-golden-goods = Weź { $goods }
table-golden-vp =
    { $n ->
        [0] 1 PZ za darmo
        [one] 1 PZ za { $n } zasób
        [few] 1 PZ za { $n } zasoby
       *[many] 1 PZ za { $n } zasobów
    }
table-still-to-pay =
    { $n ->
        [one] Do zapłacenia jeszcze { $n } zasób
        [few] Do zapłacenia jeszcze { $n } zasoby
       *[many] Do zapłacenia jeszcze { $n } zasobów
    }
table-still-to-lose =
    { $n ->
        [one] Do stracenia jeszcze { $n } zasób
        [few] Do stracenia jeszcze { $n } zasoby
       *[many] Do stracenia jeszcze { $n } zasobów
    }
table-still-to-spare =
    { $n ->
        [one] Stabilizacja ocali jeszcze { $n } zasób
        [few] Stabilizacja ocali jeszcze { $n } zasoby
       *[many] Stabilizacja ocali jeszcze { $n } zasobów
    }
table-empty-slot = wolne
table-in-hand = Właśnie kupiona
table-over = Na kartę: { $card }
table-on-free-space = Na wolne pole
table-growth-worker-food = Robotnik z sekcji Żywności: −{ $n } żywności co rundę
table-growth-worker-stability = Robotnik z sekcji Stabilizacji: −{ $n } stabilizacji
table-growth-worker-above = Robotnik znad toru: nic nie kosztuje
table-back-food = Do sekcji Żywności: +{ $n } żywności co rundę
table-back-stability = Do sekcji Stabilizacji: +{ $n } stabilizacji
table-hall = Aleja Sław
table-hall-line = { $hero }: { $n } PZ
