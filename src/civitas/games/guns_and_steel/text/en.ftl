### What Guns & Steel says: decisions, questions, the log and the words on the table.
### A label such as `resource-iron` knows its number $n; `.name` is the bare word.

name = Guns & Steel
pitch = Every card is a resource on one side and a technology on the other. Lay your cards well, buy ever newer ones from the pyramid, defend yourself against the neighbours' armies and build the wonders of the world, from horses to the age of space.
seat-name = Player { $seat }


## Decisions

action-resource = Lay { $card } as a resource
action-technology = Lay { $card } as a technology
action-activate = Activate { $card }
action-deplete = Deplete { $card }
action-replenish = Replenish { $card }
action-retrieve = Take { $card } into hand
action-buy = Buy { $card }
action-spend = Spend { $resource } of this turn
action-take = Take { $resource }
action-opponent = Choose player { $opponent }
action-wonder = Choose { $wonder }
action-decline = Do not activate it
action-pass = Buy nothing
action-stop = Enough
action-refuse = Move no marker


## Questions

prompt-start-resource = Your turn: choose the card that lies on the table as your first resource.
prompt-lay-resource = Resource Phase: lay one card from your hand as a resource.
prompt-lay-technology = Technology Phase: lay one card from your hand as a technology.
prompt-activate-laid = Technology Phase: do you activate the card you have just laid?
prompt-buy =
    { $discount ->
        [0] Purchase: buy a card, or buy nothing.
       *[other] Extra purchase: buy a card, or buy nothing. The link surcharge is lower by up to { $discount }.
    }
prompt-pay-purchase = Purchase: choose what you pay with.
prompt-pay-cost = Technology Phase: choose what you pay for the effect.
prompt-lose = You have lost the battle: choose the resources that you deplete.
prompt-gain =
    { $wanted ->
        [one] Technology Phase: choose the resource that you gain.
       *[other] Technology Phase: choose a resource to gain. You choose { $wanted } more times.
    }
prompt-replenish =
    { $wanted ->
        [one] Choose a technology and turn it to its resource side.
       *[other] Choose a technology and turn it to its resource side. You may turn up to { $wanted }.
    }
prompt-play =
    { $wanted ->
        [one] Technology Phase: you may lay one more card from your hand without activating it.
       *[other] Technology Phase: you may lay up to { $wanted } more cards from your hand without activating them.
    }
prompt-activate = Technology Phase: choose the technology that is activated.
prompt-activate-of = Technology Phase: choose the opponent whose technology you activate.
prompt-copy-of = Technology Phase: choose the opponent whose resource you copy.
prompt-copy = Technology Phase: choose the resource that you copy.
prompt-take-back =
    { $wanted ->
        [one] Technology Phase: you may take one technology back into your hand.
       *[other] Technology Phase: you may take up to { $wanted } technologies back into your hand.
    }
prompt-react = You are attacked: lay a reaction card, deplete a tactical or military card, or leave it at that.
prompt-give-wonder = You have lost the battle: choose the wonder that you hand over.
prompt-take-wonder = Choose the wonder that you complete.
prompt-place-glory = Choose the wonder that gets one of your glory markers.
prompt-move-glory = All your glory markers are placed: choose the wonder from which you take one away.
prompt-pick-up = End Phase: you may also take resources back into your hand.


## The log

event-first-player = { $who } is the starting player.
event-chooses-wonder = “{ $wonder }” can be built in this game.
event-round-begins = Round { $round } begins.
event-turn-begins = { $who } begins a turn.
event-lays-resource = { $who } lays “{ $card }” as a resource.
event-lays-some-resource =
    { $points ->
        [one] { $who } lays a resource card: { $resource_name }, worth { $points } point.
       *[other] { $who } lays a resource card: { $resource_name }, worth { $points } points.
    }
event-lays-which = On its other side is “{ $card }”. Only you can see it.
event-lays-technology = { $who } lays “{ $card }” as a technology.
event-plays = { $who } also lays “{ $card }”.
event-reacts-with = { $who } reacts with “{ $card }” from the hand.
event-activates = { $who } activates “{ $card }”.
event-declines = { $who } does not activate “{ $card }”.
event-depletes = { $who } depletes “{ $card }”.
event-spends = { $who } spends { $resource } gained this turn.
event-replenishes = { $who } replenishes “{ $card }”.
event-gains = { $who } gains { $resource } for this turn.
event-scores =
    { $n ->
        [one] { $who } gains { $n } point and stands at { $total } on the score track.
       *[other] { $who } gains { $n } points and stands at { $total } on the score track.
    }
event-loses-points =
    { $n ->
        [one] { $who } loses { $n } point and stands at { $total } on the score track.
       *[other] { $who } loses { $n } points and stands at { $total } on the score track.
    }
event-pays-points =
    { $n ->
        [one] { $who } pays { $n } point and stands at { $total } on the score track.
       *[other] { $who } pays { $n } points and stands at { $total } on the score track.
    }
event-is-chosen = { $who } is the chosen opponent.
event-attacks = { $who } attacks everybody with “{ $card }”.
event-is-defeated = { $who } is defeated: strength { $strength } against { $attack }.
event-holds = { $who } is not defeated: strength { $strength } against { $attack }.
event-hands-over = { $who } hands over “{ $wonder }”.
event-receives = { $who } now owns “{ $wonder }”.
event-buys = { $who } buys “{ $card }”.
event-passes = { $who } buys nothing.
event-uncovers = “{ $card }” now lies on top of its research stack.
event-completes = { $who } completes “{ $wonder }”!
event-places-marker = { $who } places a glory marker on “{ $wonder }”: { $n } of { $needed }.
event-moves-marker = { $who } takes a glory marker away from “{ $wonder }”.
event-refuses = { $who } leaves all glory markers where they are.
event-retrieves = { $who } takes “{ $card }” into the hand.
event-retrieves-some =
    { $points ->
        [one] { $who } takes a resource card into the hand: { $resource_name }, worth { $points } point.
       *[other] { $who } takes a resource card into the hand: { $resource_name }, worth { $points } points.
    }
event-retrieves-which = It is “{ $card }”. Only you can see it.
event-wastes = { $who } does not use { $resource } and loses it.
event-no-wonder-left = The last wonder is built: the game ends.
event-no-space-card-left = The last card of the Space Era is bought: the game ends.
event-track-is-full = { $who } has { $total } points on the score track: the game ends.
event-last-round = The game has reached its longest length and goes no further.
event-game-ends = The game is over and all points are counted.


## Resources, counted

resource-food = { $n } Food
    .name = Food
resource-iron = { $n } Iron
    .name = Iron
resource-horse =
    { $n ->
        [one] { $n } Horse
       *[other] { $n } Horses
    }
    .name = Horse
resource-gunpowder = { $n } Gunpowder
    .name = Gunpowder
resource-oil = { $n } Oil
    .name = Oil
resource-earth = { $n } Earth
    .name = Earth
resource-space = { $n } Space
    .name = Space

unit-food = { $n } Food
unit-iron = { $n } Iron
unit-horse =
    { $n ->
        [one] { $n } Horse
       *[other] { $n } Horses
    }
unit-gunpowder = { $n } Gunpowder
unit-oil = { $n } Oil
unit-any =
    { $n ->
        [one] { $n } resource of any type
       *[other] { $n } resources of any type
    }


## Eras, phases, types of cards

era-horse = Horse Era
era-gunpowder = Gunpowder Era
era-oil = Oil Era
era-earth = Earth Era
era-space = Space Era

phase-setup = Setup
phase-resource-phase = Resource Phase
phase-technology-phase = Technology Phase
phase-purchase-phase = Purchase Phase
phase-end-phase = End Phase

type-civil = Civil
type-tactical = Tactical
type-military = Military
type-reaction = Reaction

lies-hand = Hand
lies-resource = Resource side up
lies-technology = Technology side up
lies-unsure = In hand or resource side up


## What cards do: $n, $resources in words, $types in words

step-gain =
    { $n ->
        [one] Gain { $n } resource for this turn: { $resources }.
       *[other] Gain { $n } resources for this turn: { $resources }.
    }
step-replenish-self =
    { $n ->
        [one] Replenish { $n } of your cards: { $resources }.
       *[other] Replenish up to { $n } of your cards: { $resources }.
    }
step-replenish-each-opponent =
    { $n ->
        [one] Each opponent replenishes { $n } card: { $resources }.
       *[other] Each opponent replenishes up to { $n } cards: { $resources }.
    }
step-cost-deplete =
    { $n ->
        [one] Cost: deplete { $n } resource: { $resources }.
       *[other] Cost: deplete { $n } resources: { $resources }.
    }
step-cost-vp =
    { $n ->
        [one] Cost: { $n } point from your score track.
       *[other] Cost: { $n } points from your score track.
    }
step-gain-vp-self =
    { $n ->
        [one] Gain { $n } point.
       *[other] Gain { $n } points.
    }
step-gain-vp-each-opponent =
    { $n ->
        [one] Each opponent gains { $n } point.
       *[other] Each opponent gains { $n } points.
    }
step-gain-vp-chosen-opponent =
    { $n ->
        [one] The chosen opponent gains { $n } point.
       *[other] The chosen opponent gains { $n } points.
    }
step-gain-vp-undefeated =
    { $n ->
        [one] Each undefeated opponent gains { $n } point.
       *[other] Each undefeated opponent gains { $n } points.
    }
step-play =
    { $n ->
        [one] You may lay { $n } more card from your hand: { $types }.
       *[other] You may lay up to { $n } more cards from your hand: { $types }.
    }
step-activate-played =
    { $n ->
        [one] Activate { $n } of the cards just laid.
       *[other] Activate { $n } of the cards just laid.
    }
step-activate-tableau =
    { $n ->
        [one] Activate { $n } of your technologies: { $types }.
       *[other] Activate { $n } of your technologies: { $types }.
    }
step-activate-opponent =
    { $n ->
        [one] Activate { $n } technology of one opponent: { $types }.
       *[other] Activate { $n } technologies of one opponent: { $types }.
    }
step-attack = Attack all opponents.
step-lose-res =
    { $n ->
        [one] Each defeated opponent depletes { $n } resource.
       *[other] Each defeated opponent depletes { $n } resources.
    }
step-give-res =
    { $n ->
        [one] Each defeated opponent depletes { $n } resource, and you gain the same for this turn.
       *[other] Each defeated opponent depletes { $n } resources, and you gain the same for this turn.
    }
step-lose-wonder =
    { $n ->
        [one] Each defeated opponent hands you { $n } wonder.
       *[other] Each defeated opponent hands you { $n } wonders.
    }
step-copy-res =
    { $n ->
        [one] Choose an opponent and copy { $n } resource lying there for this turn.
       *[other] Choose an opponent and copy a resource lying there { $n } times for this turn.
    }
step-buy =
    { $n ->
        [one] You may buy a card at once, with a link surcharge lower by { $n }.
       *[other] You may buy a card at once, with a link surcharge lower by up to { $n }.
    }
step-claim = If you meet the condition of a wonder, take it now, or place a glory marker in Renaissance.
step-pickup =
    { $n ->
        [one] You may take { $n } other technology of yours back into your hand.
       *[other] You may take up to { $n } other technologies of yours back into your hand.
    }
step-vp-per-defeated =
    { $n ->
        [one] Gain { $n } point for each defeated opponent.
       *[other] Gain { $n } points for each defeated opponent.
    }


## What wonders ask for

need-res-count =
    { $n ->
        [one] At least { $n } card resource side up: { $resources }.
       *[other] At least { $n } cards resource side up: { $resources }.
    }
need-res-distinct =
    { $n ->
        [one] At least { $n } type of resource lies before you.
       *[other] At least { $n } different resources lie before you.
    }
need-tech-count =
    { $n ->
        [one] At least { $n } card technology side up: { $types }.
       *[other] At least { $n } cards technology side up: { $types }.
    }
need-strength = A military strength of at least { $n }.
need-hand-count =
    { $n ->
        [one] At least { $n } card in hand.
       *[other] At least { $n } cards in hand.
    }
need-track-vp =
    { $n ->
        [one] At least { $n } point on your score track.
       *[other] At least { $n } points on your score track.
    }
need-pickup-vp =
    { $n ->
        [one] The cards you take back in this End Phase are worth at least { $n } point.
       *[other] The cards you take back in this End Phase are worth at least { $n } points.
    }
need-pickup-count =
    { $n ->
        [one] You take back at least { $n } card in this End Phase.
       *[other] You take back at least { $n } cards in this End Phase.
    }


## Sources of points, options

source-starter-cards = Starter cards
source-horse = Cards of the Horse Era
source-gunpowder = Cards of the Gunpowder Era
source-oil = Cards of the Oil Era
source-earth = Cards of the Earth Era
source-space = Cards of the Space Era
source-wonders = Wonders
source-track = Score track

option-mode = Card sets
option-mode-new-world = New World
option-mode-renaissance = Renaissance
option-mode-combined = Both sets combined
option-hands = Hands
option-hands-open = Open
option-hands-closed = Closed
