### What Nations says: decisions, questions, the log and the words on the table.
### A label such as `good-books` knows its number $n; its attributes are further forms ($good_kind, $place_on ...).

name = Nations
pitch = Lead a nation from antiquity to the eve of the First World War. Each round you buy progress cards, send workers to buildings and armies and raise wonders; then everybody produces, wars are fought, and history strikes with events that reward the strongest and most stable. Books make your heritage: at the end of every age they bring points for each nation that has fewer.
seat-name = Player { $seat }


## Decisions

action-pass = Pass for this round
action-buy = Buy the card on { $space }
action-deploy = Send a worker { $place_to }
action-undeploy = Take a worker off { $place_off }
action-hire = Hire an architect { $source_from }
action-use = Use the special action { $place_of }
action-end-turn = End the turn
action-done = Enough
action-decline = No
action-accept = Yes
action-place-card = Place the card { $place_on }
action-give-up = Give up the colony { $place_on }
action-place-wonder = Place the wonder { $place_on }
action-place-advisor = Place the advisor { $place_on }
action-take-worker = Take a worker { $section_from }
action-return-worker = Return a worker { $section_to }
action-gain = Receive { $good_kind }
action-pay = Give { $good_kind }
action-spare = Keep { $good_kind }
action-golden-goods = Take the goods of the Golden Age
action-golden-vp = Buy the victory point of the Golden Age
action-choose-alternative = { $alternative }
action-swap = Swap the card on { $space }
action-keep-event = Keep the { $drawn } one
action-level = Play as { $level }
action-nation = Lead { $nation }
action-side = Play side { $side }


## Questions

prompt-difficulty = Choose your level of difficulty: the easier it is, the more resources you may take in growth.
prompt-nation = Choose the nation that you lead.
prompt-side = Choose the side of your board: A is the same for all nations, B is special.
prompt-covered-worker = The easier game: choose the section from which your extra worker comes; its space never costs anything.
prompt-growth = Growth: take a worker or resources.
prompt-choose-event = Choose which of the two becomes the event of this round.
prompt-turn =
    { $actions_left ->
        [one] Your turn: take an action or pass.
       *[other] Your turn: take an action or pass. You have { $actions_left } actions.
    }
prompt-turn-end = End your turn, or take workers off your cards first.
prompt-place-card = Choose the space for the new card; a card that lies there is removed.
prompt-place-advisor = Choose the space for the new advisor; an advisor who is there is removed.
prompt-place-wonder = Choose the space for the completed wonder; a wonder that stands there is removed.
prompt-give-up-colony = Choose the colony that you give up.
prompt-battle = Choose what the battle brings you.
prompt-golden = Golden Age: take its goods or buy its victory point.
prompt-golden-pay = Choose what you pay for the victory point, one unit at a time.
prompt-pick = Choose what you receive.
prompt-pay-pick = Choose what you pay.
prompt-deploy-free = Send a worker to work for free; you may first take one off another card.
prompt-deploy-bought = Do you put a worker on the new building for free?
prompt-free-buy = Choose the card that you take for free.
prompt-section = Choose the section from which you take a worker.
prompt-give-worker = You have no free worker: choose the card from which one is returned.
prompt-return-section = Choose the section to which the worker returns.
prompt-shortage = You lack books: choose what you lose instead, one unit at a time.
prompt-production-pick = Choose what your advisor adds to the production.
prompt-spare = The war: choose what your stability saves, one unit at a time.
prompt-may = Do you accept the offer?
prompt-either = Choose one of the two.
prompt-undeploy-for = Take workers off your cards for the reward, as many as you like.
prompt-hire-free = Do you hire an architect for free?
prompt-swap-first = Choose the first of the two cards that change places.
prompt-swap-second = Choose the second card.


## The log

event-order-set = { $who } is number { $place } in player order.
event-takes-difficulty = { $who } plays as { $level }.
event-draws-nation = { $nation } is offered.
event-takes-board = { $who } leads { $nation }, side { $side }.
event-covers-space = { $who } starts with an extra worker { $section_from }.
event-round-begins = Round { $round } begins, in age { $age }.
event-reveals-card = “{ $card }” is laid out in row { $row }, column { $column }.
event-discards-card = “{ $card }” leaves the game unsold.
event-slides-card = “{ $card }” moves down to column { $column } of the cheapest row.
event-grows = { $who } chooses { $good_kind } in growth.
event-takes-worker = { $who } takes a worker { $section_from }.
event-returns-worker = { $who } returns a worker { $section_to }.
event-no-worker-to-return = { $who } has no worker to return.
event-reveals-event = The event “{ $card }” is revealed.
event-rejects-event = { $who } rejects the event “{ $card }”.
event-reveals-tile = The tile “{ $tile }” is revealed.
event-rejects-tile = { $who } rejects the tile “{ $tile }”.
event-opponent-stands = The virtual opponent stands at strength { $strength } and stability { $stability } and has { books-of-opponent }.
event-places-architects =
    { $n ->
        [one] { $n } public architect is available.
       *[other] { $n } public architects are available.
    }
event-skips-turn = { $who } has to skip the first turn of the round.
event-extra-actions =
    { $n ->
        [one] { $who } has { $n } more action this turn.
       *[other] { $who } has { $n } more actions this turn.
    }
event-ends-turn = { $who } ends the turn.
event-passes = { $who } passes as number { $place }.
event-buys = { $who } buys “{ $card }” for { $price } gold.
event-takes-free = { $who } takes “{ $card }” for nothing.
event-places = { $who } places “{ $card }” { $place_on }.
event-removes = { $who } loses “{ $card }”, which leaves the game.
event-must-go = “{ $card }” of { $who } has to leave the game: { $condition }.
event-loses-host = “{ $card }” of { $who } has to leave with the wonder that gave him a place.
event-removes-site = { $who } abandons the unfinished wonder “{ $card }”.
event-lays-war = { $who } starts the war “{ $card }” with strength { $strength }.
event-fights-battle = { $who } fights “{ $card }” with attack { $n }.
event-celebrates =
    { $price ->
        [one] { $who } buys a victory point with “{ $card }” for { $price } resource.
       *[other] { $who } buys a victory point with “{ $card }” for { $price } resources.
    }
event-deploys = { $who } sends a worker to “{ $card }” for { $price } stone.
event-undeploys = { $who } takes a worker off “{ $card }”.
event-will-leave = { $who } chooses a worker on “{ $card }” to take off.
event-will-return = { $who } chooses to return a worker { $section_to }.
event-hires = { $who } hires an architect { $source_from } for { $price } stone; { $built } of { $needed } sections stand.
event-completes = { $who } completes the wonder “{ $card }”.
event-loses-architect = { $who } loses the last architect from “{ $card }”.
event-uses = { $who } uses “{ $card }”.
event-swaps = { $who } swaps “{ $one }” and “{ $other }” on the Progress Board.
event-gains = { $who } receives { $n } { $good }.
event-pays = { $who } pays { $n } { $good }.
event-loses = { $who } loses { $n } { $good }.
event-gains-vp =
    { $n ->
        [one] { $who } gains { $n } victory point.
       *[other] { $who } gains { $n } victory points.
    }
event-loses-vp =
    { $n ->
        [one] { $who } loses { $n } victory point.
       *[other] { $who } loses { $n } victory points.
    }
event-lacks = { $who } is short of { $n } { $good }.
event-forgiven = { $who } has nothing left, and the rest of the loss is forgiven.
event-revolts = { $who } is in revolt with stability −{ $n }.
event-effect-of = “{ $card }” takes effect for { $who }.
event-goes-first = { $who } goes to the front of the player order.
event-goes-last = { $who } goes to the end of the player order.
event-order-stays = The player order does not change.
event-defeated = { $who } is defeated in the war of strength { $n }.
event-safe-from-war = { $who } is safe from the war.
event-spares = Stability saves { $n } { $good } for { $who }.
event-war-ends = The war “{ $card }” is over.
event-event-acts =
    { $half ->
        [1] The first event of “{ $card }” takes effect.
       *[2] The second event of “{ $card }” takes effect.
    }
event-accepts = { $who } accepts.
event-declines = { $who } declines.
event-chooses = { $who } chooses: { $alternative }.
event-weakened = The strength of { $who } counts { $n } less for the second event.
event-regains =
    { $n ->
        [one] { $who } regains { $n } victory point lost in the war.
       *[other] { $who } regains { $n } victory points lost in the war.
    }
event-rolls-die = The die for the virtual opponent shows { $face }.
event-column-removed = The cards of column { $column } leave the game.
event-opponent-lays-war = The virtual opponent starts the war “{ $card }” with strength { $strength }.
event-opponent-changes = The virtual opponent now has strength { $strength }, stability { $stability } and { books-of-opponent }.
books-of-opponent =
    { $books ->
        [one] { $books } book
       *[other] { $books } books
    }
event-opponent-first = The virtual opponent goes first.
event-famine = Famine: every nation loses { $n } food.
event-books-scored =
    { $n ->
        [one] { $who } has more books than { $n } nation.
       *[other] { $who } has more books than { $n } nations.
    }
event-age-ends = Age { $age } ends.
event-game-ends = The game is over.
event-hall-of-fame =
    { $points ->
        [one] With { $points } point { $who } ranks beside { $hero } in the Hall of Fame.
       *[other] With { $points } points { $who } ranks beside { $hero } in the Hall of Fame.
    }


## Words

good-gold = gold
    .kind = gold
good-food = food
    .kind = food
good-stone = stone
    .kind = stone
good-books =
    { $n ->
        [one] book
       *[other] books
    }
    .kind = books
lost-gold = gold
lost-food = food
lost-stone = stone
lost-books = books
lost-vp = victory points

place-work-1 = work space 1
    .on = on work space 1
    .to = to work space 1
    .off = work space 1
    .of = of work space 1
place-work-2 = work space 2
    .on = on work space 2
    .to = to work space 2
    .off = work space 2
    .of = of work space 2
place-work-3 = work space 3
    .on = on work space 3
    .to = to work space 3
    .off = work space 3
    .of = of work space 3
place-work-4 = work space 4
    .on = on work space 4
    .to = to work space 4
    .off = work space 4
    .of = of work space 4
place-work-5 = work space 5
    .on = on work space 5
    .to = to work space 5
    .off = work space 5
    .of = of work space 5
place-colony-1 = colony space 1
    .on = on colony space 1
    .to = to colony space 1
    .off = colony space 1
    .of = of colony space 1
place-colony-2 = colony space 2
    .on = on colony space 2
    .to = to colony space 2
    .off = colony space 2
    .of = of colony space 2
place-colony-3 = colony space 3
    .on = on colony space 3
    .to = to colony space 3
    .off = colony space 3
    .of = of colony space 3
place-wonder-1 = wonder space 1
    .on = on wonder space 1
    .to = to wonder space 1
    .off = wonder space 1
    .of = of the wonder on space 1
place-wonder-2 = wonder space 2
    .on = on wonder space 2
    .to = to wonder space 2
    .off = wonder space 2
    .of = of the wonder on space 2
place-wonder-3 = wonder space 3
    .on = on wonder space 3
    .to = to wonder space 3
    .off = wonder space 3
    .of = of the wonder on space 3
place-wonder-4 = wonder space 4
    .on = on wonder space 4
    .to = to wonder space 4
    .off = wonder space 4
    .of = of the wonder on space 4
place-wonder-5 = wonder space 5
    .on = on wonder space 5
    .to = to wonder space 5
    .off = wonder space 5
    .of = of the wonder on space 5
place-wonder-6 = wonder space 6
    .on = on wonder space 6
    .to = to wonder space 6
    .off = wonder space 6
    .of = of the wonder on space 6
place-advisor = advisor space
    .on = on the advisor space
    .to = to the advisor space
    .off = the advisor space
    .of = of the advisor
place-tower = tower
    .on = on the tower
    .to = to the tower
    .off = the tower
    .of = of the advisor on the tower

home-board = board
home-advisor = advisor
home-tower = tower
home-wonder-1 = wonder 1
home-wonder-2 = wonder 2
home-wonder-3 = wonder 3
home-wonder-4 = wonder 4
home-wonder-5 = wonder 5
home-wonder-6 = wonder 6

actor-advisor = advisor
actor-tower = advisor on the tower
actor-wonder-1 = wonder on space 1
actor-wonder-2 = wonder on space 2
actor-wonder-3 = wonder on space 3
actor-wonder-4 = wonder on space 4
actor-wonder-5 = wonder on space 5
actor-wonder-6 = wonder on space 6

space-r1c1 = space 1 of the 1-gold row
space-r1c2 = space 2 of the 1-gold row
space-r1c3 = space 3 of the 1-gold row
space-r1c4 = space 4 of the 1-gold row
space-r1c5 = space 5 of the 1-gold row
space-r1c6 = space 6 of the 1-gold row
space-r1c7 = space 7 of the 1-gold row
space-r2c1 = space 1 of the 2-gold row
space-r2c2 = space 2 of the 2-gold row
space-r2c3 = space 3 of the 2-gold row
space-r2c4 = space 4 of the 2-gold row
space-r2c5 = space 5 of the 2-gold row
space-r2c6 = space 6 of the 2-gold row
space-r2c7 = space 7 of the 2-gold row
space-r3c1 = space 1 of the 3-gold row
space-r3c2 = space 2 of the 3-gold row
space-r3c3 = space 3 of the 3-gold row
space-r3c4 = space 4 of the 3-gold row
space-r3c5 = space 5 of the 3-gold row
space-r3c6 = space 6 of the 3-gold row
space-r3c7 = space 7 of the 3-gold row

section-food = Food section
    .from = from the Food section
    .to = to the Food section
section-stability = Stability section
    .from = from the Stability section
    .to = to the Stability section
section-above = above the track
    .from = from above the track
    .to = above the track

source-public = public architects
    .from = from the public space
source-board = the board’s architects
    .from = from your board
source-advisor = the advisor’s architects
    .from = from your advisor
source-tower = the architects of the advisor on the tower
    .from = from the advisor on the tower
source-wonder = a wonder’s architects
    .from = from a wonder
source-supply = the supply
    .from = from the supply

nation-egypt = Egypt
nation-greece = Greece
nation-rome = Rome
nation-persia = Persia
nation-china = China
side-a = A, common to all
side-b = B, the special one
level-chieftain = Chieftain
level-prince = Prince
level-king = King
level-emperor = Emperor
drawn-first = first
drawn-second = second

alternative-lose-gold-3 = lose 3 gold
alternative-lose-gold-4 = lose 4 gold
alternative-lose-food-2 = lose 2 food
alternative-lose-food-3 = lose 3 food
alternative-lose-books-5 = lose 5 books
alternative-lose-vp-1 = lose 1 victory point
alternative-remove-advisors = remove the own advisors
alternative-remove-architect = remove the last architect
alternative-order-last = go last in player order
alternative-gain-stone-4 = receive 4 stone
alternative-others-lose-food-3 = all other nations lose 3 food
alternative-strength-minus-10-for-second-event = count 10 strength less for the second event

condition-most-strength = the nation is strongest
condition-least-strength = the nation is weakest
condition-most-stability = the nation is most stable
condition-least-stability = the nation is least stable
condition-most-workers = the nation has most workers
condition-passed-first = the nation passed first
condition-passed-last = the nation passed last
condition-bought-colony = the nation bought a colony this round
condition-has-military-worker = the nation has a worker on a military card
condition-strength-above-war = the nation is stronger than this round’s war
condition-war-bought-by-another = another nation bought this round’s war
condition-advisor-age-2 = the nation has an advisor of age II
condition-advisor-age-1-or-2 = the nation has an advisor of age I or II
condition-colony-age-4 = the nation has a colony of age IV

modifier-golden-bonus = bonus in Golden Ages
modifier-attack = attack
modifier-battle-price = gold price of battles
modifier-colony-need = strength needed for colonies
modifier-military-deploy-cost = stone price of military units
modifier-war-defence = strength against the war
modifier-war-loss-food = more food lost in war
modifier-stability = stability
power-no-military-upkeep = military units without upkeep
power-hosts-advisor = space for a second advisor
power-no-war-purchase = may not buy wars
power-no-shortage-vp-loss = no victory points lost through shortages
power-no-war-vp-loss = no victory points lost in war
power-skip-turn = skips the first turn
power-counts-least-stability = counts as least stable
power-order-frozen = the player order stays


## Points and options

source-victory-points = Victory points in hand
source-colonies = Colonies
source-wonders = Wonders
source-workers = Workers
source-resources = Resources, strength and stability

option-levels = Cards in use
option-levels-advanced = basic and advanced
option-levels-basic = basic only
option-levels-all = all, with the expert ones
option-levels-balanced = balanced: some basic cards exchanged
option-ages = Ages
option-ages-4 = four, the full game
option-ages-3 = three
option-ages-2 = two
option-ages-1 = one
option-boards = Boards
option-boards-a = side A for everybody
option-boards-b = everybody chooses a nation and a side
option-difficulty = Difficulty
option-difficulty-each = everybody chooses
option-difficulty-chieftain = Chieftain for all
option-difficulty-prince = Prince for all
option-difficulty-king = King for all
option-difficulty-emperor = Emperor for all
option-easier = Easier start
option-easier-no = no
option-easier-yes = an extra worker for everybody
option-swaps = Cards exchanged in each age of the balanced deck
option-swaps-12 = twelve
option-swaps-6 = six
option-swaps-18 = eighteen
option-swaps-24 = twenty-four
option-turn-end = Taking workers off after the action
option-turn-end-asked = asked every time
option-turn-end-automatic = only before the action
