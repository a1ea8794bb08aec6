### Co mówi Wojna Narodów: decyzje, pytania, dziennik i słowa na stole.
### Etykieta, na przykład `good-books`, zna swoją liczbę $n; jej atrybuty to dalsze formy ($good_kind, $place_on ...).

name = Wojna Narodów
pitch = Poprowadź naród od starożytności po przeddzień pierwszej wojny światowej. W każdej rundzie kupujesz karty Postępu, wysyłasz Robotników do budynków i wojsk i wznosisz cuda; potem wszyscy produkują, toczą się wojny, a historia zsyła wydarzenia, które nagradzają najsilniejszych i najstabilniejszych. Księgi tworzą twoje dziedzictwo: na koniec każdej epoki dają punkty za każdą nację, która ma ich mniej.
seat-name = Gracz { $seat }


## Decyzje

action-pass = Spasuj do końca rundy
action-buy = Kup kartę z { $space_from }
action-deploy = Wyślij Robotnika { $place_to }
action-undeploy = Zdejmij Robotnika { $place_off }
action-hire = Zatrudnij Architekta { $source_from }
action-use = Wykonaj akcję specjalną { $place_of }
action-end-turn = Zakończ turę
action-done = Wystarczy
action-decline = Nie
action-accept = Tak
action-place-card = Połóż kartę { $place_on }
action-give-up = Oddaj kolonię { $place_off }
action-place-wonder = Postaw cud { $place_on }
action-place-advisor = Połóż doradcę { $place_on }
action-take-worker = Weź Robotnika { $section_from }
action-return-worker = Zwróć Robotnika { $section_to }
action-gain = Otrzymaj { $good_kind }
action-pay = Oddaj { $good_kind }
action-spare = Zachowaj { $good_kind }
action-golden-goods = Weź zasoby Złotego Wieku
action-golden-vp = Kup punkt zwycięstwa Złotego Wieku
action-choose-alternative = { $alternative }
action-swap = Zamień kartę z { $space_from }
action-keep-event = Zatrzymaj { $drawn }
action-level = Graj jako { $level }
action-nation = Poprowadź { $nation_whom }
action-side = Graj stroną { $side }


## Pytania

prompt-difficulty = Wybierz poziom trudności: im łatwiejszy, tym więcej zasobów możesz wziąć w rozwoju.
prompt-nation = Wybierz nację, którą poprowadzisz.
prompt-side = Wybierz stronę planszy: A jest jednakowa dla wszystkich, B jest szczególna.
prompt-covered-worker = Łatwiejsza gra: wybierz część toru, z której bierzesz dodatkowego Robotnika; jego pole nigdy nic nie kosztuje.
prompt-growth = Rozwój: weź Robotnika albo zasoby.
prompt-choose-event = Wybierz, które z dwóch będzie wydarzeniem tej rundy.
prompt-turn =
    { $actions_left ->
        [one] Twoja tura: wykonaj akcję albo spasuj.
        [few] Twoja tura: wykonaj akcję albo spasuj. Masz { $actions_left } akcje.
       *[many] Twoja tura: wykonaj akcję albo spasuj. Masz { $actions_left } akcji.
    }
prompt-turn-end = Zakończ turę albo zdejmij przedtem Robotników z kart.
prompt-place-card = Wybierz pole dla nowej karty; karta, która tam leży, zostaje usunięta.
prompt-place-advisor = Wybierz pole dla nowego doradcy; doradca, który tam jest, zostaje usunięty.
prompt-place-wonder = Wybierz pole dla ukończonego cudu; cud, który tam stoi, zostaje usunięty.
prompt-give-up-colony = Wybierz kolonię, którą oddajesz.
prompt-battle = Wybierz, co przynosi ci bitwa.
prompt-golden = Złoty Wiek: weź zasoby albo kup punkt zwycięstwa.
prompt-golden-pay = Wybierz, czym płacisz za punkt zwycięstwa, po jednej sztuce.
prompt-pick = Wybierz, co otrzymujesz.
prompt-pay-pick = Wybierz, czym płacisz.
prompt-deploy-free = Wyślij Robotnika do pracy za darmo; możesz go najpierw zdjąć z innej karty.
prompt-deploy-bought = Czy stawiasz za darmo Robotnika na nowym budynku?
prompt-free-buy = Wybierz kartę, którą bierzesz za darmo.
prompt-section = Wybierz część toru, z której bierzesz Robotnika.
prompt-give-worker = Nie masz wolnego Robotnika: wybierz kartę, z której go zwracasz.
prompt-return-section = Wybierz część toru, do której wraca Robotnik.
prompt-shortage = Brakuje ci ksiąg: wybierz, co tracisz zamiast nich, po jednej sztuce.
prompt-production-pick = Wybierz, co doradca dodaje do produkcji.
prompt-spare = Wojna: wybierz, co ratuje twoja stabilizacja, po jednej sztuce.
prompt-may = Czy przyjmujesz propozycję?
prompt-either = Wybierz jedno z dwojga.
prompt-undeploy-for = Zdejmij z kart dla nagrody tylu Robotników, ilu chcesz.
prompt-hire-free = Czy zatrudniasz za darmo Architekta?
prompt-swap-first = Wybierz pierwszą z dwóch kart, które zamienisz miejscami.
prompt-swap-second = Wybierz drugą kartę.


## Dziennik

event-order-set = { $who } ma miejsce { $place } w kolejności graczy.
event-takes-difficulty = { $who } gra jako { $level }.
event-draws-nation = Do wyboru jest { $nation }.
event-takes-board = { $who } prowadzi { $nation_whom }, strona { $side }.
event-covers-space = { $who } zaczyna z dodatkowym Robotnikiem { $section_from }.
event-round-begins = Zaczyna się runda { $round }, epoka { $age }.
event-reveals-card = Karta „{ $card }” leży w rzędzie { $row }, w kolumnie { $column }.
event-discards-card = Niesprzedana karta „{ $card }” wychodzi z gry.
event-slides-card = Karta „{ $card }” spada do najtańszego rzędu, do kolumny { $column }.
event-grows = { $who } wybiera w rozwoju { $good_kind }.
event-takes-worker = { $who } bierze Robotnika { $section_from }.
event-returns-worker = { $who } zwraca Robotnika { $section_to }.
event-no-worker-to-return = { $who } nie ma Robotnika do zwrócenia.
event-reveals-event = Odkryte zostaje wydarzenie „{ $card }”.
event-rejects-event = { $who } odrzuca wydarzenie „{ $card }”.
event-reveals-tile = Odkryta zostaje płytka „{ $tile }”.
event-rejects-tile = { $who } odrzuca płytkę „{ $tile }”.
event-opponent-stands = Wirtualny przeciwnik ma siłę { $strength }, stabilizację { $stability } i { books-of-opponent }.
event-places-architects =
    { $n ->
        [one] Dostępny jest { $n } publiczny Architekt.
        [few] Dostępni są { $n } publiczni Architekci.
       *[many] Dostępnych jest { $n } publicznych Architektów.
    }
event-skips-turn = { $who } traci pierwszą turę rundy.
event-extra-actions =
    { $n ->
        [one] { $who } ma w tej turze { $n } akcję więcej.
        [few] { $who } ma w tej turze { $n } akcje więcej.
       *[many] { $who } ma w tej turze { $n } akcji więcej.
    }
event-ends-turn = { $who } kończy turę.
event-passes = { $who } pasuje z numerem { $place }.
event-buys =
    { $price ->
        [one] { $who } kupuje kartę „{ $card }” za { $price } sztukę złota.
        [few] { $who } kupuje kartę „{ $card }” za { $price } sztuki złota.
       *[many] { $who } kupuje kartę „{ $card }” za { $price } sztuk złota.
    }
event-takes-free = { $who } bierze za darmo kartę „{ $card }”.
event-places = { $who } kładzie kartę „{ $card }” { $place_on }.
event-removes = { $who } traci kartę „{ $card }”, która wychodzi z gry.
event-must-go = „{ $card }” ({ $who }) musi opuścić grę: { $condition }.
event-loses-host = „{ $card }” ({ $who }) musi odejść razem z cudem, który dawał mu miejsce.
event-removes-site = { $who } porzuca nieukończony cud „{ $card }”.
event-lays-war = { $who } wszczyna wojnę „{ $card }” z siłą { $strength }.
event-fights-battle = { $who } stacza bitwę „{ $card }” z atakiem { $n }.
event-celebrates =
    { $price ->
        [one] { $who } kupuje punkt zwycięstwa kartą „{ $card }” za { $price } zasób.
        [few] { $who } kupuje punkt zwycięstwa kartą „{ $card }” za { $price } zasoby.
       *[many] { $who } kupuje punkt zwycięstwa kartą „{ $card }” za { $price } zasobów.
    }
event-deploys =
    { $price ->
        [one] { $who } wysyła Robotnika na kartę „{ $card }” za { $price } kamień.
        [few] { $who } wysyła Robotnika na kartę „{ $card }” za { $price } kamienie.
       *[many] { $who } wysyła Robotnika na kartę „{ $card }” za { $price } kamieni.
    }
event-undeploys = { $who } zdejmuje Robotnika z karty „{ $card }”.
event-will-leave = { $who } wskazuje Robotnika do zdjęcia z karty „{ $card }”.
event-will-return = { $who } wskazuje, że Robotnik wróci { $section_to }.
event-hires =
    { $price ->
        [one] { $who } zatrudnia Architekta { $source_from } za { $price } kamień; gotowe części: { $built } z { $needed }.
        [few] { $who } zatrudnia Architekta { $source_from } za { $price } kamienie; gotowe części: { $built } z { $needed }.
       *[many] { $who } zatrudnia Architekta { $source_from } za { $price } kamieni; gotowe części: { $built } z { $needed }.
    }
event-completes = { $who } kończy budowę cudu „{ $card }”.
event-loses-architect = { $who } traci ostatniego Architekta z cudu „{ $card }”.
event-uses = { $who } korzysta z karty „{ $card }”.
event-swaps = { $who } zamienia miejscami karty „{ $one }” i „{ $other }” na planszy Postępu.
event-gains = { $who } otrzymuje { $n } { $good }.
event-pays = { $who } płaci { $n } { $good }.
event-loses = { $who } traci { $n } { $good }.
event-gains-vp =
    { $n ->
        [one] { $who } zdobywa { $n } punkt zwycięstwa.
        [few] { $who } zdobywa { $n } punkty zwycięstwa.
       *[many] { $who } zdobywa { $n } punktów zwycięstwa.
    }
event-loses-vp =
    { $n ->
        [one] { $who } traci { $n } punkt zwycięstwa.
        [few] { $who } traci { $n } punkty zwycięstwa.
       *[many] { $who } traci { $n } punktów zwycięstwa.
    }
event-lacks = { $who } nie ma, skąd oddać { $n } { $good }.
event-forgiven = { $who } nie ma już nic, więc reszta straty przepada.
event-revolts = { $who } zmaga się z rewoltą przy stabilizacji −{ $n }.
event-effect-of = Działa karta „{ $card }”: { $who }.
event-goes-first = { $who } przechodzi na początek kolejności graczy.
event-goes-last = { $who } przechodzi na koniec kolejności graczy.
event-order-stays = Kolejność graczy się nie zmienia.
event-defeated = { $who } doznaje porażki w wojnie o sile { $n }.
event-safe-from-war = { $who } nie ponosi strat w wojnie.
event-spares = Stabilizacja ratuje { $n } { $good }: { $who }.
event-war-ends = Wojna „{ $card }” się kończy.
event-event-acts =
    { $half ->
        [1] Następuje pierwsze wydarzenie karty „{ $card }”.
       *[2] Następuje drugie wydarzenie karty „{ $card }”.
    }
event-accepts = { $who } się zgadza.
event-declines = { $who } odmawia.
event-chooses = { $who } wybiera: { $alternative }.
event-weakened = Siła liczy się o { $n } mniej przy drugim wydarzeniu: { $who }.
event-regains =
    { $n ->
        [one] { $who } odzyskuje { $n } punkt zwycięstwa utracony w wojnie.
        [few] { $who } odzyskuje { $n } punkty zwycięstwa utracone w wojnie.
       *[many] { $who } odzyskuje { $n } punktów zwycięstwa utraconych w wojnie.
    }
event-rolls-die = Kostka wirtualnego przeciwnika pokazuje { $face }.
event-column-removed = Karty z kolumny { $column } wychodzą z gry.
event-opponent-lays-war = Wirtualny przeciwnik wszczyna wojnę „{ $card }” z siłą { $strength }.
event-opponent-changes = Wirtualny przeciwnik ma teraz siłę { $strength }, stabilizację { $stability } i { books-of-opponent }.
books-of-opponent =
    { $books ->
        [one] { $books } księgę
        [few] { $books } księgi
       *[many] { $books } ksiąg
    }
event-opponent-first = Pierwszy w kolejności jest wirtualny przeciwnik.
event-famine = Głód: każda nacja traci { $n } żywności.
event-books-scored =
    { $n ->
        [one] { $who } ma więcej ksiąg niż { $n } nacja.
        [few] { $who } ma więcej ksiąg niż { $n } nacje.
       *[many] { $who } ma więcej ksiąg niż { $n } nacji.
    }
event-age-ends = Kończy się epoka { $age }.
event-game-ends = Gra jest skończona.
event-hall-of-fame =
    { $points ->
        [one] Z wynikiem { $points } punktu { $who } staje w Alei Sław obok postaci: { $hero }.
        [few] Z wynikiem { $points } punktów { $who } staje w Alei Sław obok postaci: { $hero }.
       *[many] Z wynikiem { $points } punktów { $who } staje w Alei Sław obok postaci: { $hero }.
    }


## Słowa

good-gold =
    { $n ->
        [one] złoto
        [few] złota
       *[many] złota
    }
    .kind = złoto
good-food =
    { $n ->
        [one] żywność
        [few] żywności
       *[many] żywności
    }
    .kind = żywność
good-stone =
    { $n ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
    }
    .kind = kamień
good-books =
    { $n ->
        [one] księgę
        [few] księgi
       *[many] ksiąg
    }
    .kind = księgi
lost-gold = złoto
lost-food = żywność
lost-stone = kamień
lost-books = księgi
lost-vp = punkty zwycięstwa

place-work-1 = pierwsze pole pracy
    .on = na pierwszym polu pracy
    .to = na pierwsze pole pracy
    .off = z pierwszego pola pracy
    .of = karty z pierwszego pola pracy
place-work-2 = drugie pole pracy
    .on = na drugim polu pracy
    .to = na drugie pole pracy
    .off = z drugiego pola pracy
    .of = karty z drugiego pola pracy
place-work-3 = trzecie pole pracy
    .on = na trzecim polu pracy
    .to = na trzecie pole pracy
    .off = z trzeciego pola pracy
    .of = karty z trzeciego pola pracy
place-work-4 = czwarte pole pracy
    .on = na czwartym polu pracy
    .to = na czwarte pole pracy
    .off = z czwartego pola pracy
    .of = karty z czwartego pola pracy
place-work-5 = piąte pole pracy
    .on = na piątym polu pracy
    .to = na piąte pole pracy
    .off = z piątego pola pracy
    .of = karty z piątego pola pracy
place-colony-1 = pierwsze pole kolonii
    .on = na pierwszym polu kolonii
    .to = na pierwsze pole kolonii
    .off = z pierwszego pola kolonii
    .of = karty z pierwszego pola kolonii
place-colony-2 = drugie pole kolonii
    .on = na drugim polu kolonii
    .to = na drugie pole kolonii
    .off = z drugiego pola kolonii
    .of = karty z drugiego pola kolonii
place-colony-3 = trzecie pole kolonii
    .on = na trzecim polu kolonii
    .to = na trzecie pole kolonii
    .off = z trzeciego pola kolonii
    .of = karty z trzeciego pola kolonii
place-wonder-1 = pierwsze pole cudu
    .on = na pierwszym polu cudu
    .to = na pierwsze pole cudu
    .off = z pierwszego pola cudu
    .of = cudu z pierwszego pola
place-wonder-2 = drugie pole cudu
    .on = na drugim polu cudu
    .to = na drugie pole cudu
    .off = z drugiego pola cudu
    .of = cudu z drugiego pola
place-wonder-3 = trzecie pole cudu
    .on = na trzecim polu cudu
    .to = na trzecie pole cudu
    .off = z trzeciego pola cudu
    .of = cudu z trzeciego pola
place-wonder-4 = czwarte pole cudu
    .on = na czwartym polu cudu
    .to = na czwarte pole cudu
    .off = z czwartego pola cudu
    .of = cudu z czwartego pola
place-wonder-5 = piąte pole cudu
    .on = na piątym polu cudu
    .to = na piąte pole cudu
    .off = z piątego pola cudu
    .of = cudu z piątego pola
place-wonder-6 = szóste pole cudu
    .on = na szóstym polu cudu
    .to = na szóste pole cudu
    .off = z szóstego pola cudu
    .of = cudu z szóstego pola
place-advisor = pole doradcy
    .on = na polu doradcy
    .to = na pole doradcy
    .off = z pola doradcy
    .of = doradcy
place-tower = wieża
    .on = na wieży
    .to = na wieżę
    .off = z wieży
    .of = doradcy na wieży

home-board = plansza
home-advisor = doradca
home-tower = wieża
home-wonder-1 = cud 1
home-wonder-2 = cud 2
home-wonder-3 = cud 3
home-wonder-4 = cud 4
home-wonder-5 = cud 5
home-wonder-6 = cud 6

actor-advisor = doradca
actor-tower = doradca na wieży
actor-wonder-1 = cud na polu 1
actor-wonder-2 = cud na polu 2
actor-wonder-3 = cud na polu 3
actor-wonder-4 = cud na polu 4
actor-wonder-5 = cud na polu 5
actor-wonder-6 = cud na polu 6

space-r1c1 = pole 1 w rzędzie po 1 sztuce złota
    .from = pola 1 w rzędzie po 1 sztuce złota
space-r1c2 = pole 2 w rzędzie po 1 sztuce złota
    .from = pola 2 w rzędzie po 1 sztuce złota
space-r1c3 = pole 3 w rzędzie po 1 sztuce złota
    .from = pola 3 w rzędzie po 1 sztuce złota
space-r1c4 = pole 4 w rzędzie po 1 sztuce złota
    .from = pola 4 w rzędzie po 1 sztuce złota
space-r1c5 = pole 5 w rzędzie po 1 sztuce złota
    .from = pola 5 w rzędzie po 1 sztuce złota
space-r1c6 = pole 6 w rzędzie po 1 sztuce złota
    .from = pola 6 w rzędzie po 1 sztuce złota
space-r1c7 = pole 7 w rzędzie po 1 sztuce złota
    .from = pola 7 w rzędzie po 1 sztuce złota
space-r2c1 = pole 1 w rzędzie po 2 sztuki złota
    .from = pola 1 w rzędzie po 2 sztuki złota
space-r2c2 = pole 2 w rzędzie po 2 sztuki złota
    .from = pola 2 w rzędzie po 2 sztuki złota
space-r2c3 = pole 3 w rzędzie po 2 sztuki złota
    .from = pola 3 w rzędzie po 2 sztuki złota
space-r2c4 = pole 4 w rzędzie po 2 sztuki złota
    .from = pola 4 w rzędzie po 2 sztuki złota
space-r2c5 = pole 5 w rzędzie po 2 sztuki złota
    .from = pola 5 w rzędzie po 2 sztuki złota
space-r2c6 = pole 6 w rzędzie po 2 sztuki złota
    .from = pola 6 w rzędzie po 2 sztuki złota
space-r2c7 = pole 7 w rzędzie po 2 sztuki złota
    .from = pola 7 w rzędzie po 2 sztuki złota
space-r3c1 = pole 1 w rzędzie po 3 sztuki złota
    .from = pola 1 w rzędzie po 3 sztuki złota
space-r3c2 = pole 2 w rzędzie po 3 sztuki złota
    .from = pola 2 w rzędzie po 3 sztuki złota
space-r3c3 = pole 3 w rzędzie po 3 sztuki złota
    .from = pola 3 w rzędzie po 3 sztuki złota
space-r3c4 = pole 4 w rzędzie po 3 sztuki złota
    .from = pola 4 w rzędzie po 3 sztuki złota
space-r3c5 = pole 5 w rzędzie po 3 sztuki złota
    .from = pola 5 w rzędzie po 3 sztuki złota
space-r3c6 = pole 6 w rzędzie po 3 sztuki złota
    .from = pola 6 w rzędzie po 3 sztuki złota
space-r3c7 = pole 7 w rzędzie po 3 sztuki złota
    .from = pola 7 w rzędzie po 3 sztuki złota

section-food = część Żywności
    .from = z części Żywności
    .to = do części Żywności
section-stability = część Stabilizacji
    .from = z części Stabilizacji
    .to = do części Stabilizacji
section-above = nad torem
    .from = znad toru
    .to = nad tor

source-public = publiczni Architekci
    .from = z pola publicznego
source-board = Architekci planszy
    .from = ze swojej planszy
source-advisor = Architekci doradcy
    .from = od swojego doradcy
source-tower = Architekci doradcy na wieży
    .from = od doradcy na wieży
source-wonder = Architekci cudu
    .from = ze swojego cudu
source-supply = biuro Architektów
    .from = z biura Architektów

nation-egypt = Egipt
    .whom = Egipt
nation-greece = Grecja
    .whom = Grecję
nation-rome = Rzym
    .whom = Rzym
nation-persia = Persja
    .whom = Persję
nation-china = Chiny
    .whom = Chiny
side-a = A, wspólna dla wszystkich
side-b = B, szczególna
level-chieftain = Wódz
level-prince = Książę
level-king = Król
level-emperor = Cesarz
drawn-first = pierwsze
drawn-second = drugie

alternative-lose-gold-3 = strata 3 sztuk złota
alternative-lose-gold-4 = strata 4 sztuk złota
alternative-lose-food-2 = strata 2 żywności
alternative-lose-food-3 = strata 3 żywności
alternative-lose-books-5 = strata 5 ksiąg
alternative-lose-vp-1 = strata 1 punktu zwycięstwa
alternative-remove-advisors = usunięcie własnych doradców
alternative-remove-architect = usunięcie ostatniego Architekta
alternative-order-last = ostatnie miejsce w kolejności
alternative-gain-stone-4 = otrzymanie 4 kamieni
alternative-others-lose-food-3 = strata 3 żywności przez wszystkie inne nacje
alternative-strength-minus-10-for-second-event = siła mniejsza o 10 przy drugim wydarzeniu

condition-most-strength = nacja ma największą siłę militarną
condition-least-strength = nacja ma najmniejszą siłę militarną
condition-most-stability = nacja ma największą stabilizację
condition-least-stability = nacja ma najmniejszą stabilizację
condition-most-workers = nacja ma najwięcej robotników
condition-passed-first = nacja spasowała jako pierwsza
condition-passed-last = nacja spasowała jako ostatnia
condition-bought-colony = nacja kupiła w tej rundzie kolonię
condition-has-military-worker = nacja ma robotnika na karcie jednostki militarnej
condition-strength-above-war = nacja jest silniejsza od wojny tej rundy
condition-war-bought-by-another = wojnę tej rundy kupiła inna nacja
condition-advisor-age-2 = nacja ma doradcę z II epoki
condition-advisor-age-1-or-2 = nacja ma doradcę z I lub II epoki
condition-colony-age-4 = nacja ma kolonię z IV epoki

modifier-golden-bonus = premia w Złotych Wiekach
modifier-attack = atak
modifier-battle-price = cena bitew w złocie
modifier-colony-need = siła potrzebna do kolonii
modifier-military-deploy-cost = cena wojsk w kamieniu
modifier-war-defence = siła wobec wojny
modifier-war-loss-food = więcej żywności traconej w wojnie
modifier-stability = stabilizacja
power-no-military-upkeep = wojska bez kosztów utrzymania
power-hosts-advisor = miejsce dla drugiego doradcy
power-no-war-purchase = bez prawa kupowania wojen
power-no-shortage-vp-loss = bez strat punktów przy niedoborach
power-no-war-vp-loss = bez strat punktów w wojnie
power-skip-turn = utrata pierwszej tury
power-counts-least-stability = liczy się jako najmniej stabilna
power-order-frozen = kolejność się nie zmienia


## Punkty i opcje

source-victory-points = Zdobyte punkty zwycięstwa
source-colonies = Kolonie
source-wonders = Cuda
source-workers = Robotnicy
source-resources = Zasoby, siła i stabilizacja

option-levels = Karty w grze
option-levels-advanced = pierwszego i drugiego poziomu
option-levels-basic = tylko pierwszego poziomu
option-levels-all = wszystkich trzech poziomów
option-levels-balanced = zrównoważone: część kart pierwszego poziomu wymieniona
option-ages = Epoki
option-ages-4 = cztery, pełna gra
option-ages-3 = trzy
option-ages-2 = dwie
option-ages-1 = jedna
option-boards = Plansze
option-boards-a = strona A dla wszystkich
option-boards-b = każdy wybiera nację i stronę
option-difficulty = Poziom trudności
option-difficulty-each = każdy wybiera sam
option-difficulty-chieftain = Wódz dla wszystkich
option-difficulty-prince = Książę dla wszystkich
option-difficulty-king = Król dla wszystkich
option-difficulty-emperor = Cesarz dla wszystkich
option-easier = Łatwiejszy początek
option-easier-no = nie
option-easier-yes = dodatkowy Robotnik dla każdego
option-swaps = Karty wymieniane w każdej epoce zrównoważonej talii
option-swaps-12 = dwanaście
option-swaps-6 = sześć
option-swaps-18 = osiemnaście
option-swaps-24 = dwadzieścia cztery
option-turn-end = Zdejmowanie Robotników po akcji
option-turn-end-asked = pytanie za każdym razem
option-turn-end-automatic = tylko przed akcją
