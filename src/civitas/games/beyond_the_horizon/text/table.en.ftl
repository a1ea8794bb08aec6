### What stands on the table of Beyond the Horizon: effects in words, and the names of its parts.

## Effects: what a task does, as a phrase without a full stop

effect-coin =
    { $n ->
        [one] gain { $n } coin
       *[other] gain { $n } coins
    }
effect-pop =
    { $n ->
        [one] activate { $n } pawn from the columns
       *[other] activate { $n } pawns from the columns
    }
effect-vp =
    { $n ->
        [one] { $n } point at the end
       *[other] { $n } points at the end
    }
effect-settle-token =
    { $n ->
        [one] take { $n } settle token
       *[other] take { $n } settle tokens
    }
effect-fortify-token =
    { $n ->
        [one] take { $n } fortify token
       *[other] take { $n } fortify tokens
    }
effect-structure = take a structure of level { $level }
effect-invest =
    { $n ->
        [one] invest { $n } { $track } cube
       *[other] invest { $n } { $track } cubes
    }
effect-invest-any =
    { $n ->
        [one] invest { $n } cube of any track
       *[other] invest { $n } cubes of any tracks
    }
effect-recruit-active = an active pawn becomes { $kind } of strength { $strength }
effect-recruit-inactive = a pawn from the columns becomes { $kind } of strength { $strength }
effect-upgrade = upgrade { $kind } by { $n }
effect-move =
    { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
effect-found-village = found a village
effect-found-village-token = found a village with a settle token
effect-fortify-city = fortify a city
effect-fortify-city-token = fortify a city with a fortify token
effect-easier = , strength needed −{ $n }
effect-build-new = build a new structure
effect-build-existing = build a structure that stands on the map
effect-research = an active pawn researches a technology up to level { $level }
effect-research-exact = an active pawn researches a technology of level { $level }
effect-research-freely = , without its prerequisites
effect-private-tech =
    { $n ->
        [one] look at { $n } card of level { $level } and keep it as a private technology
       *[other] look at { $n } cards of level { $level }, keep one as a private technology
    }
effect-basic-action = do a basic action
effect-produce-pop = produce population
effect-produce-coins = produce coins
effect-vp-per =
    { $n ->
        [one] { $n } point for each { $what }
       *[other] { $n } points for each { $what }
    }
effect-vp-per-some =
    { $n ->
        [one] { $n } point for every { $per } { $what_many }
       *[other] { $n } points for every { $per } { $what_many }
    }
effect-modifier = { $what }: { $change }
effect-price =
    { $n ->
        [one] pay { $n } coin
       *[other] pay { $n } coins
    }
effect-exhausts =
    { $n ->
        [one] exhaust { $n } active pawn
       *[other] exhaust { $n } active pawns
    }
effect-for = { $price }: { $task }
effect-others = every other player: { $task }
effect-all = every player: { $task }
effect-when = { $when }: { $task }
effect-nothing = nothing
effect-kind-settler = a settler
effect-kind-soldier = a soldier
effect-kind-either = a settler or a soldier
counted-tech = technology
    .many = technologies
counted-tech2 = technology of level II
    .many = technologies of level II
counted-tech2plus = technology of level II or higher
    .many = technologies of level II or higher
counted-tech3 = technology of level III
    .many = technologies of level III
counted-tech4 = technology of level IV
    .many = technologies of level IV
counted-colours-with-3-techs = colour with 3 technologies
    .many = colours with 3 technologies
counted-leader = leader
    .many = leaders
counted-village = village
    .many = villages
counted-city = city
    .many = cities
counted-structure = structure built
    .many = structures built
counted-map-tile = tile with an own cube
    .many = tiles with an own cube
counted-invested = cube invested
    .many = cubes invested
counted-food-removed = food cube taken
    .many = food cubes taken
counted-economy-removed = economy cube taken
    .many = economy cubes taken
counted-infrastructure-removed = infrastructure cube taken
    .many = infrastructure cubes taken
trigger-explore = When you explore
trigger-found-village = When you found a village
trigger-fortify-city = When you fortify a city
trigger-build-structure = When you build a structure
trigger-research2 = When you research level II or higher
trigger-research3 = When you research level III or higher
trigger-produce-pop = When you produce population
trigger-produce-coins = When you produce coins
trigger-leader = When you take a leader


## Parts of the table

table-map = The map
table-tree = The technology tree
table-actions = Actions of the board
table-basic = Basic
table-advanced = Advanced
table-structures = Structures on display
table-goals = Goals
table-phases = Phases of a turn
table-round = Round { $n }
table-round-last = Round { $n }, the last is { $last }
table-close = Close
table-whole-board = Everything { $who } has
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = The whole map
phase-setup = Setup
phase-action = Action
phase-expansion = Expansion
phase-production = Production
phase-goal = Goal
table-level = Level { $level }
table-level-name = { $name }, level { $level }
table-colour = Colour: { $colour }
table-colours = Colours: { $colour } and { $second }
table-all-colours = Counts as all four colours
table-unknown = Not discovered yet
table-leader-waits = A leader waits here for the first scholar
table-leader-of = Leader of { $who }
table-needs = Needs { $n } of the linked technologies
table-bonus = At once
table-action = Action
table-permanent = From then on
table-at-end = At the end
table-choice = Option { $n }
table-then = then
table-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
table-space = Action space { $n }
table-space-coin =
    { $coins ->
        [one] Action space { $n }, costs { $coins } coin
       *[other] Action space { $n }, costs { $coins } coins
    }
table-space-taken = Taken by { $who }
table-space-all = Room for everybody
table-scholars = Scholars: { $who }
table-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
table-requires = Needs: { $what }
table-requires-n = { $n } × { $what }
table-or = { $a } or { $b }
table-strength = Strength { $n }
table-strength-needed = Strength needed: { $n }
table-village = Village: { $n } points, takes a cube { $track }
table-village-of = Village of { $who }
table-city = City: { $n } points, takes a cube { $track }
table-city-of = City of { $who }
table-reward = Reward: { $what }
table-covered = Covered by “{ $structure }”
table-home-of = Home of { $who }
table-frontier = Unknown land
table-explore-here =
    { $n ->
        [one] Explore here for { $n } movement point
       *[other] Explore here for { $n } movement points
    }
table-unit = { $kind } of { $who }, strength { $n }
table-stack =
    { $n ->
        [one] { $n } unknown tile is left
       *[other] { $n } unknown tiles are left
    }
table-cost =
    { $n ->
        [one] Costs { $n } coin
       *[other] Costs { $n } coins
    }
table-left-cube = First builder: a cube { $track }; { $n } points if somebody builds here too
table-right-cube = Second builder: a cube { $track }
table-built-by = Built by { $who }
table-nobody-yet = nobody yet
table-stack-left =
    { $n ->
        [one] { $n } tile more in the stack
       *[other] { $n } tiles more in the stack
    }
table-goal = { $n } × { $what }
table-goal-points = First: { $first } points; later: { $later } points
table-goal-have = You have { $n } of { $all }
table-claims = Claims: { $n } of { $all } end the game
table-coins = Coins
table-active = Active pawns
table-settle-tokens = Settle tokens
table-fortify-tokens = Fortify tokens
table-technologies = Technologies
table-villages-cities = Villages and cities
table-columns = Population columns
table-column = Column { $letter }: { $n } of { $all } pawns
table-column-open = produces
table-column-locked = not unlocked yet
table-income = Produces { $pawns } pawns or { $coins } coins
table-tracks = Development tracks
table-track-left = { $track }: { $n } cubes left
table-investment = Investment track
table-invested =
    { $n ->
        [one] { $n } cube invested
       *[other] { $n } cubes invested
    }
table-beyond = Beyond the track: { $n }
table-government = Government
table-stage = { $stage }
table-stage-locked = { $stage }, locked
table-held = Structures held
table-private = Private technologies
table-leaders = Leaders
table-abilities = Abilities
table-nothing = Nothing yet
table-score = Points
table-in-all = In all
table-revealed = Revealed cards
table-unlocks-column = Population column { $letter } produces from now on
table-unlocks-coins =
    { $n ->
        [one] { $n } coin more when producing
       *[other] { $n } coins more when producing
    }
table-unlocks-stage = Unlocks { $stage }
table-extra-move = 1 movement point more each time you move
table-points-left =
    { $n ->
        [one] { $n } movement point left
       *[other] { $n } movement points left
    }
table-strength-left = Strength still needed: { $n }
table-task = The task: { $task }
table-lays-bare = The space it leaves: { $what }
table-goes-to = The cube goes to investment space { $n }: { $what }
table-have =
    You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $pawns ->
        [one] { $pawns } active pawn
       *[other] { $pawns } active pawns
    }
table-keep-coins =
    { $n ->
        [one] { $n } coin left
       *[other] { $n } coins left
    }
table-surcharge =
    { $n ->
        [one] Surcharge: { $n } coin
       *[other] Surcharge: { $n } coins
    }
table-option = { $n }: { $bonus }. For everybody at the end: { $scoring }
table-draft = Governments to choose from
