### Co mówi Historia: decyzje, pytania, dziennik i słowa na stole.

name = Historia, gra cywilizacyjna
pitch = Poprowadź cywilizację przez dwanaście tysięcy lat, od pierwszego ognia po osobliwość. W każdej rundzie wszyscy jednocześnie i w tajemnicy wybierają akcje: odkrywają technologie, handlują, zajmują terytoria, najeżdżają sąsiadów, prowadzą wojny i budują cuda, aż ktoś wywoła rewolucję i zakończy turę. Pomagają doradcy i przywódcy, a równowaga techniki i wojska decyduje o tym, kto i jak rządzi twoim ludem.
seat-name = Gracz { $seat }


## Decyzje

action-select-1 = Zagraj kartę { $card }
action-select-2 = Zagraj karty { $card } i { $second }
action-select-3 = Zagraj karty { $card }, { $second } i { $third }
action-resolve = Rozpatrz teraz kartę { $card }
action-basic = Wykonaj akcję podstawową
action-advanced = Wykonaj akcję zaawansowaną
action-activate = Aktywuj cud { $wonder }
action-stop = Na tym zakończ
action-take = Weź cud { $wonder }
action-ready = Postaw prosto cud { $wonder }
action-destroy-wonder = Zniszcz cud { $wonder }
action-destroy-supply = Zniszcz kostkę, która leży przed tobą
action-destroy-used = Zniszcz wykorzystaną kostkę
action-recover-used = Odzyskaj wykorzystaną kostkę
action-leave = Odzyskaj kostkę { $territory_from }
action-expand = Rozszerz się { $territory_to }
action-place = Zacznij { $territory }
action-fight = Walcz { $territory }
action-attack = Zaatakuj { $civ_acc }
action-trade = Handluj z { $civ_ins }
action-recall = Odzyskaj kartę { $card }
action-pick = Zatrzymaj kartę { $leader }
action-aside = Odłóż kartę { $card }
action-draw = Dobierz kartę { $card }
action-choose = Wybierz { $civilization_acc }


## Pytania

prompt-civilization = Twoja kolej: wybierz swoją cywilizację.
prompt-advisor-aside = Twoja kolej: wybierz doradcę, którego kładziesz odkrytego pod talię.
prompt-advisor-draw = Twoja kolej: wybierz doradcę ze swojej talii.
prompt-leader = Twoja kolej: zatrzymaj jednego z tych przywódców.
prompt-first-cube = Twoja kolej: wybierz puste terytorium, na którym zaczyna twoja cywilizacja.
prompt-select = Wybierz karty, które zagrasz w tej rundzie. Nikt ich nie zobaczy, dopóki nie wybiorą wszyscy.
prompt-next-card = Twoja kolej: wybierz kartę, którą rozpatrzysz teraz.
prompt-side =
    { $acting ->
        [1] Twoja kolej: wykonujesz podstawową czy zaawansowaną stronę karty { card-military }?
        [2] Twoja kolej: wykonujesz podstawową czy zaawansowaną stronę karty { card-technology }?
        [3] Twoja kolej: wykonujesz podstawową czy zaawansowaną stronę karty { card-art }?
        [4] Twoja kolej: wykonujesz podstawową czy zaawansowaną stronę karty { card-exploit }?
        [5] Twoja kolej: wykonujesz podstawową czy zaawansowaną stronę karty { card-expansion }?
        [6] Twoja kolej: wykonujesz podstawową czy zaawansowaną stronę karty { card-trade }?
        [7] Twoja kolej: wykonujesz podstawową czy zaawansowaną stronę karty { card-raid }?
        [8] Twoja kolej: wykonujesz podstawową czy zaawansowaną stronę karty { card-war }?
       *[9] Twoja kolej: wykonujesz podstawową czy zaawansowaną stronę karty { card-tourism }?
    }
prompt-window = Twoja kolej: aktywuj cud albo na tym zakończ.
prompt-wonder =
    { $due ->
        [one] Twoja kolej: weź cud z szeregu.
        [few] Twoja kolej: weź cud z szeregu. Możesz wziąć { $due } cuda.
       *[many] Twoja kolej: weź cud z szeregu. Możesz wziąć { $due } cudów.
    }
prompt-exploit =
    { $due ->
        [one] Twoja kolej: odzyskaj kostkę z puli wykorzystanych lub z mapy albo zakończ. Możesz odzyskać jeszcze { $due } kostkę.
        [few] Twoja kolej: odzyskaj kostkę z puli wykorzystanych lub z mapy albo zakończ. Możesz odzyskać jeszcze { $due } kostki.
       *[many] Twoja kolej: odzyskaj kostkę z puli wykorzystanych lub z mapy albo zakończ. Możesz odzyskać jeszcze { $due } kostek.
    }
prompt-expand =
    { $anywhere ->
        [0] Twoja kolej: połóż kostkę na terytorium, do którego możesz dotrzeć.
       *[1] Twoja kolej: połóż kostkę na dowolnym terytorium, na którym jeszcze jej nie masz.
    }
prompt-trade = Twoja kolej: wybierz cywilizację, z którą handlujesz.
prompt-war-territory = Twoja kolej: wybierz terytorium, o które walczysz.
prompt-war-enemy = Twoja kolej: wybierz cywilizację, którą atakujesz.
prompt-queue = Twoja kolej: weź kartę ze swojej kolejki z powrotem na rękę.
prompt-ready = Twoja kolej: wybierz cud, który stawiasz prosto.
prompt-destroy-wonder = Twoja kolej: wybierz cud, który niszczysz.
prompt-destroy-cube = Twoja kolej: zniszcz kostkę spośród leżących przed tobą lub wykorzystanych.


## Dziennik

event-takes-civilization = { $who } gra cywilizacją „{ $civilization }”.
event-bot-joins =
    { $level_id ->
        [chieftain] Civbot { $bot } dołącza do gry jako Wódz.
        [noble] Civbot { $bot } dołącza do gry jako Wielmoża.
       *[king] Civbot { $bot } dołącza do gry jako Król.
    }
event-plays-at = { $who } zajmuje miejsce { $place } w porządku tury.
event-token-lies = { $token } leży { $territory }.
event-wonder-comes = „{ $wonder }” pojawia się w szeregu cudów.
event-row-swept =
    { $n ->
        [one] { $n } cud z szeregu odpada z gry.
        [few] { $n } cuda z szeregu odpadają z gry.
       *[many] { $n } cudów z szeregu odpada z gry.
    }
event-draws-advisor = { $who } dobiera doradcę.
event-sees-advisor = { $who } ma teraz na ręce kartę „{ $advisor }”.
event-deck-empty = { $who } nie znajduje doradcy w talii.
event-deck-turned =
    { $n ->
        [one] { $who } znów zakrywa talię z { $n } doradcą.
        [few] { $who } znów zakrywa talię z { $n } doradcami.
       *[many] { $who } znów zakrywa talię z { $n } doradcami.
    }
event-puts-aside = { $who } kładzie kartę „{ $advisor }” odkrytą pod talię.
event-passes-leaders = { $who } podaje przywódców dalej.
event-keeps-leader = { $who } zatrzymuje kartę „{ $leader }”.
event-shows-leader = { $who } odkrywa przywódcę „{ $leader }”.
event-places = { $who } zaczyna { $territory }.
event-bot-places = Civbot { $bot } zaczyna { $territory }.
event-turn-begins = Zaczyna się tura { $turn }, numer { $n } w erze { $era }.
event-event-comes = Wydarzeniem tej tury jest „{ $event }”.
event-round-begins = Zaczyna się runda akcji { $n }.
event-skips-round = { $who } nie ma karty do zagrania.
event-selects =
    { $n ->
        [one] { $who } wybiera { $n } kartę.
        [few] { $who } wybiera { $n } karty.
       *[many] { $who } wybiera { $n } kart.
    }
event-reveals-action = { $who } odkrywa kartę { $card }.
event-reveals-advisor = { $who } odkrywa doradcę „{ $advisor }”.
event-plays-action = { $who } zagrywa kartę { $card }.
event-plays-advisor = { $who } zagrywa doradcę „{ $advisor }”.
event-takes-side =
    { $side_id ->
        [basic] { $who } wykonuje akcję podstawową.
       *[advanced] { $who } wykonuje akcję zaawansowaną.
    }
event-has-no-effect = { $who } nie może wykonać akcji { $card }: karta nie daje efektu.
event-cannot-pay-advisor = { $who } nie może zapłacić za doradcę „{ $advisor }”: karta nie daje efektu.
event-event-strikes = { $who } wywołuje wydarzenie „{ $event }”.
event-cannot-meet-event = { $who } nie może spełnić wymagania wydarzenia „{ $event }”: akcja { $card } nie daje efektu.
event-pays-cubes =
    { $n ->
        [one] { $who } płaci { $n } kostkę.
        [few] { $who } płaci { $n } kostki.
       *[many] { $who } płaci { $n } kostek.
    }
event-recovers-cubes =
    { $n ->
        [one] { $who } odzyskuje { $n } kostkę.
        [few] { $who } odzyskuje { $n } kostki.
       *[many] { $who } odzyskuje { $n } kostek.
    }
event-takes-back = { $who } bierze z powrotem na rękę kartę { $card }.
event-gets-card = { $who } otrzymuje kartę { $card }.
event-reaches-technology = { $who } odkrywa technologię „{ $technology }” i osiąga poziom technologii { $level }.
event-reaches-military = { $who } osiąga poziom militarny { $level }.
event-stays-on-level =
    { $track_id ->
        [technology] { $who } nie może dalej rozwijać technologii.
       *[military] { $who } nie może dalej rozwijać siły militarnej.
    }
event-loses-military = { $who } spada na poziom militarny { $level }.
event-scores =
    { $n ->
        [one] { $who } zdobywa { $n } punkt ({ $source }).
        [few] { $who } zdobywa { $n } punkty ({ $source }).
       *[many] { $who } zdobywa { $n } punktów ({ $source }).
    }
event-loses =
    { $n ->
        [one] { $who } traci { $n } punkt ({ $source }).
        [few] { $who } traci { $n } punkty ({ $source }).
       *[many] { $who } traci { $n } punktów ({ $source }).
    }
event-takes-wonder = { $who } buduje cud „{ $wonder }”.
event-activates = { $who } aktywuje cud „{ $wonder }”.
event-readies = { $who } stawia prosto cud „{ $wonder }”.
event-destroys-wonder = { $who } niszczy cud „{ $wonder }”.
event-destroys-cube = { $who } niszczy kostkę.
event-leaves = { $who } zabiera kostkę { $territory_from }.
event-expands = { $who } rozszerza się { $territory_to }.
event-trades = { $who } handluje. Partner: { $civ }.
event-attacks = { $who } atakuje { $territory }. Przeciwnik: { $civ }.
event-war-drawn = Wojna { $territory } nie ma zwycięzcy.
event-loses-cube = { $who } traci kostkę { $territory }.
event-keeps-last-cube = { $who } zachowuje ostatnią kostkę { $territory }.
event-eliminated = { $who } traci ostatnie terytorium.
event-bot-loses-cube = Civbot { $bot } traci kostkę { $territory }.
event-bot-eliminated = Civbot { $bot } traci ostatnie terytorium i odpada z gry.
event-revolts = { $who } wywołuje rewolucję: ta runda jest ostatnia w turze.
event-bot-draws = Civbot { $bot } dobiera kartę „{ $card }”.
event-bot-technology = Civbot { $bot } osiąga poziom technologii { $level }.
event-bot-military = Civbot { $bot } osiąga poziom militarny { $level }.
event-bot-takes-wonder = Civbot { $bot } usuwa z szeregu cud „{ $wonder }”.
event-bot-expands = Civbot { $bot } rozszerza się { $territory_to }.
event-bot-attacks = Civbot { $bot } atakuje { $territory }. Przeciwnik: { $civ }.
event-bot-scores =
    { $n ->
        [one] Civbot { $bot } zdobywa { $n } punkt ({ $source }).
        [few] Civbot { $bot } zdobywa { $n } punkty ({ $source }).
       *[many] Civbot { $bot } zdobywa { $n } punktów ({ $source }).
    }
event-bot-loses =
    { $n ->
        [one] Civbot { $bot } traci { $n } punkt ({ $source }).
        [few] Civbot { $bot } traci { $n } punkty ({ $source }).
       *[many] Civbot { $bot } traci { $n } punktów ({ $source }).
    }
event-bot-loses-military = Civbot { $bot } spada na poziom militarny { $level }.
event-actions-end = Rundy akcji w tej turze dobiegają końca.
event-adds-cube = { $who } dodaje kostkę do puli wykorzystanych.
event-governed = { $who } ma rządy: { $government }.
event-wonders-upright = { $who } stawia prosto wszystkie swoje cuda.
event-leader-leaves = { $who } odkłada przywódcę „{ $leader }”.
event-solo-won = { $who } wygrywa: ta cywilizacja przetrwała wieki.
event-solo-lost = { $who } przegrywa grę.
event-game-ends = Gra dobiega końca.


## Słowa

-civbot = Civbot
civ-other = { -civbot } { $n }
civ-civ-1 = cywilizacja 1
    .acc = cywilizację 1
    .ins = cywilizacją 1
civ-civ-2 = cywilizacja 2
    .acc = cywilizację 2
    .ins = cywilizacją 2
civ-civ-3 = cywilizacja 3
    .acc = cywilizację 3
    .ins = cywilizacją 3
civ-civ-4 = cywilizacja 4
    .acc = cywilizację 4
    .ins = cywilizacją 4
civ-civ-5 = cywilizacja 5
    .acc = cywilizację 5
    .ins = cywilizacją 5
civ-civ-6 = cywilizacja 6
    .acc = cywilizację 6
    .ins = cywilizacją 6
era-era-1 = pierwsza era
era-era-2 = druga era
era-era-3 = trzecia era
side-basic = podstawowa
side-advanced = zaawansowana
track-technology = technologia
track-military = siła militarna
level-chieftain = Wódz
level-noble = Wielmoża
level-king = Król
source-trade = handel
source-raids = najazdy
source-wars = wojny
source-tourism = turystyka
source-exploits = wykorzystywanie
source-levels = rozwój
source-wonders = cuda
source-advisors = doradcy
source-events = wydarzenia
source-territories = terytoria
source-governments = rządy
source-leaders = przywódcy
bot-source-trade = { source-trade }
bot-source-raids = { source-raids }
bot-source-wars = { source-wars }
bot-source-tourism = { source-tourism }
bot-source-exploits = { source-exploits }
bot-source-levels = { source-levels }
bot-source-wonders = { source-wonders }
bot-source-advisors = { source-advisors }
bot-source-events = { source-events }
bot-source-territories = { source-territories }
bot-source-governments = { source-governments }
bot-source-leaders = { source-leaders }
bot-source-cards = karty


## Opcje

option-civbots = Civboty
option-civbots-usual = tyle co zwykle
option-civbots-0 = bez Civbotów
option-civbots-1 = jeden
option-civbots-2 = dwa
option-civbots-3 = trzy
option-civbots-4 = cztery
option-civbots-5 = pięć
option-civbot-1 = Pierwszy Civbot
option-civbot-1-chieftain = { level-chieftain }
option-civbot-1-noble = { level-noble }
option-civbot-1-king = { level-king }
option-civbot-2 = Drugi Civbot
option-civbot-2-chieftain = { level-chieftain }
option-civbot-2-noble = { level-noble }
option-civbot-2-king = { level-king }
option-civbot-3 = Trzeci Civbot
option-civbot-3-chieftain = { level-chieftain }
option-civbot-3-noble = { level-noble }
option-civbot-3-king = { level-king }
option-civbot-4 = Czwarty Civbot
option-civbot-4-chieftain = { level-chieftain }
option-civbot-4-noble = { level-noble }
option-civbot-4-king = { level-king }
option-civbot-5 = Piąty Civbot
option-civbot-5-chieftain = { level-chieftain }
option-civbot-5-noble = { level-noble }
option-civbot-5-king = { level-king }
option-civilizations = Cywilizacje
option-civilizations-random = losowane
option-civilizations-chosen = wybierane
option-events = Wydarzenia
option-events-off = bez wydarzeń
option-events-on = z wydarzeniem w każdej turze
option-leaders = Przywódcy
option-leaders-by-era = dobierani w każdej erze
option-leaders-at-once = dobierani na wszystkie ery przed grą
option-placement = Pierwsze kostki
option-placement-turn-order = w porządku tury
option-placement-reverse = w odwrotnym porządku tury
option-advisors = Doradcy
option-advisors-drawn = dobierani z talii
option-advisors-chosen = wybierani z talii
option-cubes = Kostki na początku
option-cubes-standard = cztery, w tym jedna wykorzystana
option-cubes-expert = trzy
