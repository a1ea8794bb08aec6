# The analysis of a match, in words.
mistake = Decision { $number }, { $name }: “{ $played }” leaves a { $kept } % chance to win; “{ $best }” would have left { $instead } %.
idea = { $text }: { $win } %
analysis-of = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}: { $done } of { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} analysed.
chances = Chances to win
costliest = The costliest mistakes
none-found = No decision cost a noticeable part of the chance to win.
now-best = { $name } decides now. Best ideas:
then-best = Decision { $number }: { $name } decides. Best ideas:
was-played = Played: { $idea }
column-decision = decision
column-decides = decides
stopped = Stopped. What was found until then:
