### Words on the table of Nations: what cards and events do, previews, headings.

## Phases and ages

phase-setup = Setup
phase-maintenance = Maintenance
phase-actions = Actions
phase-production = Production
phase-order = Player order
phase-war = War
phase-events = Events
phase-famine = Famine
phase-age-end = End of age
age-0 = printed on the board
age-1 = Antiquity
age-2 = Middle Ages
age-3 = Renaissance
age-4 = Industrial Age

## Types of cards

type-building = Building
    .a = a building
type-military = Military
    .a = a military unit
type-colony = Colony
    .a = a colony
type-war = War
    .a = a war
type-battle = Battle
    .a = a battle
type-golden-age = Golden Age
    .a = a Golden Age
type-wonder = Wonder
    .a = a wonder
type-advisor = Advisor
    .a = an advisor

## What cards and events do

effect-line = { $when }: { $does }
effect-line-if = { $when }, { $if }: { $does }
effect-for = { $who }: { $does }
effect-and = { $one }, { $other }
effect-or = { $one } or { $other }
effect-check = Leaves the game at once { $if }.
when-production = Production
when-ready = When completed
when-action = Action
when-action-once = Action, once a round
when-first-turn = Your first turn of a round
when-bought = When you buy { $what }
when-bought-by-others = When another nation buys { $what }
when-hired = For each architect you hire
when-wonder-done = When you complete another wonder
when-replaced = When you cover a building with a building of a later age
when-pass = When you pass
when-last-gold-spent = When you spend your last gold
when-war = When you are defeated in a war
when-scoring = At the end of the game
when-age-end = At the end of each age
when-defeated = When you are defeated in a war
when-reveal = When the new event is drawn
when-player-order-step = When the player order is set
what-any = a card
what-price = a card for { $goods }

if-most-strength = if you are the strongest
if-least-strength = if you are the weakest
if-most-stability = if you are the most stable
if-least-stability = if you are the least stable
if-most-workers = if you have most workers
if-passed-first = if you passed first
if-passed-last = if you passed last
if-bought-colony = if you bought a colony this round
if-has-military-worker = if you have a worker on a military card
if-strength-above-war = if you are stronger than this round’s war
if-war-bought-by-another = if another nation bought this round’s war
if-advisor-age-2 = with an advisor of age II
if-advisor-age-1-or-2 = with an advisor of age I or II
if-colony-age-4 = with a colony of age IV

who-all = All nations
who-others = All other nations
who-buyer = The buyer
who-passed-first = Who passed first
who-passed-last = Who passed last
who-not-targets = All others
who-most-strength = The strongest
who-least-strength = The weakest
who-most-stability = The most stable
who-least-stability = The least stable
who-most-food = Most food
who-least-food = Least food
who-most-golden-ages-bought = Most Golden Ages bought this round
who-most-workers-on-buildings-age-4 = Most workers on buildings of age IV
who-all-except-most-strength = All but the strongest
who-all-except-most-stability = All but the most stable
who-all-except-least-stability = All but the least stable
who-all-except-most-strength-or-most-stability = All who are neither strongest nor most stable

op-gain = { $goods }
op-flow = { $goods }
op-lose = { $goods }
op-vp = +{ $n } VP
op-lose-vp = −{ $n } VP
op-exchange = pay { $price } and receive { $reward }
op-may-exchange = may pay { $price } and receive { $reward }
op-may-go-last = may go last in player order and receive { $reward }
op-give-colony = give up a colony and receive { $reward }
op-either = { $one } or { $other }
op-remove-advisors = remove their advisors
op-remove-self = this card is removed
op-remove-or-vp-colony = remove a colony or lose { $n } VP
op-remove-or-vp-advisors = remove their advisors or lose { $n } VP
op-take-worker =
    { $n ->
        [one] take { $n } worker
       *[other] take { $n } workers
    }
op-may-take-worker =
    { $n ->
        [one] may take { $n } worker
       *[other] may take { $n } workers
    }
op-return-worker =
    { $n ->
        [one] return { $n } worker
       *[other] return { $n } workers
    }
op-undeploy-for = may take any workers off { $what }, { $goods } for each
op-free-deploy =
    { $n ->
        [one] send { $n } worker to work for free
       *[other] send up to { $n } workers to military cards for free
    }
op-free-deploy-bought = you may put a worker on it for free
op-free-hire =
    { $n ->
        [one] may hire { $n } architect for free
       *[other] may hire up to { $n } architects for free
    }
op-free-buy = take a Golden Age or a wonder from the board for free
op-architect =
    { $n ->
        [one] { $n } private architect each round
       *[other] { $n } private architects each round
    }
op-extra-actions = { $n } more action
op-order-first = go first in player order
op-order-last = go last in player order
op-keep-only = keep at most { $goods }
op-regain-vp-lost-to-war = regain the VP lost in this round’s war
op-regain-all-lost-to-war = regain all that was lost in this round’s war
op-weaken = count { $n } strength less for the second event
op-swap-progress-cards = two cards of the Progress Board change places
op-choose-event = draw two and choose one
op-mod-golden-bonus = Golden Ages: bonus { $n }
op-mod-attack = Attack +{ $n }
op-mod-battle-price = Battles cost { $goods } more
op-mod-colony-need = Colonies need { $n } more strength
op-mod-military-deploy-cost = Military units cost { $goods } less, at least { $least }
op-mod-war-defence = +{ $n } strength against a war
op-mod-war-loss-food = { $n } food more are lost in a war
op-mod-stability = { $n } stability
op-flag-no-military-upkeep = Ignore upkeep and lost stability of military units
op-flag-hosts-advisor = Room for a second advisor
op-flag-no-war-purchase = You may not buy wars
op-flag-no-shortage-vp-loss = No VP are lost through shortages
op-flag-no-war-vp-loss = lose no VP for the defeat
op-flag-skip-turn = it is skipped
op-flag-counts-least-stability = you count as least stable until the end of the round
op-flag-order-frozen = it stays as it is

per-advisors = for each advisor
per-colonies-age-2 = for each colony of age II
per-colonies-age-3 = for each colony of age III
per-colonies-age-4 = for each colony of age IV
per-bm-cards-current-age = for each building or military card of the current age
per-workers-on-buildings-age-4 = for each worker on buildings of age IV
per-wars-and-battles-bought-this-round = for each war and battle bought this round
per-colonies-bought-this-round = for each colony bought this round

amount-gold = { $n } gold
amount-food = { $n } food
amount-stone = { $n } stone
amount-books =
    { $n ->
        [one] { $n } book
       *[other] { $n } books
    }
amount-strength = { $n } strength
amount-stability = { $n } stability
amount-vp = { $n } VP

card-deploy = A worker costs { $goods }.
card-attack = Attack { $n }
card-each-worker = Each worker: { $goods }
card-worker-points = VP for the workers: { $points }
card-need = Needs strength { $n }
card-gives = Gives { $goods }
card-points = { $n } VP at the end
card-war = Who is weaker than its buyer loses { $n } VP and { $goods }.
card-battle = Take books, food or stone equal to your best attack.
card-golden = Take { $goods }, or pay any { $n } resources for 1 VP.
card-sections = Stone for its sections: { $costs }

## The table

table-phases = Phases of the round
table-age-round =
    { $part ->
        [1] Age { $age }, first round
       *[2] Age { $age }, second round
    }
table-last-round = last round
table-round-of = Round { $n } of { $all }
table-board = Progress Board
table-price-row =
    { $n ->
        [one] Cards of this row cost { $n } gold
       *[other] Cards of this row cost { $n } gold
    }
table-row-gone = Unsold cards of this row leave the game at the end of the round.
table-row-slides = Unsold cards of this row slide down to the cheapest row at the end of the round.
table-empty-space = Empty space
table-costs-you = Costs you { $goods }
table-strength = Strength
table-attack = Attack
table-stability = Stability
table-heritage = Heritage
table-vp = VP
table-order = Player order
table-passed = passed as number { $n }
table-not-passed = has not passed yet
table-war = War
table-no-war = No war has been bought this round.
table-war-strength = War strength { $n }
table-war-by = bought by { $who }
table-war-by-opponent = of the virtual opponent
table-war-you-safe = You are safe.
table-war-you-lose = You would be defeated.
table-war-loss = Lost by whoever is defeated: { $n } VP, { $goods }
table-event = Event
table-no-event = The event of the round is revealed after growth.
table-famine = Famine { $n }: every nation loses { $n } food at the end of the round.
table-famine-short = Famine { $n }
table-architects =
    { $n ->
        [one] { $n } public architect
       *[other] { $n } public architects
    }
table-opponent = Virtual opponent
table-opponent-books = { $n } books
table-opponent-die-column = The cards of column { $n } leave the board.
table-opponent-die-tile = { $face }: { $change }
table-books-score = { $n } VP for books if the age ended now
table-leads = leads at the end of the age
table-strongest = strongest
table-weakest = weakest
table-most-stable = most stable
table-least-stable = least stable
table-revolt = in revolt
table-work = Buildings and military units
table-colonies = Colonies
table-wonders = Wonders
table-advisor = Advisor
table-tower = Second advisor
table-site = Wonder under construction
table-no-site = No wonder under construction
table-section-next = Next section: { $goods }
table-section-cost = Section for { $goods }
table-section-done = Finished section
table-private =
    { $n ->
        [one] { $n } private architect
       *[other] { $n } private architects
    }
table-population = Population track
table-food-section =
    { $n ->
        [one] Food section: { $n } space is empty and costs { $cost } food in each Production
       *[other] Food section: { $n } spaces are empty and cost { $cost } food in each Production
    }
table-stability-section =
    { $n ->
        [one] Stability section: { $n } space is empty, { $cost } stability
       *[other] Stability section: { $n } spaces are empty, { $cost } stability
    }
table-above =
    { $n ->
        [one] { $n } worker above the track
       *[other] { $n } workers above the track
    }
table-free-workers =
    { $n ->
        [one] { $n } free worker
       *[other] { $n } free workers
    }
table-workers-on =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
table-workers-in-all = { $n } workers in all
table-next-production = Next production
table-income-of = { $good }: { $have } in stock, { $change } in production, { $after } afterwards
table-shortage = Short of { $goods }
table-penalty = · penalty: { $what }
table-penalty-vp = −{ $n } VP
table-penalty-books =
    { $n ->
        [one] −{ $n } book
       *[other] −{ $n } books
    }
table-penalty-any =
    { $n ->
        [one] −{ $n } other resource
       *[other] −{ $n } other resources
    }
table-forgiven = { $n } forgiven
table-in-revolt = Revolt: −{ $n } books, −1 VP
table-enough = The production covers everything.
table-after-famine = Famine takes { $n } food; { $missing } would be missing.
table-famine-ok = Famine takes { $n } food; that is there.
table-for-you = For you now
table-you-pay = Gold { $before } → { $after }
table-you-change = { $what } { $before } → { $after }
table-you-production = Next production: { $goods }
table-you-replace = Replaces { $card }
table-you-covers = You choose the card that it covers, for instance { $card }
table-you-nothing = Nothing changes at once; workers have to be sent to it.
table-you-attack = Brings you { $n } books, food or stone
table-you-golden =
    { $price ->
        [0] { $goods }, or 1 VP for nothing
        [one] { $goods }, or 1 VP for { $price } resource
       *[other] { $goods }, or 1 VP for { $price } resources
    }
table-you-war = Lays the war at strength { $n }; below it: { $who }
table-you-war-nobody = Lays the war at strength { $n }; nobody is weaker
table-you-goes = Leaves the game at once: { $card }
table-you-points = { $n } VP
table-send = Send a worker for { $goods }
table-take-off = Take a worker off
table-hire-from = Architect { $source }: { $goods }
table-used = used this round
table-whole-board = The whole board of { $who }
table-side = { $nation }, side { $side }
table-level = Level { $level }: growth { $n }
table-close = Close
table-score = Points if the game ended now
table-in-all = In all
table-none-yet = none yet
table-start-goods = Start: { $goods }, { $workers } workers
table-spaces = Spaces: { $work } for buildings and units, { $colonies } for colonies, { $wonders } for wonders
table-start-vp = { $n } VP
table-side-a-note = The A sides of all nations are alike.
table-actions-left = { $n } actions in this turn
table-gold-left = Gold { $n }
table-golden-goods = Take { $goods }
table-golden-vp =
    { $n ->
        [0] 1 VP for nothing
        [one] 1 VP for { $n } resource
       *[other] 1 VP for { $n } resources
    }
table-still-to-pay =
    { $n ->
        [one] { $n } resource still to be paid
       *[other] { $n } resources still to be paid
    }
table-still-to-lose =
    { $n ->
        [one] { $n } resource still to be lost
       *[other] { $n } resources still to be lost
    }
table-still-to-spare =
    { $n ->
        [one] Stability saves { $n } more resource
       *[other] Stability saves { $n } more resources
    }
table-empty-slot = free
table-in-hand = Just bought
table-over = Over { $card }
table-on-free-space = On a free space
table-growth-worker-food = Worker from the Food section: −{ $n } food each round
table-growth-worker-stability = Worker from the Stability section: −{ $n } stability
table-growth-worker-above = Worker from above the track: costs nothing
table-back-food = To the Food section: +{ $n } food each round
table-back-stability = To the Stability section: +{ $n } stability
table-hall = Hall of Fame
table-hall-line = { $hero }: { $n } VP
