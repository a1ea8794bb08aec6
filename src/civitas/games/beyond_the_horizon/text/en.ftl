### What Beyond the Horizon says: decisions, questions, the log and the words on the table.

name = Beyond the Horizon
pitch = Lead a civilization from its first settler to the network age. Your scholars discover technologies that no two games grow alike, your settlers explore a map that nobody has seen before and found villages there, your soldiers fortify cities, and what you build others may finish. Every cube that leaves your board sets something free: food, coins, structures, and at last a democracy.
seat-name = Player { $seat }


## Decisions

action-govern = Take the government “{ $government }”
action-act = Place the action pawn: { $action } (space { $space })
action-use = Use the action of “{ $technology }” (space { $space })
action-do = Do it
action-skip = Skip it
action-research = Research { $slot_the }
action-colour = Look for { $colour } cards
action-discover = Discover “{ $technology }”
action-keep = Keep “{ $technology }” as a private technology
action-cube = Take the cube from the { $track_of } track
action-recruit = Recruit { $kind_a }
action-station = Place the unit: { $tile }
action-upgrade = Upgrade { $unit }
action-move = Move { $unit } { $direction_to }
action-halt = Stop moving
action-found = Found a village: { $tile }
action-settle = Use { $unit } for the village
action-fortify = Fortify a city: { $tile }
action-garrison = Use { $unit } for the city
action-take = Take the structure “{ $structure }”
action-expand = { $way_do }
action-build = Build “{ $structure }”
action-build-with = Build with { $unit }
action-produce = { $product_do }
action-trade = { $exchange_do }
action-dismiss = Dismiss { $unit }
action-claim = Claim the goal “{ $goal }”
action-option = Choose option { $choice }
action-basic = Do the basic action “{ $action }”


## Questions

prompt-government = Your turn: choose your government from those that are left.
prompt-space = Your turn: choose an action space for your action pawn.
prompt-task = Your turn: do you carry out this task, or do you skip it?
prompt-slot = Your turn: choose the technology that your scholar researches.
prompt-colour = Your turn: choose the colour of the technology that you discover.
prompt-card = Your turn: choose the technology that is placed on the board.
prompt-private = Your turn: choose the technology that you keep for yourself.
prompt-track = Your turn: choose the track from which you take the cube.
prompt-kind = Your turn: choose whether you recruit a settler or a soldier.
prompt-place = Your turn: choose the tile for your new unit.
prompt-upgrade = Your turn: choose the unit that grows stronger.
prompt-step = Your turn: choose a unit and the direction of its next step.
prompt-village-tile = Your turn: choose where you found the village.
prompt-village-unit = Your turn: choose the next settler that you use for the village.
prompt-city-tile = Your turn: choose where you fortify the city.
prompt-city-unit = Your turn: choose the next soldier that you use for the city.
prompt-structure = Your turn: choose a structure from the display.
prompt-expansion = Your turn: how do you expand this turn?
prompt-build-tile = Your turn: choose the structure that you build.
prompt-build-place = Your turn: choose the settler that builds.
prompt-production = Your turn: what do you produce this turn?
prompt-trade = Your turn: choose an exchange, or end your production.
prompt-trade-unit = Your turn: choose the unit that leaves the map.
prompt-goal = Your turn: choose the goal that you claim.
prompt-leader-option = Your turn: choose what your leader brings.
prompt-basic = Your turn: choose the basic action that you perform.


## The log

event-first-player = { $who } gets the first-player marker.
event-round-begins = Round { $round } begins.
event-takes-government = { $who } takes the government “{ $government }”.
event-acts = { $who } places the action pawn: { $action } (space { $space }).
event-uses = { $who } uses the action of “{ $card }” (space { $space }).
event-pays =
    { $n ->
        [one] { $who } pays { $n } coin.
       *[other] { $who } pays { $n } coins.
    }
event-skips = { $who } skips a task.
event-exhausts =
    { $n ->
        [one] { $who } exhausts { $n } active pawn.
       *[other] { $who } exhausts { $n } active pawns.
    }
event-pawn-leaves = { $who } has no free place in the columns: a pawn leaves the game.
event-gains-coins =
    { $n ->
        [one] { $who } gains { $n } coin.
       *[other] { $who } gains { $n } coins.
    }
event-gains-pawns =
    { $n ->
        [one] { $who } activates { $n } pawn.
       *[other] { $who } activates { $n } pawns.
    }
event-gains-points =
    { $n ->
        [one] { $who } will score { $n } point for this at the end.
       *[other] { $who } will score { $n } points for this at the end.
    }
event-gains-settle-tokens =
    { $n ->
        [one] { $who } takes { $n } settle token.
       *[other] { $who } takes { $n } settle tokens.
    }
event-gains-fortify-tokens =
    { $n ->
        [one] { $who } takes { $n } fortify token.
       *[other] { $who } takes { $n } fortify tokens.
    }
event-gains-nothing = { $who } gains nothing: there is nothing left to take.
event-does-basic = { $who } does a basic action: { $action }.
event-researches = { $who } sends a scholar to { $slot_the }.
event-meets-leader = { $who } takes the leader { $leader }.
event-chooses-option = { $who } chooses option { $choice } of { $leader }; its scoring counts for everybody.
event-chooses-colour = { $who } looks for { $colour } cards.
event-reveals-card = { $who } reveals “{ $card }”.
event-discovers = { $who } discovers “{ $card }” on { $slot_the }.
event-no-card = { $who } finds no card left for { $slot_the }.
event-learns = { $who } has researched “{ $card }”.
event-looks-at = { $who } looks at “{ $card }”.
event-keeps = { $who } keeps “{ $card }” as a private technology.
event-takes-cube =
    { $left ->
        [one] { $who } takes a cube from the { $track_of } track; { $left } is left.
       *[other] { $who } takes a cube from the { $track_of } track; { $left } are left.
    }
event-invests = { $who } invests: the cube goes to place { $place } of the investment track.
event-unlocks-column = { $who } unlocks population { $column_acc }.
event-unlocks-coins =
    { $n ->
        [one] { $who } will produce { $n } coin more from now on.
       *[other] { $who } will produce { $n } coins more from now on.
    }
event-unlocks-stage = { $who } unlocks { $stage_of }.
event-lacks-cubes = { $who } has no cube left to invest.
event-takes-structure = { $who } takes the structure “{ $structure }”.
event-shows-structure = The structure “{ $structure }” joins the display.
event-no-structure = { $who } takes no structure: no tile of level { $level } is left.
event-recruits = { $who } recruits { $kind_a } of strength { $strength }: { $tile }.
event-upgrades = { $who } upgrades { $kind_a } to strength { $strength }: { $tile }.
event-moves = { $who } moves { $kind_a }: { $tile }.
event-explores = { $who } explores and reveals “{ $tile }”.
event-arrives = { $who } adds “{ $tile }” to the map and enters it.
event-uses-up = { $who } exhausts { $kind_a } of strength { $strength }.
event-founds = { $who } founds a village: { $tile }.
event-fortifies = { $who } fortifies a city: { $tile }.
event-returns-settle-token = { $who } returns a settle token.
event-returns-fortify-token = { $who } returns a fortify token.
event-builds = { $who } builds “{ $structure }”: { $tile }.
event-builds-too = { $who } builds “{ $structure }” as the second player: { $tile }.
event-weakens = { $who } has a settler of strength { $strength } left after building.
event-passes-expansion = { $who } does not expand.
event-produces = { $who } produces: { $product }.
event-buys-pawn =
    { $n ->
        [one] { $who } buys a pawn for { $n } coin.
       *[other] { $who } buys a pawn for { $n } coins.
    }
event-dismisses = { $who } dismisses { $kind_a } of strength { $strength }: { $tile }.
event-retires =
    { $n ->
        [one] { $who } retires a pawn for { $n } coin.
       *[other] { $who } retires a pawn for { $n } coins.
    }
event-claims-goal =
    { $points ->
        [one] { $who } claims the goal “{ $goal }” for { $points } point.
       *[other] { $who } claims the goal “{ $goal }” for { $points } points.
    }
event-claims-without-cube = { $who } has no cube left to mark the goal “{ $goal }”; the claim counts all the same.
event-end-triggered = { $who } triggers the end: round { $round } is the last one.
event-round-limit-reached = The round limit of this table is reached.
event-game-ends = The game ends, and the points are counted.
event-reacts = { $who } uses { $stage_of }.


## Places and things

slot-l1-1 = Space I-1
    .the = the technology on space I-1
    .on = on space I-1
slot-l1-2 = Space I-2
    .the = the technology on space I-2
    .on = on space I-2
slot-l1-3 = Space I-3
    .the = the technology on space I-3
    .on = on space I-3
slot-l1-4 = Space I-4
    .the = the technology on space I-4
    .on = on space I-4
slot-l2-1 = Space II-1
    .the = the technology on space II-1
    .on = on space II-1
slot-l2-2 = Space II-2
    .the = the technology on space II-2
    .on = on space II-2
slot-l2-3 = Space II-3
    .the = the technology on space II-3
    .on = on space II-3
slot-l2-4 = Space II-4
    .the = the technology on space II-4
    .on = on space II-4
slot-l2-5 = Space II-5
    .the = the technology on space II-5
    .on = on space II-5
slot-l2-6 = Space II-6
    .the = the technology on space II-6
    .on = on space II-6
slot-l3-1 = Space III-1
    .the = the technology on space III-1
    .on = on space III-1
slot-l3-2 = Space III-2
    .the = the technology on space III-2
    .on = on space III-2
slot-l3-3 = Space III-3
    .the = the technology on space III-3
    .on = on space III-3
slot-l3-4 = Space III-4
    .the = the technology on space III-4
    .on = on space III-4
slot-l3-5 = Space III-5
    .the = the technology on space III-5
    .on = on space III-5
slot-l3-6 = Space III-6
    .the = the technology on space III-6
    .on = on space III-6
slot-l4-1 = Space IV-1
    .the = the technology on space IV-1
    .on = on space IV-1
slot-l4-2 = Space IV-2
    .the = the technology on space IV-2
    .on = on space IV-2
slot-l4-3 = Space IV-3
    .the = the technology on space IV-3
    .on = on space IV-3
technology-writing = Writing
technology-agriculture = Agriculture
technology-bronze-working = Bronze Working
technology-mythology = Mythology
technology-mathematics = Mathematics
technology-astronomy = Astronomy
technology-medicine = Medicine
technology-engineering = Engineering
technology-currency = Currency
technology-irrigation = Irrigation
technology-animal-husbandry = Animal Husbandry
technology-mining = Mining
technology-iron-working = Iron Working
technology-catapult = Catapult
technology-horseback-riding = Horseback Riding
technology-fortifications = Fortifications
technology-theatre = Theatre
technology-philosophy = Philosophy
technology-wheel = The Wheel
technology-navigation = Navigation
technology-scientific-method = Scientific Method
technology-electricity = Electricity
technology-printing-press = Printing Press
technology-chemistry = Chemistry
technology-banking = Banking
technology-refrigeration = Refrigeration
technology-railroad = Railroad
technology-urbanization = Urbanization
technology-gunpowder = Gunpowder
technology-missiles = Missiles
technology-conscription = Conscription
technology-nationalism = Nationalism
technology-enlightenment = Enlightenment
technology-mass-media = Mass Media
technology-tourism = Tourism
technology-diplomacy = Diplomacy
technology-computers = Computers
technology-internet = The Internet
technology-nuclear-power = Nuclear Power
technology-genetics = Genetics
technology-space-flight = Space Flight
technology-robotics = Robotics
technology-artificial-intelligence = Artificial Intelligence
technology-globalization = Globalization
structure-farm = Farm
structure-market = Market
structure-well = Well
structure-barracks = Barracks
structure-temple = Temple
structure-workshop = Workshop
structure-library = Library
structure-watchtower = Watchtower
structure-amphitheatre = Amphitheatre
structure-aqueduct = Aqueduct
structure-lighthouse = Lighthouse
structure-academy = Academy
structure-forum = The Forum
structure-fortress = Fortress
structure-monastery = Monastery
structure-harbour = Harbour
structure-cathedral = Cathedral
structure-university = University
structure-palace = Palace
structure-castle = Castle
structure-bank = The Bank
structure-observatory = Observatory
structure-opera = Opera House
structure-hospital = Hospital
goal-innovator = Innovator
goal-polymath = Polymath
goal-academic = Academic
goal-expansionist = Expansionist
goal-colonizer = Colonizer
goal-architect = Architect
goal-investor = Investor
goal-statesman = Statesman
goal-provider = Provider
government-government-1a = Pioneers
government-government-1b = Builders
government-government-2a = Scholars
government-government-2b = Merchants
government-government-3a = Warriors
government-government-3b = Nomads
government-government-4a = Farmers
government-government-4b = Patrons
tile-territory-01 = River Valley
tile-territory-02 = Salt Flats
tile-territory-03 = Quarry Hills
tile-territory-04 = Meadows
tile-territory-05 = Fishing Coast
tile-territory-06 = Crossroads
tile-territory-07 = Trade Plains
tile-territory-08 = Fertile Delta
tile-territory-09 = Marble Cliffs
tile-territory-10 = Olive Groves
tile-territory-11 = Caravan Steppe
tile-territory-12 = Highland Pass
tile-territory-13 = Hunting Forest
tile-territory-14 = Border Hills
tile-territory-15 = Great Lakes
tile-territory-16 = Silver Mountains
tile-territory-17 = Sacred Grove
tile-territory-18 = Rainforest
tile-territory-19 = Natural Harbour
tile-territory-20 = Oasis
tile-territory-21 = Black Earth
tile-territory-22 = Gold Coast
tile-territory-23 = High Plateau
tile-territory-24 = Desert Citadel
tile-cradle = Cradle of Civilization
tile-home-1 = Home territory 1
tile-home-2 = Home territory 2
tile-home-3 = Home territory 3
tile-home-4 = Home territory 4
action-basic-research-1 = Research level I
action-basic-research-2 = Research level II
action-basic-recruit = Recruit and move
action-basic-grow = Grow
action-advanced-settle-token = Prepare settling
action-advanced-fortify-token = Prepare fortifying
action-advanced-research-3 = Research level III
action-advanced-research-4 = Research level IV
column-a = Column A
    .acc = column A
column-b = Column B
    .acc = column B
column-c = Column C
    .acc = column C
column-d = Column D
    .acc = column D
column-e = Column E
    .acc = column E
track-food = Food
    .of = food
    .gen = of food
track-economy = Economy
    .of = economy
    .gen = of economy
track-infrastructure = Infrastructure
    .of = infrastructure
    .gen = of infrastructure
modifier-move-points = Movement points
modifier-explore-limit = Explorations per turn
modifier-structure-cost = Cost of structures
modifier-trade-pop-price = Price of a pawn
modifier-recruit-soldier-strength = Strength of new soldiers
modifier-prod-pop-coin = Coins for producing population
unit-settler-1 = settler no. 1
unit-settler-2 = settler no. 2
unit-settler-3 = settler no. 3
unit-settler-4 = settler no. 4
unit-settler-5 = settler no. 5
unit-settler-6 = settler no. 6
unit-settler-7 = settler no. 7
unit-settler-8 = settler no. 8
unit-soldier-1 = soldier no. 1
unit-soldier-2 = soldier no. 2
unit-soldier-3 = soldier no. 3
unit-soldier-4 = soldier no. 4
unit-soldier-5 = soldier no. 5
unit-soldier-6 = soldier no. 6
unit-soldier-7 = soldier no. 7
unit-soldier-8 = soldier no. 8
kind-settler = Settler
    .a = a settler
    .acc = settler
kind-soldier = Soldier
    .a = a soldier
    .acc = soldier
direction-east = East
    .to = to the east
direction-south-east = South-east
    .to = to the south-east
direction-south-west = South-west
    .to = to the south-west
direction-west = West
    .to = to the west
direction-north-west = North-west
    .to = to the north-west
direction-north-east = North-east
    .to = to the north-east
level-level-1 = Level I
level-level-2 = Level II
level-level-3 = Level III
set-a = Set A
set-b = Set B
set-c = Set C
stage-despotism = Despotism
    .of = despotism
    .acc = despotism
stage-theocracy = Theocracy
    .of = theocracy
    .acc = theocracy
stage-monarchy = Monarchy
    .of = monarchy
    .acc = monarchy
stage-democracy = Democracy
    .of = democracy
    .acc = democracy
colour-blue = blue
colour-green = green
colour-red = red
colour-yellow = yellow
way-nothing = No expansion
    .do = Do not expand
way-new-structure = New structure
    .do = Build a new structure
way-existing-structure = Existing structure
    .do = Build a structure that stands on the map
way-village = Village
    .do = Found a village with a settle token
way-city = City
    .do = Fortify a city with a fortify token
product-population = population
    .do = Produce population
product-coins = coins
    .do = Produce coins
product-exchanges = exchanges
    .do = Make exchanges
exchange-buy = Buying
    .do = Pay coins for a pawn from the columns
exchange-dismiss = Dismissing
    .do = Dismiss a unit from the map
exchange-retire = Retiring
    .do = Send an active pawn back for a coin
exchange-end = End
    .do = End the exchanges


## Sources of points, options

source-goals = Goals
source-technologies = Technologies
source-map = Map
source-investment = Investment track
source-leaders = Leaders
source-government = Government
option-first = First player
option-first-random = Random
option-first-1 = Player 1
option-first-2 = Player 2
option-first-3 = Player 3
option-first-4 = Player 4
option-round-limit = Round limit (a guard against games without an end)
option-round-limit-60 = After round 60
option-round-limit-100 = After round 100
