"""Every page speaks one language at a time: nothing is left in English on the Polish one, and no message's id."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from htpy import div

import civitas
from civitas.core.game import Game, all_games
from civitas.core.match import Match
from civitas.web.pages.setup import BOT_NAMES
from civitas.web.records import Seat
from civitas.web.seeing import seen_in
from civitas.web.table_contract import look_of
from tests.web.serving import around_one_screen, browser, serving
from tests.web.wording import foreign, raw_keys, texts

NAMES = ("Ania", "Bartek", "Łucja", "Zdzisław", "Żaneta", "Ignacy")
# What is the same word in both languages.
SAME = {
    *NAMES,
    *BOT_NAMES,
    "P0",
    "P1",
    "Bot",
    "Civitas",
    "English",
    "Polski",
    "Civbot",
    "Civboty",
    "link",
    "token",
    "API",
}
MOMENTS = 7


def same_names(game: Game) -> set[str]:
    """Names of components that nobody translates, such as those of people."""
    entries = [entry for kind in game.content.kinds() for entry in game.content[kind]]
    return {one["name_pl"] for one in entries if one.get("name_en") and one.get("name_en") == one.get("name_pl")}


def moments(game: Game, players: int) -> list[Match]:
    """Positions all along a random match."""
    match, luck = civitas.new(game.slug, players=players, seed=players), random.Random(players)
    found = [match.copy()]
    while not match.over:
        match.play(luck.choice(match.legal_ids()))
        found.append(match.copy()) if luck.random() < 0.08 or match.over else None
    return [*luck.sample(found, min(MOMENTS, len(found))), found[-1]]


def table(match: Match, lang: str) -> set[str]:
    """Everything that a table says to the one who is asked."""
    seats = [Seat(number, NAMES[number], "", True, True, False, 0) for number in range(match.players)]
    seen = seen_in(match, seats, [], match.to_act, lang)
    drawn = look_of(match.game).draw(seen)
    told = [one.text for one in seen.told]
    parts = (
        *(drawn.board, drawn.mats, drawn.beside, drawn.choices, drawn.detail, drawn.phases, drawn.subtitle),
        *(drawn.side, drawn.sheets, *drawn.counters.values(), seen.question, told),
    )
    return texts("".join(str(div[part]) for part in parts), lang)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_a_polish_table_says_nothing_in_english(game: Game) -> None:
    known = SAME | same_names(game)
    for match in moments(game, min(3, game.players[1])):
        polish, english = table(match, "pl"), table(match, "en")
        assert not raw_keys(polish | english)
        assert not foreign(polish, english, known)


async def test_the_polish_pages_of_the_frame_say_nothing_in_english(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        address = await around_one_screen(client)
        pages = ["/", "/api", "/nowhere", address, f"{address}/seats", f"{address}/replay/0"]
        for game in all_games():
            pages += [f"/games/{game.slug}?mode={mode}" for mode in ("bots", "screen", "friends")]
            pages.append(f"/rules/{game.slug}")
        known = SAME | {name for game in all_games() for name in same_names(game)}
        for page in pages:
            found = {}
            for lang in ("pl", "en"):
                answer = await client.get(page, headers={"accept-language": lang})
                found[lang] = texts(answer.text, lang)
            assert not raw_keys(found["pl"] | found["en"]), page
            assert (page, foreign(found["pl"], found["en"], known)) == (page, set())
