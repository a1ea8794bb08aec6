### Co leży na stole Nowych horyzontów: efekty słowami i nazwy części stołu.

## Efekty: co robi zadanie, jako zwrot bez kropki

effect-coin =
    { $n ->
        [one] zyskaj { $n } monetę
        [few] zyskaj { $n } monety
       *[many] zyskaj { $n } monet
    }
effect-pop =
    { $n ->
        [one] aktywuj { $n } pionek z kolumn
        [few] aktywuj { $n } pionki z kolumn
       *[many] aktywuj { $n } pionków z kolumn
    }
effect-vp =
    { $n ->
        [one] { $n } punkt na koniec gry
        [few] { $n } punkty na koniec gry
       *[many] { $n } punktów na koniec gry
    }
effect-settle-token =
    { $n ->
        [one] weź { $n } znacznik osadnictwa
        [few] weź { $n } znaczniki osadnictwa
       *[many] weź { $n } znaczników osadnictwa
    }
effect-fortify-token =
    { $n ->
        [one] weź { $n } znacznik fortyfikacji
        [few] weź { $n } znaczniki fortyfikacji
       *[many] weź { $n } znaczników fortyfikacji
    }
effect-structure = weź budowlę poziomu { $level }
effect-invest =
    { $n ->
        [one] zainwestuj { $n } kostkę { $track_gen }
        [few] zainwestuj { $n } kostki { $track_gen }
       *[many] zainwestuj { $n } kostek { $track_gen }
    }
effect-invest-any =
    { $n ->
        [one] zainwestuj { $n } kostkę z dowolnego toru
        [few] zainwestuj { $n } kostki z dowolnych torów
       *[many] zainwestuj { $n } kostek z dowolnych torów
    }
effect-recruit-active = aktywny pionek staje się jednostką o sile { $strength }: { $kind }
effect-recruit-inactive = pionek z kolumn staje się jednostką o sile { $strength }: { $kind }
effect-upgrade = ulepsz o { $n }: { $kind }
effect-move =
    { $n ->
        [one] { $n } punkt ruchu
        [few] { $n } punkty ruchu
       *[many] { $n } punktów ruchu
    }
effect-found-village = załóż wioskę
effect-found-village-token = załóż wioskę, używając znacznika osadnictwa
effect-fortify-city = ufortyfikuj miasto
effect-fortify-city-token = ufortyfikuj miasto, używając znacznika fortyfikacji
effect-easier = , wymagana siła mniejsza o { $n }
effect-build-new = zbuduj nową budowlę
effect-build-existing = zbuduj budowlę stojącą już na mapie
effect-research = aktywny pionek opracowuje technologię najwyżej poziomu { $level }
effect-research-exact = aktywny pionek opracowuje technologię poziomu { $level }
effect-research-freely = , ignorując wymagania wstępne
effect-private-tech =
    { $n ->
        [one] obejrzyj { $n } kartę poziomu { $level } i zatrzymaj ją jako prywatną technologię
        [few] obejrzyj { $n } karty poziomu { $level }, zatrzymaj jedną jako prywatną technologię
       *[many] obejrzyj { $n } kart poziomu { $level }, zatrzymaj jedną jako prywatną technologię
    }
effect-basic-action = wykonaj akcję podstawową
effect-produce-pop = wyprodukuj populację
effect-produce-coins = wyprodukuj monety
effect-vp-per =
    { $n ->
        [one] { $n } punkt za { $what }
        [few] { $n } punkty za { $what }
       *[many] { $n } punktów za { $what }
    }
effect-vp-per-some =
    { $n ->
        [one] { $n } punkt za każde { $per }: { $what_many }
        [few] { $n } punkty za każde { $per }: { $what_many }
       *[many] { $n } punktów za każde { $per }: { $what_many }
    }
effect-modifier = { $what }: { $change }
effect-price =
    { $n ->
        [one] zapłać { $n } monetę
        [few] zapłać { $n } monety
       *[many] zapłać { $n } monet
    }
effect-exhausts =
    { $n ->
        [one] wyczerp { $n } aktywny pionek
        [few] wyczerp { $n } aktywne pionki
       *[many] wyczerp { $n } aktywnych pionków
    }
effect-for = { $price }, aby: { $task }
effect-others = każdy inny gracz: { $task }
effect-all = każdy gracz: { $task }
effect-when = { $when }: { $task }
effect-nothing = nic
effect-kind-settler = osadnik
effect-kind-soldier = żołnierz
effect-kind-either = osadnik albo żołnierz
counted-tech = każdą technologię
    .many = technologie
counted-tech2 = każdą technologię poziomu II
    .many = technologie poziomu II
counted-tech2plus = każdą technologię co najmniej poziomu II
    .many = technologie co najmniej poziomu II
counted-tech3 = każdą technologię poziomu III
    .many = technologie poziomu III
counted-tech4 = każdą technologię poziomu IV
    .many = technologie poziomu IV
counted-colours-with-3-techs = każdy kolor z 3 technologiami
    .many = kolory z 3 technologiami
counted-leader = każdego lidera
    .many = liderzy
counted-village = każdą wioskę
    .many = wioski
counted-city = każde miasto
    .many = miasta
counted-structure = każdą zbudowaną budowlę
    .many = zbudowane budowle
counted-map-tile = każdy kafel z własną kostką
    .many = kafle z własną kostką
counted-invested = każdą zainwestowaną kostkę
    .many = zainwestowane kostki
counted-food-removed = każdą usuniętą kostkę żywności
    .many = usunięte kostki żywności
counted-economy-removed = każdą usuniętą kostkę gospodarki
    .many = usunięte kostki gospodarki
counted-infrastructure-removed = każdą usuniętą kostkę infrastruktury
    .many = usunięte kostki infrastruktury
trigger-explore = Gdy eksplorujesz
trigger-found-village = Gdy zakładasz wioskę
trigger-fortify-city = Gdy fortyfikujesz miasto
trigger-build-structure = Gdy budujesz budowlę
trigger-research2 = Gdy opracowujesz technologię co najmniej poziomu II
trigger-research3 = Gdy opracowujesz technologię co najmniej poziomu III
trigger-produce-pop = Gdy produkujesz populację
trigger-produce-coins = Gdy produkujesz monety
trigger-leader = Gdy zdobywasz lidera


## Części stołu

table-map = Mapa
table-tree = Drzewo technologii
table-actions = Akcje planszy
table-basic = Podstawowe
table-advanced = Zaawansowane
table-structures = Wystawka budowli
table-goals = Cele
table-phases = Fazy tury
table-round = Runda { $n }
table-round-last = Runda { $n }, ostatnią będzie { $last }
table-close = Zamknij
table-whole-board = Wszystko, co ma { $who }
table-zoom-in = Przybliż
table-zoom-out = Oddal
table-zoom-fit = Cała mapa
phase-setup = Przygotowanie
phase-action = Akcja
phase-expansion = Ekspansja
phase-production = Produkcja
phase-goal = Cel
table-level = Poziom { $level }
table-level-name = { $name }, poziom { $level }
table-colour = Kolor: { $colour }
table-colours = Kolory: { $colour } i { $second }
table-all-colours = Liczy się jako wszystkie cztery kolory
table-unknown = Jeszcze nieodkryta
table-leader-waits = Tu czeka lider na pierwszego uczonego
table-leader-of = Lidera zdobył gracz { $who }
table-needs = Wymaga połączonych technologii: { $n }
table-bonus = Od razu
table-action = Akcja
table-permanent = Od tej chwili
table-at-end = Na koniec gry
table-choice = Możliwość { $n }
table-then = potem
table-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
table-space = Pole akcji { $n }
table-space-coin =
    { $coins ->
        [one] Pole akcji { $n }, kosztuje { $coins } monetę
        [few] Pole akcji { $n }, kosztuje { $coins } monety
       *[many] Pole akcji { $n }, kosztuje { $coins } monet
    }
table-space-taken = Zajmuje je { $who }
table-space-all = Miejsce dla wszystkich
table-scholars = Uczeni: { $who }
table-deck =
    { $n ->
        [one] { $n } karta w talii
        [few] { $n } karty w talii
       *[many] { $n } kart w talii
    }
table-requires = Wymaga: { $what }
table-requires-n = { $what_many }: { $n }
table-or = { $a } lub { $b }
table-strength = Siła { $n }
table-strength-needed = Wymagana siła: { $n }
table-village = Wioska: punkty: { $n }, kostka { $track }
table-village-of = Wioskę założył gracz { $who }
table-city = Miasto: punkty: { $n }, kostka { $track }
table-city-of = Miasto ufortyfikował gracz { $who }
table-reward = Nagroda: { $what }
table-covered = Zakryty budowlą „{ $structure }”
table-home-of = Terytorium początkowe gracza { $who }
table-frontier = Nieznany ląd
table-explore-here =
    { $n ->
        [one] Eksploruj tutaj za { $n } punkt ruchu
        [few] Eksploruj tutaj za { $n } punkty ruchu
       *[many] Eksploruj tutaj za { $n } punktów ruchu
    }
table-unit = { $kind } gracza { $who }, siła { $n }
table-stack =
    { $n ->
        [one] pozostał { $n } nieznany kafel
        [few] pozostały { $n } nieznane kafle
       *[many] pozostało { $n } nieznanych kafli
    }
table-cost =
    { $n ->
        [one] Kosztuje { $n } monetę
        [few] Kosztuje { $n } monety
       *[many] Kosztuje { $n } monet
    }
table-left-cube = Pierwszy budowniczy: kostka { $track }; punkty, jeśli zbuduje tu też ktoś inny: { $n }
table-right-cube = Drugi budowniczy: kostka { $track }
table-built-by = Zbudował gracz { $who }
table-nobody-yet = jeszcze nikt
table-stack-left =
    { $n ->
        [one] jeszcze { $n } kafel w stosie
        [few] jeszcze { $n } kafle w stosie
       *[many] jeszcze { $n } kafli w stosie
    }
table-goal = { $what_many }: { $n }
table-goal-points = Punkty: pierwszy { $first }, kolejni { $later }
table-goal-have = Masz { $n } z { $all }
table-claims = Zdobyte cele: { $n }; koniec gry przy { $all }
table-coins = Monety
table-active = Aktywne pionki
table-settle-tokens = Znaczniki osadnictwa
table-fortify-tokens = Znaczniki fortyfikacji
table-technologies = Technologie
table-villages-cities = Wioski i miasta
table-columns = Kolumny populacji
table-column = Kolumna { $letter }: pionki { $n } z { $all }
table-column-open = produkuje
table-column-locked = jeszcze nieodblokowana
table-income = Produkcja: pionki { $pawns } albo monety { $coins }
table-tracks = Tory rozwoju
table-track-left = { $track }: pozostałe kostki { $n }
table-investment = Tor inwestycji
table-invested =
    { $n ->
        [one] { $n } zainwestowana kostka
        [few] { $n } zainwestowane kostki
       *[many] { $n } zainwestowanych kostek
    }
table-beyond = Poza torem: { $n }
table-government = Rząd
table-stage = Ustrój: { $stage }
table-stage-locked = { $stage }, nieodblokowana
table-held = Budowle w zapasach
table-private = Prywatne technologie
table-leaders = Liderzy
table-abilities = Zdolności
table-nothing = Jeszcze nic
table-score = Punkty
table-in-all = Razem
table-revealed = Odkryte karty
table-unlocks-column = Kolumna populacji { $letter } odtąd produkuje
table-unlocks-coins =
    { $n ->
        [one] { $n } moneta więcej przy produkcji
        [few] { $n } monety więcej przy produkcji
       *[many] { $n } monet więcej przy produkcji
    }
table-unlocks-stage = Odblokowuje: { $stage }
table-extra-move = 1 punkt ruchu więcej przy każdym poruszaniu
table-points-left =
    { $n ->
        [one] pozostał { $n } punkt ruchu
        [few] pozostały { $n } punkty ruchu
       *[many] pozostało { $n } punktów ruchu
    }
table-strength-left = Brakująca siła: { $n }
table-task = Zadanie: { $task }
table-lays-bare = Odsłonięte pole: { $what }
table-goes-to = Kostka trafi na pole inwestycji { $n }: { $what }
table-have = Masz monety: { $coins }, aktywne pionki: { $pawns }
table-keep-coins =
    { $n ->
        [one] zostanie { $n } moneta
        [few] zostaną { $n } monety
       *[many] zostanie { $n } monet
    }
table-surcharge =
    { $n ->
        [one] Dopłata: { $n } moneta
        [few] Dopłata: { $n } monety
       *[many] Dopłata: { $n } monet
    }
table-option = { $n }: { $bonus }. Dla wszystkich na koniec gry: { $scoring }
table-draft = Rządy do wyboru
