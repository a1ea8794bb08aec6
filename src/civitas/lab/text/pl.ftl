# Analiza partii, słowami.
mistake = Decyzja { $number }, { $name }: „{ $played }” daje { $kept } % szans na wygraną; „{ $best }” dałoby { $instead } %.
idea = { $text }: { $win } %
analysis-of = { $game }, { $players ->
    [one] jeden gracz
    [few] { $players } graczy
   *[other] { $players } graczy
}: przeanalizowano { $done } z { $decisions ->
    [one] jednej decyzji
   *[other] { $decisions } decyzji
}.
chances = Szanse na wygraną
costliest = Najkosztowniejsze błędy
none-found = Żadna decyzja nie kosztowała zauważalnej części szans na wygraną.
now-best = Teraz decyduje { $name }. Najlepsze pomysły:
then-best = Decyzja { $number }: decyduje { $name }. Najlepsze pomysły:
was-played = Zagrano: { $idea }
column-decision = decyzja
column-decides = decyduje
stopped = Przerwano. Co znaleziono do tej chwili:
