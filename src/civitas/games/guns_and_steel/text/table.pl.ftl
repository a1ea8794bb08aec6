### Co stół gry Guns & Steel pokazuje oprócz decyzji i dziennika.

table-phases = Fazy tury
table-round = Runda { $n }
table-pyramid = Piramida kart technologii
table-any-type = dowolnego rodzaju
table-strength = Siła militarna
table-strength-n = Siła { $n }
table-base-cost = Koszt podstawowy: { $cost }.
table-other-side =
    { $n ->
        [one] Strona zasobu: { $resource }; wartość { $n } punkt.
        [few] Strona zasobu: { $resource }; wartość { $n } punkty.
       *[many] Strona zasobu: { $resource }; wartość { $n } punktów.
    }
table-back = Na odwrocie: { $resource }
table-worth =
    { $n ->
        [one] Wartość: { $n } punkt
        [few] Wartość: { $n } punkty
       *[many] Wartość: { $n } punktów
    }
table-price =
    { $n ->
        [0] Cena teraz: { $cost }.
        [one] Cena teraz: { $cost }; { $n } karta połączona.
        [few] Cena teraz: { $cost }; { $n } karty połączone.
       *[many] Cena teraz: { $cost }; { $n } kart połączonych.
    }
table-progress = Masz { $have } z { $need }
table-markers-needed =
    { $n ->
        [one] Potrzeba na nim { $n } znacznika chwały.
        [few] Potrzeba na nim { $n } znaczników chwały.
       *[many] Potrzeba na nim { $n } znaczników chwały.
    }
table-markers = { $who }: znaczniki chwały { $n } z { $need }
table-free-markers = Wolne znaczniki chwały
table-stack-left =
    { $n ->
        [one] Ostatnia karta tego stosu Projektów Badawczych
        [few] { $n } karty w tym stosie Projektów Badawczych
       *[many] { $n } kart w tym stosie Projektów Badawczych
    }
table-our-design = Z braku publicznego źródła to nasz projekt: { $fields }.
table-wonders = Cuda
table-first-player = Gracz rozpoczynający
table-whole-board = Wszystkie karty gracza { $who }
table-hidden-cards =
    { $n ->
        [one] { $n } karta, której nie znasz
        [few] { $n } karty, których nie znasz
       *[many] { $n } kart, których nie znasz
    }
table-total = Razem
table-close = Zamknij
table-track-ends = Gra kończy się na { $n }

table-attacks = { $who } atakuje kartą „{ $card }”
table-outcome-waiting = czeka
table-outcome-reacting = reaguje
table-outcome-done = stoi w gotowości
table-outcome-defeated = strona pokonana
table-outcome-holds = bez porażki
table-pays-purchase = { $who } płaci za kartę „{ $card }”
table-pays-cost = { $who } płaci za działanie karty
table-pays-loss = { $who } traci zasoby
table-pays-tribute = { $who } oddaje zasoby
table-due =
    { $n ->
        [one] Razem { $n } jednostka
        [few] Razem { $n } jednostki
       *[many] Razem { $n } jednostek
    }
table-this-turn = Tylko na tę turę
table-resolving = Rozpatrywane teraz

table-pay = Zapłać
table-depletes = Obraca: { $cards }
table-spends-only = Wystarczy to, co przyniosła ta tura
table-choose-yourself = Pierwsza propozycja najmniej osłabia twój układ. Możesz też wybierać karta po karcie ze swojego układu.
table-affordable =
    { $n ->
        [one] Stać cię na { $n } kartę.
        [few] Stać cię na { $n } karty.
       *[many] Stać cię na { $n } kart.
    }
table-against = Twoja siła to { $mine }, siła ataku { $attack }. Remis oznacza obronę.
table-stays = To, czego nie zabierzesz, zostaje na stole jako zasób.

field-cost = koszt
field-effects = działanie
field-strength = siła
field-vp = punkty
field-condition = warunek
field-markers = znaczniki

## Działania, których nie ma żadna z naszych kart, ale mogą je mieć karty innego zestawu

step-replenish-chosen-opponent =
    { $n ->
        [one] Wybrany przeciwnik odnawia { $n } kartę: { $resources }.
        [few] Wybrany przeciwnik odnawia najwyżej { $n } karty: { $resources }.
       *[many] Wybrany przeciwnik odnawia najwyżej { $n } kart: { $resources }.
    }
step-replenish-defeated =
    { $n ->
        [one] Każdy pokonany odnawia { $n } kartę: { $resources }.
        [few] Każdy pokonany odnawia najwyżej { $n } karty: { $resources }.
       *[many] Każdy pokonany odnawia najwyżej { $n } kart: { $resources }.
    }
step-replenish-undefeated =
    { $n ->
        [one] Każdy niepokonany przeciwnik odnawia { $n } kartę: { $resources }.
        [few] Każdy niepokonany przeciwnik odnawia najwyżej { $n } karty: { $resources }.
       *[many] Każdy niepokonany przeciwnik odnawia najwyżej { $n } kart: { $resources }.
    }
step-gain-vp-defeated =
    { $n ->
        [one] Każdy pokonany zdobywa { $n } punkt.
        [few] Każdy pokonany zdobywa { $n } punkty.
       *[many] Każdy pokonany zdobywa { $n } punktów.
    }
step-lose-vp-self =
    { $n ->
        [one] Tracisz { $n } punkt.
        [few] Tracisz { $n } punkty.
       *[many] Tracisz { $n } punktów.
    }
step-lose-vp-each-opponent =
    { $n ->
        [one] Każdy przeciwnik traci { $n } punkt.
        [few] Każdy przeciwnik traci { $n } punkty.
       *[many] Każdy przeciwnik traci { $n } punktów.
    }
step-lose-vp-chosen-opponent =
    { $n ->
        [one] Wybrany przeciwnik traci { $n } punkt.
        [few] Wybrany przeciwnik traci { $n } punkty.
       *[many] Wybrany przeciwnik traci { $n } punktów.
    }
step-lose-vp-defeated =
    { $n ->
        [one] Każdy pokonany traci { $n } punkt.
        [few] Każdy pokonany traci { $n } punkty.
       *[many] Każdy pokonany traci { $n } punktów.
    }
step-lose-vp-undefeated =
    { $n ->
        [one] Każdy niepokonany przeciwnik traci { $n } punkt.
        [few] Każdy niepokonany przeciwnik traci { $n } punkty.
       *[many] Każdy niepokonany przeciwnik traci { $n } punktów.
    }
