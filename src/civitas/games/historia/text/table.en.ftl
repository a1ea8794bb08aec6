### The words on the table of Historia: headings, explanations, what small pictures mean.


## Effects

effect-vp =
    { $n ->
        [one] gain { $n } point
       *[other] gain { $n } points
    }
effect-vp-loss =
    { $n ->
        [one] lose { $n } point
       *[other] lose { $n } points
    }
effect-vp-pay =
    { $n ->
        [one] pay { $n } point
       *[other] pay { $n } points
    }
effect-pay-vp = { effect-vp-pay }
effect-cube =
    { $n ->
        [one] recover { $n } used cube
       *[other] recover up to { $n } used cubes
    }
effect-recover-pool-or-map =
    { $n ->
        [one] recover { $n } cube from the used pool or the map
       *[other] recover up to { $n } cubes from the used pool or the map
    }
effect-cube-pay =
    { $n ->
        [one] pay { $n } cube
       *[other] pay { $n } cubes
    }
effect-pay-cube = { effect-cube-pay }
effect-cube-destroy =
    { $n ->
        [one] destroy { $n } own cube
       *[other] destroy { $n } own cubes
    }
effect-card-old =
    { $n ->
        [one] take back the oldest card of your queue
       *[other] take back the { $n } oldest cards of your queue
    }
effect-card-any =
    { $n ->
        [one] take back { $n } card of your choice from your queue
       *[other] take back { $n } cards of your choice from your queue
    }
effect-tech =
    { $n ->
        [one] gain { $n } technology level
       *[other] gain { $n } technology levels
    }
effect-mil =
    { $n ->
        [one] gain { $n } military level
       *[other] gain { $n } military levels
    }
effect-mil-down =
    { $n ->
        [one] lose { $n } military level
       *[other] lose { $n } military levels
    }
effect-wonder =
    { $n ->
        [one] take { $n } wonder of the row
       *[other] take { $n } wonders of the row
    }
effect-wonder-ready =
    { $n ->
        [one] turn { $n } own wonder upright
       *[other] turn { $n } own wonders upright
    }
effect-wonder-destroy =
    { $n ->
        [one] destroy { $n } other own wonder
       *[other] destroy { $n } other own wonders
    }
effect-expand =
    { $n ->
        [one] place { $n } cube on an adjacent territory
       *[other] place { $n } cubes on adjacent territories
    }
effect-expand-any =
    { $n ->
        [one] place { $n } cube on any territory
       *[other] place { $n } cubes on any territories
    }
effect-advisor =
    { $n ->
        [one] draw { $n } advisor
       *[other] draw { $n } advisors
    }
effect-revolution = start a revolution
effect-partner-vp =
    { $n ->
        [one] your partner gains { $n } point
       *[other] your partner gains { $n } points
    }
effect-war-vp =
    { $n ->
        [one] the winner gains { $n } point
       *[other] the winner gains { $n } points
    }
effect-vp-per-wonders =
    { $n ->
        [one] gain a point for every wonder
       *[other] gain a point for every { $n } wonders
    }
effect-unlock-card = the card { $card } comes to your hand
effect-unlock-advanced = opens the advanced side of { $card }
effect-cards-per-round =
    { $n ->
        [one] { $n } card a round
       *[other] up to { $n } cards a round
    }
effect-navigation = Navigation: every territory counts as adjacent


## Cards

explain-military = climb the military track.
explain-technology = climb the technology track.
explain-art = build wonders of the row.
explain-exploit = call cubes back. A cube from the map costs the points of its territory; the last one stays.
explain-expansion = place a cube of your supply on a territory next to one of yours.
explain-trade = learn from an adjacent civilization with more technology, which is paid for it.
explain-raid = rob an adjacent civilization that is weaker in arms; it loses nothing.
explain-war = fight a civilization on a shared territory. The stronger one wins, whoever attacks; the loser's cube leaves.
explain-tourism = wonders draw visitors.
explain-revolution = this round is the last one of the turn; the newest card of your queue and one of your choice come back.
table-basic = Basic: { $what }.
table-advanced = Advanced, from technology { $tech }: { $what }.
table-needs = Advanced side: from technology { $tech }
table-costs = costs: { $what }
table-does = carries out the { $side } action { $action }
table-anytime = before or after any of your cards
table-after = after your { $action }
table-majority = only while you are strictly ahead of all players in { $metric }
table-turned = Turned: upright again at the end of the turn
table-new = New: ready from your next card on
table-last-wonder = A Civbot takes this one first
table-condition = { $metric }, at least { $least }: { $vp } VP
table-hidden-advisor = An advisor that only its owner knows
metric-wonders = wonders
metric-military = military
metric-technology = technology
metric-territories = territories
table-era-short = Leader of era { $era }


## The round

table-round = The cards of this round, in turn order
table-place = Place { $n } in turn order
table-thinking = Still choosing
table-ready = Has put cards face down
table-hand = Your hand
table-play-chosen = Play the chosen cards (up to { $n })
table-chosen = Face down before you: { $cards }. You can still change your mind.
table-limit =
    { $n ->
        [one] You play one card; { $supply } cubes lie in your supply.
       *[other] You play one card, or up to { $n }; { $supply } cubes lie in your supply.
    }
table-have =
    { $n ->
        [one] { $n } cube lies in your supply.
       *[other] { $n } cubes lie in your supply.
    }
table-side-basic = Basic
table-side-advanced = Advanced
table-trade = Trade with { $who }
table-attack = Attack { $who }


## The map and the matrix

table-map = Map of the world
table-land = { $name }: { $vp } VP for whoever stands there alone, number { $number }. There: { $there }.
table-nobody = nobody
table-matrix = Development matrix
table-technology = Technology
table-military = Military
table-stands = { $who }: technology { $tech }, military { $mil }.


## Time

table-time = Turn { $turn } of 12, era { $era } of 3
table-segment = Turn { $n } of an era ends with: { $what }
table-event-now = Event of this turn
table-event-next = Next event
table-event = { $when }: { $what }
table-any-action = Any action
table-phases = The course of a turn
table-phase-setup = Setting up
table-phase-choice = Secret choice
table-phase-actions = Actions
table-when = Era { $era } · turn { $turn } of 12 · round { $n }
table-row = Wonder row
table-row-empty = No wonder is left in the row.


## Mats

table-supply = supply
table-used = used
table-reserve = reserve
table-cubes-supply =
    { $n ->
        [one] { $n } cube in the supply, to be spent
       *[other] { $n } cubes in the supply, to be spent
    }
table-cubes-used =
    { $n ->
        [one] { $n } cube in the used pool
       *[other] { $n } cubes in the used pool
    }
table-cubes-reserve =
    { $n ->
        [one] { $n } cube in the general reserve
       *[other] { $n } cubes in the general reserve
    }
table-queue = Queue
table-queue-note = oldest first; the marked ones come back at the end of the turn
table-empty = empty
table-hand-of = Hand
table-aside = To be unlocked:
table-deck =
    { $n ->
        [one] { $n } advisor in the deck
       *[other] { $n } advisors in the deck
    }
table-secret-leaders =
    { $n ->
        [one] { $n } leader for a later era
       *[other] { $n } leaders for later eras
    }
table-wonders =
    { $n ->
        [0] No wonders
        [one] { $n } wonder
       *[other] { $n } wonders
    }
table-cards =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
table-in-queue =
    { $n ->
        [one] { $n } card in the queue
       *[other] { $n } cards in the queue
    }
table-places =
    { $n ->
        [one] { $n } territory
       *[other] { $n } territories
    }
table-first = First in turn order
table-civbots = Civbots
table-points = Victory points
table-out = out of the game
table-close = Close
table-won = You have outlived the ages
table-won-why = You have { $n } points; the best Civbot, { $best }, has { $most }.
table-alone-why = You have { $n } points, and no Civbot has survived.
table-fallen-why = Your last territory has fallen.
table-lost = History goes on without you
table-lost-why = You have { $n } points; { $best } has { $most }. To win you need more than every Civbot.
