### What the table of Guns & Steel shows besides decisions and log.

table-phases = Phases of the turn
table-round = Round { $n }
table-pyramid = Technology pyramid
table-any-type = of any type
table-strength = Military strength
table-strength-n = Strength { $n }
table-base-cost = Base cost: { $cost }.
table-other-side =
    { $n ->
        [one] Resource side: { $resource }; worth { $n } point.
       *[other] Resource side: { $resource }; worth { $n } points.
    }
table-back = On the other side: { $resource }
table-worth =
    { $n ->
        [one] Worth { $n } point
       *[other] Worth { $n } points
    }
table-price =
    { $n ->
        [0] Price now: { $cost }.
        [one] Price now: { $cost }; { $n } linked card.
       *[other] Price now: { $cost }; { $n } linked cards.
    }
table-progress = You have { $have } of { $need }
table-markers-needed =
    { $n ->
        [one] It takes { $n } glory marker.
       *[other] It takes { $n } glory markers.
    }
table-markers = { $who }: { $n } of { $need } glory markers
table-free-markers = Free glory markers
table-stack-left =
    { $n ->
        [one] The last card of this research stack
       *[other] { $n } cards in this research stack
    }
table-our-design = Our design, for want of a public source: { $fields }.
table-wonders = Wonders
table-first-player = Starting player
table-whole-board = All cards of { $who }
table-hidden-cards =
    { $n ->
        [one] { $n } card whose face you do not know
       *[other] { $n } cards whose faces you do not know
    }
table-total = In all
table-close = Close
table-track-ends = The game ends at { $n }

table-attacks = { $who } attacks with “{ $card }”
table-outcome-waiting = waits
table-outcome-reacting = reacts
table-outcome-done = stands ready
table-outcome-defeated = defeated
table-outcome-holds = holds
table-pays-purchase = { $who } pays for “{ $card }”
table-pays-cost = { $who } pays for an effect
table-pays-loss = { $who } loses resources
table-pays-tribute = { $who } hands over resources
table-due =
    { $n ->
        [one] { $n } unit in all
       *[other] { $n } units in all
    }
table-this-turn = For this turn only
table-resolving = Being resolved

table-pay = Pay
table-depletes = Turns over: { $cards }
table-spends-only = Uses only what this turn brought
table-choose-yourself = The first offer costs your board least. Or choose card by card on your board.
table-affordable =
    { $n ->
        [one] You can pay for { $n } card.
       *[other] You can pay for { $n } cards.
    }
table-against = Your strength is { $mine }, the attack’s { $attack }. A tie holds.
table-stays = What you leave stays on the table as a resource.

field-cost = cost
field-effects = effect
field-strength = strength
field-vp = points
field-condition = condition
field-markers = markers

## Effects that no card of the house has, but one of a content pack may have

step-replenish-chosen-opponent =
    { $n ->
        [one] The chosen opponent replenishes { $n } card: { $resources }.
       *[other] The chosen opponent replenishes up to { $n } cards: { $resources }.
    }
step-replenish-defeated =
    { $n ->
        [one] Each defeated opponent replenishes { $n } card: { $resources }.
       *[other] Each defeated opponent replenishes up to { $n } cards: { $resources }.
    }
step-replenish-undefeated =
    { $n ->
        [one] Each undefeated opponent replenishes { $n } card: { $resources }.
       *[other] Each undefeated opponent replenishes up to { $n } cards: { $resources }.
    }
step-gain-vp-defeated =
    { $n ->
        [one] Each defeated opponent gains { $n } point.
       *[other] Each defeated opponent gains { $n } points.
    }
step-lose-vp-self =
    { $n ->
        [one] You lose { $n } point.
       *[other] You lose { $n } points.
    }
step-lose-vp-each-opponent =
    { $n ->
        [one] Each opponent loses { $n } point.
       *[other] Each opponent loses { $n } points.
    }
step-lose-vp-chosen-opponent =
    { $n ->
        [one] The chosen opponent loses { $n } point.
       *[other] The chosen opponent loses { $n } points.
    }
step-lose-vp-defeated =
    { $n ->
        [one] Each defeated opponent loses { $n } point.
       *[other] Each defeated opponent loses { $n } points.
    }
step-lose-vp-undefeated =
    { $n ->
        [one] Each undefeated opponent loses { $n } point.
       *[other] Each undefeated opponent loses { $n } points.
    }
