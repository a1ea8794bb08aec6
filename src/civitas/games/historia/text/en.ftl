### What Historia says: decisions, questions, the log and the words on the table.

name = Historia
pitch = Lead a civilization through twelve thousand years, from the first fire to the singularity. In every round all players choose their actions in secret and at the same time: they research, trade, explore the map, raid their neighbours, fight wars and build wonders, until somebody starts a revolution and the turn is over. Advisors and leaders help, and the balance of technology and military decides how your people are governed.
seat-name = Player { $seat }


## Decisions

action-select-1 = Play { $card }
action-select-2 = Play { $card } and { $second }
action-select-3 = Play { $card }, { $second } and { $third }
action-resolve = Resolve { $card } next
action-basic = Carry out the basic action
action-advanced = Carry out the advanced action
action-activate = Activate { $wonder }
action-stop = Stop here
action-take = Take { $wonder }
action-ready = Turn { $wonder } upright
action-destroy-wonder = Destroy { $wonder }
action-destroy-supply = Destroy a cube of the supply
action-destroy-used = Destroy a used cube
action-recover-used = Recover a used cube
action-leave = Recover the cube { $territory_from }
action-expand = Expand { $territory_to }
action-place = Begin { $territory }
action-fight = Fight { $territory }
action-attack = Attack { $civ }
action-trade = Trade with { $civ }
action-recall = Take back { $card }
action-pick = Keep { $leader }
action-aside = Put { $card } aside
action-draw = Draw { $card }
action-choose = Play { $civilization }


## Questions

prompt-civilization = Your turn: choose your civilization.
prompt-advisor-aside = Your turn: choose the advisor that you put face up under your deck.
prompt-advisor-draw = Your turn: choose an advisor of your deck.
prompt-leader = Your turn: keep one of these leaders.
prompt-first-cube = Your turn: choose the empty territory where your civilization begins.
prompt-select = Choose the cards that you play in this round. Nobody sees them before all have chosen.
prompt-next-card = Your turn: choose which of your cards you resolve next.
prompt-side =
    { $acting ->
        [1] Your turn: do you carry out the basic or the advanced side of { card-military }?
        [2] Your turn: do you carry out the basic or the advanced side of { card-technology }?
        [3] Your turn: do you carry out the basic or the advanced side of { card-art }?
        [4] Your turn: do you carry out the basic or the advanced side of { card-exploit }?
        [5] Your turn: do you carry out the basic or the advanced side of { card-expansion }?
        [6] Your turn: do you carry out the basic or the advanced side of { card-trade }?
        [7] Your turn: do you carry out the basic or the advanced side of { card-raid }?
        [8] Your turn: do you carry out the basic or the advanced side of { card-war }?
       *[9] Your turn: do you carry out the basic or the advanced side of { card-tourism }?
    }
prompt-window = Your turn: activate a wonder, or stop.
prompt-wonder =
    { $due ->
        [one] Your turn: take a wonder of the row.
       *[other] Your turn: take a wonder of the row. You may take { $due }.
    }
prompt-exploit =
    { $due ->
        [one] Your turn: recover a cube from the used pool or the map, or stop. You may recover { $due } more.
       *[other] Your turn: recover a cube from the used pool or the map, or stop. You may recover { $due } more.
    }
prompt-expand =
    { $anywhere ->
        [0] Your turn: place a cube on a territory that you can reach.
       *[1] Your turn: place a cube on any territory where you have none.
    }
prompt-trade = Your turn: choose the civilization you trade with.
prompt-war-territory = Your turn: choose the territory you fight for.
prompt-war-enemy = Your turn: choose the civilization you attack.
prompt-queue = Your turn: take a card of your queue back to hand.
prompt-ready = Your turn: choose a wonder that you turn upright.
prompt-destroy-wonder = Your turn: choose a wonder that you destroy.
prompt-destroy-cube = Your turn: destroy a cube of your supply or a used one.


## The log

event-takes-civilization = { $who } plays { $civilization }.
event-bot-joins = Civbot { $bot } joins the game as a { $level }.
event-plays-at = { $who } has place { $place } in turn order.
event-token-lies = { $token } lies { $territory }.
event-wonder-comes = “{ $wonder }” comes into the wonder row.
event-row-swept =
    { $n ->
        [one] { $n } wonder of the row leaves the game.
       *[other] { $n } wonders of the row leave the game.
    }
event-draws-advisor = { $who } draws an advisor.
event-sees-advisor = { $who } now holds “{ $advisor }”.
event-deck-empty = { $who } finds no advisor in the deck.
event-deck-turned =
    { $n ->
        [one] { $who } turns the deck of { $n } advisor face down again.
       *[other] { $who } turns the deck of { $n } advisors face down again.
    }
event-puts-aside = { $who } puts “{ $advisor }” face up under the deck.
event-passes-leaders = { $who } passes the leaders on.
event-keeps-leader = { $who } keeps “{ $leader }”.
event-shows-leader = { $who } follows “{ $leader }”.
event-places = { $who } begins { $territory }.
event-bot-places = Civbot { $bot } begins { $territory }.
event-turn-begins = Turn { $turn } begins, number { $n } of era { $era }.
event-event-comes = The event of this turn is “{ $event }”.
event-round-begins = Action round { $n } begins.
event-skips-round = { $who } has no card to play.
event-selects =
    { $n ->
        [one] { $who } chooses { $n } card.
       *[other] { $who } chooses { $n } cards.
    }
event-reveals-action = { $who } reveals { $card }.
event-reveals-advisor = { $who } reveals the advisor “{ $advisor }”.
event-plays-action = { $who } plays { $card }.
event-plays-advisor = { $who } plays the advisor “{ $advisor }”.
event-takes-side = { $who } carries out the { $side } action.
event-has-no-effect = { $who } cannot carry out { $card }: it has no effect.
event-cannot-pay-advisor = { $who } cannot pay for “{ $advisor }”: the advisor has no effect.
event-event-strikes = { $who } sets off “{ $event }”.
event-cannot-meet-event = { $who } cannot pay what “{ $event }” demands: { $card } has no effect.
event-pays-cubes =
    { $n ->
        [one] { $who } pays { $n } cube.
       *[other] { $who } pays { $n } cubes.
    }
event-recovers-cubes =
    { $n ->
        [one] { $who } recovers { $n } cube.
       *[other] { $who } recovers { $n } cubes.
    }
event-takes-back = { $who } takes { $card } back to hand.
event-gets-card = { $who } gets { $card }.
event-reaches-technology = { $who } discovers { $technology } and reaches technology level { $level }.
event-reaches-military = { $who } reaches military level { $level }.
event-stays-on-level = { $who } cannot go on along the { $track } track.
event-loses-military = { $who } falls back to military level { $level }.
event-scores =
    { $n ->
        [one] { $who } scores { $n } point ({ $source }).
       *[other] { $who } scores { $n } points ({ $source }).
    }
event-loses =
    { $n ->
        [one] { $who } loses { $n } point ({ $source }).
       *[other] { $who } loses { $n } points ({ $source }).
    }
event-takes-wonder = { $who } builds “{ $wonder }”.
event-activates = { $who } activates “{ $wonder }”.
event-readies = { $who } turns “{ $wonder }” upright.
event-destroys-wonder = { $who } destroys “{ $wonder }”.
event-destroys-cube = { $who } destroys a cube.
event-leaves = { $who } takes the cube { $territory_from } back.
event-expands = { $who } expands { $territory_to }.
event-trades = { $who } trades with { $civ }.
event-attacks = { $who } attacks { $civ } { $territory }.
event-war-drawn = The war { $territory } has no winner.
event-loses-cube = { $who } loses the cube { $territory }.
event-keeps-last-cube = { $who } keeps the last cube { $territory }.
event-eliminated = { $who } has lost the last territory.
event-bot-loses-cube = Civbot { $bot } loses the cube { $territory }.
event-bot-eliminated = Civbot { $bot } has lost the last territory and is out of the game.
event-revolts = { $who } starts a revolution: this round is the last one of the turn.
event-bot-draws = Civbot { $bot } draws “{ $card }”.
event-bot-technology = Civbot { $bot } reaches technology level { $level }.
event-bot-military = Civbot { $bot } reaches military level { $level }.
event-bot-takes-wonder = Civbot { $bot } removes “{ $wonder }” from the row.
event-bot-expands = Civbot { $bot } expands { $territory_to }.
event-bot-attacks = Civbot { $bot } attacks { $civ } { $territory }.
event-bot-scores =
    { $n ->
        [one] Civbot { $bot } scores { $n } point ({ $source }).
       *[other] Civbot { $bot } scores { $n } points ({ $source }).
    }
event-bot-loses =
    { $n ->
        [one] Civbot { $bot } loses { $n } point ({ $source }).
       *[other] Civbot { $bot } loses { $n } points ({ $source }).
    }
event-bot-loses-military = Civbot { $bot } falls back to military level { $level }.
event-actions-end = The action rounds of this turn are over.
event-adds-cube = { $who } adds a cube to the used pool.
event-governed = { $who } is governed by { $government }.
event-wonders-upright = { $who } turns all wonders upright.
event-leader-leaves = “{ $leader }” leaves { $who }.
event-solo-won = { $who } has outlived the ages and wins.
event-solo-lost = { $who } has lost the game.
event-game-ends = The game is over.


## Words

-civbot = Civbot
civ-other = { -civbot } { $n }
civ-civ-1 = civilization 1
civ-civ-2 = civilization 2
civ-civ-3 = civilization 3
civ-civ-4 = civilization 4
civ-civ-5 = civilization 5
civ-civ-6 = civilization 6
era-era-1 = the first era
era-era-2 = the second era
era-era-3 = the third era
side-basic = basic
side-advanced = advanced
track-technology = technology
track-military = military
level-chieftain = Chieftain
level-noble = Noble
level-king = King
source-trade = trade
source-raids = raids
source-wars = wars
source-tourism = tourism
source-exploits = exploitation
source-levels = development
source-wonders = wonders
source-advisors = advisors
source-events = events
source-territories = territories
source-governments = government
source-leaders = leaders
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
bot-source-cards = cards


## Options

option-civbots = Civbots
option-civbots-usual = as many as usual
option-civbots-0 = none
option-civbots-1 = one
option-civbots-2 = two
option-civbots-3 = three
option-civbots-4 = four
option-civbots-5 = five
option-civbot-1 = First Civbot
option-civbot-1-chieftain = { level-chieftain }
option-civbot-1-noble = { level-noble }
option-civbot-1-king = { level-king }
option-civbot-2 = Second Civbot
option-civbot-2-chieftain = { level-chieftain }
option-civbot-2-noble = { level-noble }
option-civbot-2-king = { level-king }
option-civbot-3 = Third Civbot
option-civbot-3-chieftain = { level-chieftain }
option-civbot-3-noble = { level-noble }
option-civbot-3-king = { level-king }
option-civbot-4 = Fourth Civbot
option-civbot-4-chieftain = { level-chieftain }
option-civbot-4-noble = { level-noble }
option-civbot-4-king = { level-king }
option-civbot-5 = Fifth Civbot
option-civbot-5-chieftain = { level-chieftain }
option-civbot-5-noble = { level-noble }
option-civbot-5-king = { level-king }
option-civilizations = Civilizations
option-civilizations-random = by lot
option-civilizations-chosen = by choice
option-events = Events
option-events-off = without
option-events-on = with an event in every turn
option-leaders = Leaders
option-leaders-by-era = drafted era by era
option-leaders-at-once = drafted for all eras before the game
option-placement = First cubes
option-placement-turn-order = in turn order
option-placement-reverse = in reverse turn order
option-advisors = Advisors
option-advisors-drawn = drawn from the deck
option-advisors-chosen = chosen from the deck
option-cubes = Cubes at the start
option-cubes-standard = four, one of them used
option-cubes-expert = three
