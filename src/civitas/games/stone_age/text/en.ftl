### What Stone Age says: decisions, questions, the log and the words on the table.
### A label such as `good-brick` knows its number $n; its attributes are further forms ($good_for, $place_in ...).

name = Stone Age
pitch = Lead a small tribe from its first five people to a settlement with huts, tools and knowledge. Every round you send your people out to hunt, to gather wood, brick, stone and gold, to farm or to have tools made; then the dice tell how much they bring home, and in the evening everybody wants to eat. Trade what is left for buildings and civilization cards, and take the places the others were hoping for.
seat-name = Player { $seat }


## Decisions

action-place-many =
    { $people ->
        [one] Place { $people } person { $place_in }
       *[other] Place { $people } people { $place_in }
    }
action-place =
    { $place_id ->
        [hut] Place 2 people { $place_in }
       *[other] Place 1 person { $place_in }
    }
action-resolve = Act { $place_in }
action-use-any-two = Use { $card_the }
action-tool = Add the tool on space { $space }
action-once = Add the one-use tool of value { $value }
action-roll-done = Leave the total as it is
action-buy = Buy
action-decline = Do not buy
action-pay = Pay { $good }
action-pay-done = Pay no more and take the building
action-take = Take { $good }
action-draft =
    { $face ->
        [1] Pick the 1: 1 wood
        [2] Pick the 2: 1 brick
        [3] Pick the 3: 1 stone
        [4] Pick the 4: 1 gold
        [5] Pick the 5: 1 tool
       *[6] Pick the 6: 1 step on the food track
    }
action-feed = Feed the tribe with resources
action-starve = Let the tribe starve and lose 10 points


## Questions

prompt-place = Your turn: choose a place and send people there.
prompt-resolve = Your turn: choose which of your places to act on next.
prompt-add-tool =
    { $roll_for ->
        [0] Your turn: the total is { $roll_total }, and every full 3 brings 1 wood. Do you add a tool?
        [1] Your turn: the total is { $roll_total }, and every full 4 brings 1 brick. Do you add a tool?
        [2] Your turn: the total is { $roll_total }, and every full 5 brings 1 stone. Do you add a tool?
        [3] Your turn: the total is { $roll_total }, and every full 6 brings 1 gold. Do you add a tool?
       *[4] Your turn: the total is { $roll_total }, and every full 2 brings 1 food. Do you add a tool?
    }
prompt-buy =
    { $buying ->
        [8] Your turn: do you buy the card on space 1 for 1 resource?
        [9] Your turn: do you buy the card on space 2 for 2 resources?
        [10] Your turn: do you buy the card on space 3 for 3 resources?
        [11] Your turn: do you buy the card on space 4 for 4 resources?
        [12] Your turn: do you buy the building on stack 1?
        [13] Your turn: do you buy the building on stack 2?
        [14] Your turn: do you buy the building on stack 3?
       *[15] Your turn: do you buy the building on stack 4?
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
        [one] Your turn: choose the resource that feeds your tribe. { $due } is still to be paid.
       *[other] Your turn: choose the resources that feed your tribe. { $due } are still to be paid.
    }
pay-for-card =
    { $due ->
        [one] Your turn: choose the resource that pays for the card. { $due } is still to be paid.
       *[other] Your turn: choose the resources that pay for the card. { $due } are still to be paid.
    }
pay-for-building =
    { $due ->
        [one] Your turn: choose the resources that pay for the building. There is room for { $due } more.
       *[other] Your turn: choose the resources that pay for the building. There is room for { $due } more.
    }
prompt-take =
    { $due ->
        [one] Your turn: take any resource. This is the last one you may take.
       *[other] Your turn: take any resource. You may take { $due } more.
    }
prompt-draft = Your turn: pick one of the dice and take its reward.
prompt-feed =
    { $due ->
        [one] Your turn: you are { $due } food short. Do you pay { $due } resource instead, or does your tribe starve?
       *[other] Your turn: you are { $due } food short. Do you pay { $due } resources instead, or does your tribe starve?
    }


## The log

event-first-player = { $who } gets the first-player figure.
event-round-begins = Round { $round } begins. { $who } plays first.
event-places =
    { $people ->
        [one] { $who } places { $people } person { $place_in }.
       *[other] { $who } places { $people } people { $place_in }.
    }
event-stays-home =
    { $people ->
        [one] { $who } finds no place for { $people } person, who stays at home.
       *[other] { $who } finds no place for { $people } people, who stay at home.
    }
event-resolves = { $who } acts { $place_in }.
event-rolls =
    { $count ->
        [one] { $who } rolls for { $good_name }: { $total }.
       *[other] { $who } rolls for { $good_name }: { $dice } = { $total }.
    }
event-adds-tool = { $who } adds a tool of value { $value }: the total is now { $total }.
event-adds-once = { $who } adds the one-use tool of value { $value }: the total is now { $total }.
event-gains =
    { $good_id ->
        [vp] { $who } scores { $good }.
        [food_track] { $who } moves up { $good }.
        [person] { $who } welcomes { $good } to the tribe.
       *[other] { $who } gets { $good }.
    }
event-gains-nothing =
    { $good_id ->
        [tool] { $who } gets no tool: there is no space for a better one.
        [food_track] { $who } stays where the food track ends.
        [person] { $who } gets nobody new: the tribe is complete.
       *[other] { $who } gets no { $good_name }.
    }
event-pays = { $who } pays { $good }.
event-buys-card = { $who } buys the card “{ $card }” from space { $space }.
event-buys-building =
    { $n ->
        [one] { $who } buys “{ $tile }” and scores { $n } point.
       *[other] { $who } buys “{ $tile }” and scores { $n } points.
    }
event-declines = { $who } buys nothing { $place_in }.
event-stores-tool = { $who } keeps a one-use tool of value { $value } for later.
event-stores-any-two = { $who } keeps the card with any two resources for later.
event-uses-any-two = { $who } uses the card with any two resources.
event-draws-card = { $who } draws an extra card and keeps it secret.
event-sees-card = The extra card is “{ $card }”. Only you can see it.
event-finds-no-card = { $who } draws no extra card: the deck is empty.
event-rolls-draft = { $who } rolls dice for everybody: { $dice }.
event-drafts = { $who } picks the { $face }.
event-feeds = { $who } feeds the tribe with { $n } food.
event-lacks-food = { $who } gives all the food there is and is { $n } short.
event-starves =
    { $n ->
        [one] { $who } lets the tribe starve and loses { $n } point.
       *[other] { $who } lets the tribe starve and loses { $n } points.
    }
event-reveals-card = A new card lies on space { $space }: “{ $card }”.
event-reveals-tile = A new tile lies on building stack { $stack }: “{ $tile }”.
event-stack-empty = Building stack { $stack } is empty: this is the last round.
event-cards-run-out = There are too few cards for another round.
event-last-round = The game has reached its longest length and goes no further.
event-game-ends = The game is over and all points are counted.
event-shows-extra-card = { $who } shows the extra card: “{ $card }”.


## Places

place-hunt = Hunting grounds
    .in = on the hunting grounds
    .explain = Room for any number of people. Roll one die for each of yours and add tools if you like: every full 2 in the total brings 1 food.
place-forest = Forest
    .in = in the forest
    .explain = Room for 7 people. Roll one die for each of yours and add tools if you like: every full 3 in the total brings 1 wood.
place-clay-pit = Clay pit
    .in = in the clay pit
    .explain = Room for 7 people. Roll one die for each of yours and add tools if you like: every full 4 in the total brings 1 brick.
place-quarry = Quarry
    .in = in the quarry
    .explain = Room for 7 people. Roll one die for each of yours and add tools if you like: every full 5 in the total brings 1 stone.
place-river = River
    .in = at the river
    .explain = Room for 7 people. Roll one die for each of yours and add tools if you like: every full 6 in the total brings 1 gold.
place-tool-maker = Tool maker
    .in = at the tool maker
    .explain = Room for 1 person. Get 1 tool, unless you have three tools of value 4 already.
place-hut = Hut
    .in = in the hut
    .explain = Room for exactly 2 people of one tribe. Get 1 more person, up to 10 in all. The newcomer eats this round and works from the next one on.
place-field = Field
    .in = on the field
    .explain = Room for 1 person. Move up 1 step on the food track, up to 10. Every step brings you 1 food a round.
place-card-1 = Card space 1
    .in = on card space 1
    .explain = Room for 1 person. Buy the card here for 1 resource of any kind, or leave it.
place-card-2 = Card space 2
    .in = on card space 2
    .explain = Room for 1 person. Buy the card here for 2 resources of any kinds, or leave it.
place-card-3 = Card space 3
    .in = on card space 3
    .explain = Room for 1 person. Buy the card here for 3 resources of any kinds, or leave it.
place-card-4 = Card space 4
    .in = on card space 4
    .explain = Room for 1 person. Buy the card here for 4 resources of any kinds, or leave it.
place-building-1 = Building stack 1
    .in = on building stack 1
    .explain = Room for 1 person. Pay what the top tile asks for and score its points at once, or leave it. When any stack is empty, the round is the last one.
place-building-2 = Building stack 2
    .in = on building stack 2
    .explain = Room for 1 person. Pay what the top tile asks for and score its points at once, or leave it. When any stack is empty, the round is the last one.
place-building-3 = Building stack 3
    .in = on building stack 3
    .explain = Room for 1 person. Pay what the top tile asks for and score its points at once, or leave it. When any stack is empty, the round is the last one.
place-building-4 = Building stack 4
    .in = on building stack 4
    .explain = Room for 1 person. Pay what the top tile asks for and score its points at once, or leave it. When any stack is empty, the round is the last one.


## Goods, counted

good-wood = { $n } wood
    .name = wood
good-brick =
    { $n ->
        [one] { $n } brick
       *[other] { $n } bricks
    }
    .name = brick
good-stone =
    { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    }
    .name = stone
good-gold = { $n } gold
    .name = gold
good-food = { $n } food
    .name = food
good-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .name = points
good-tool =
    { $n ->
        [one] { $n } tool
       *[other] { $n } tools
    }
    .name = tool
good-food-track =
    { $n ->
        [one] { $n } step on the food track
       *[other] { $n } steps on the food track
    }
    .name = step on the food track
good-person =
    { $n ->
        [one] { $n } new person
       *[other] { $n } new people
    }
    .name = new person

resource-wood = Wood
resource-brick = Brick
resource-stone = Stone
resource-gold = Gold


## Phases, stored cards, sources of points, options

phase-placement = Placement
phase-actions = Actions
phase-feeding = Feeding

stored-not-held = Not owned
stored-held = Ready to use
stored-used = Used up

card-any-two = Any two resources
    .the = the card with any two resources

source-buildings = Buildings
source-cards = Points on cards
source-hunger = Hunger
source-culture = Culture symbols
source-farmers = Farmers × food track
source-tool-makers = Tool makers × tools
source-builders = Builders × buildings
source-shamans = Shamans × people
source-resources = Resources left

option-first = First player
option-first-random = Drawn at random
option-first-1 = Player 1
option-first-2 = Player 2
option-first-3 = Player 3
option-first-4 = Player 4


## Civilization cards

# $n, and $good with its forms
top-gain =
    { $good_id ->
        [vp] Score { $good } at once.
        [food_track] Move up { $good }.
       *[other] Get { $good }.
    }
# $n: the dice, $good with its forms
top-roll-gain =
    { $n ->
        [one] Roll { $n } die for { $good_name }. You may add tools.
       *[other] Roll { $n } dice for { $good_name }. You may add tools.
    }
top-dice-draft = Roll one die for every player. Beginning with you, everybody picks a die and takes its reward: 1 is wood, 2 brick, 3 stone, 4 gold, 5 a tool and 6 a step on the food track.
top-draw-card = Draw the top card of the deck. Only its lower part counts, and only you know it until the end.
# $n: the value
top-store-tool = A tool of value { $n } for one roll of yours, now or later.
# $n: how many
top-store-resources =
    { $n ->
        [one] Take { $n } resource of your choice, now or later.
       *[other] Take { $n } resources of your choice, now or later.
    }

# $symbol with its forms
bottom-culture = Culture symbol: { $symbol_plain }. A set of different symbols scores its size squared at the end.
# $n, and $character with its forms
bottom-multiply =
    { $character_id ->
        [farmer] { $character_count }: { good-vp } at the end for each step of yours on the food track.
        [tool_maker] { $character_count }: { good-vp } at the end for each point of value of your tools.
        [builder] { $character_count }: { good-vp } at the end for each building of yours.
       *[shaman] { $character_count }: { good-vp } at the end for each person of your tribe.
    }

symbol-medicine = Medicine
    .plain = medicine
symbol-art = Art
    .plain = art
symbol-music = Music
    .plain = music
symbol-writing = Writing
    .plain = writing
symbol-time = Time
    .plain = time
symbol-pottery = Pottery
    .plain = pottery
symbol-transport = Transport
    .plain = transport
symbol-weaving = Weaving
    .plain = weaving

character-farmer = Farmer
    .times = food track
    .count =
        { $n ->
            [one] { $n } farmer
           *[other] { $n } farmers
        }
character-tool-maker = Tool maker
    .times = tools
    .count =
        { $n ->
            [one] { $n } tool maker
           *[other] { $n } tool makers
        }
character-builder = Builder
    .times = buildings
    .count =
        { $n ->
            [one] { $n } builder
           *[other] { $n } builders
        }
character-shaman = Shaman
    .times = people
    .count =
        { $n ->
            [one] { $n } shaman
           *[other] { $n } shamans
        }


## Building tiles

kind-fixed = Fixed price
    .explain = Pay exactly the resources shown and score the points shown.
kind-choice = Kinds to choose
    .explain = Pay the number of resources shown, of as many kinds as shown. They score what they are worth: wood 3, brick 4, stone 5, gold 6.
kind-open = Open price
    .explain = Pay as many resources as you like, from 1 to 7. They score what they are worth: wood 3, brick 4, stone 5, gold 6.

# $cost: the goods in words, $n: the points
tile-fixed =
    { $n ->
        [one] Pay { $cost } to score { $n } point.
       *[other] Pay { $cost } to score { $n } points.
    }
# $n: how many resources, $kinds: of how many kinds
tile-choice =
    { $kinds ->
        [one] Pay { count-resources }, all of the same kind, and score what they are worth.
       *[other] Pay { count-resources } of exactly { $kinds } different kinds and score what they are worth.
    }
count-resources =
    { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
# $n: the most that can be paid
tile-open = Pay from 1 to { $n } resources of any kinds and score what they are worth.


## Headings

mat-food = Food
mat-food-track = Food track
mat-tools = Tools
mat-people = People
mat-resources = Resources
mat-cards = Cards
mat-buildings = Buildings
mat-score = Points
mat-round = Round
mat-deck = Deck
mat-stack = Stack
mat-first-player = First player
mat-one-use-tools = One-use tools
mat-extra-card = Extra card
mat-culture = Culture symbols
mat-dice = Dice

# $n in each of these
mat-round-number = Round { $n }
mat-stack-number = Stack { $n }
mat-space-number = Space { $n }
mat-space-cost =
    { $n ->
        [one] Costs { $n } resource
       *[other] Costs { $n } resources
    }
mat-deck-left =
    { $n ->
        [one] { $n } card left in the deck
       *[other] { $n } cards left in the deck
    }
mat-stack-left =
    { $n ->
        [one] { $n } tile left on the stack
       *[other] { $n } tiles left on the stack
    }
mat-people-at-home =
    { $n ->
        [one] { $n } person still to be placed
       *[other] { $n } people still to be placed
    }


## The table on the page

table-phases = Phases of the round
table-stage = Dice and payments
table-close = Close
table-whole-board = Everything { $who } has
table-none-yet = Nothing yet
table-in-all = In all
table-empty-space = Empty until the next round
table-empty-stack = No buildings left
table-extra-mine = Your extra card. Only you can see it until the end.

# The short words on cards and tiles
table-card-roll-gain =
    { $n ->
        [one] { $n } die for { $good_name }
       *[other] { $n } dice for { $good_name }
    }
table-card-dice-draft = A die for everybody
table-card-draw-card = Extra card
table-card-store-tool = One-use tool
table-card-store-resources =
    { $n ->
        [one] { $n } resource of your choice
       *[other] { $n } resources of your choice
    }
table-kinds =
    { $n ->
        [one] of 1 kind
       *[other] of { $n } kinds
    }
table-any-kinds = of any kinds
table-worth-now =
    { $n ->
        [one] Would score you 1 point if the game ended now
       *[other] Would score you { $n } points if the game ended now
    }

# Places. $good is counted: 1 wood
table-rate = Every full { $n } brings { $good }
table-people-of =
    { $n ->
        [one] { $who }: { $n } person
       *[other] { $who }: { $n } people
    }
# $good: the most, counted
table-outlook =
    { $dice ->
        [one] { $dice } die brings { $least } to { $good }, on average { $mean }.
       *[other] { $dice } dice bring { $least } to { $good }, on average { $mean }.
    }

# Dice
table-die = A die that shows { $n }
table-rolls-for = { $who } rolls: { $good }
# $n: what is divided by; $good counted
table-sum = { $total } divided by { $n } brings { $good }
table-missing =
    { $n ->
        [one] { $n } more pip would bring another one.
       *[other] { $n } more pips would bring another one.
    }
table-picks = { $who } picks a die
table-picked = { $who } rolled for everybody
table-leave = Take { $good }
table-add-tool = Tool { $n }: { $good }
table-add-once = One-use tool { $n }: { $good }

# Paying
table-considers = { $who } may buy: { $what }
table-pay = Pay
table-take = Take
table-pays = { $who } pays: { $what }
table-pays-feeding = food for the tribe
table-tray = { $paid } paid, { $due } to go
table-worth-so-far =
    { $n ->
        [one] Worth { $n } point so far
       *[other] Worth { $n } points so far
    }
table-takes = { $who } takes resources
table-take-left =
    { $n ->
        [one] { $n } resource to take
       *[other] { $n } resources to take
    }
table-have-resources =
    { $n ->
        [0] You have no resources.
        [one] You have { $n } resource.
       *[other] You have { $n } resources.
    }
table-left =
    { $n ->
        [one] { $n } will be left.
       *[other] { $n } will be left.
    }
table-brings = What you have can score from { $least } to { $most } points here.
table-values = Wood scores 3, brick 4, stone 5, gold 6.

# Food
table-food-left = { $n } food left after the meal
table-short = { $n } food short
table-hungry = { $who } is { $n } food short
table-meal = { $people } people eat, { $grown } food grows on the fields, { $food } is in store.

# A tribe's area
table-no-tool = Room for a tool
table-tool-ready = Tool of value { $n }, ready
table-tool-used = Tool of value { $n }, used in this round
table-once = One-use tool of value { $n }
table-at-home = { $n } of { $all } people at home
table-symbol = { $name }: { $n }
table-character = { $name }: { $n } × { $factor } ({ $times }) = { $points }
