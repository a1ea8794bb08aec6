"""A seat's whole board, to be read at leisure: every card in large, the production, points by source."""

from htpy import Node, Renderable, div, span, table, tbody, td, th, tr

from civitas.games.nations.state import HOME_BOARD
from civitas.games.nations.table.facts import Facts, Nation
from civitas.games.nations.table.mats import built, outlook, pile
from civitas.games.nations.table.parts import keep_few, workers
from civitas.games.nations.table.preview import Forecast
from civitas.games.nations.table.printed import card_body, card_top, tone_of
from civitas.games.nations.table.words import card_kind, effect_lines, say
from civitas.games.nations.tables import CARDS_IN_ALL, CONTENT, FAME, GOODS, HEROES, PLACES
from civitas.web import ui

SOURCE_ICONS = {
    "victory_points": "victory_points",
    "colonies": "colony",
    "wonders": "heritage",
    "workers": "person",
    "resources": "stock",
}


def sheets(facts: Facts) -> Node:
    return [_sheet(facts, nation) for nation in facts.nations if nation.settled]


def _sheet(facts: Facts, nation: Nation) -> Node:
    score = tuple(facts.seen.chairs[nation.seat].score.sources.items())
    return sheet(facts.lang, nation, facts.forecast(nation.seat), score, facts.solo)


@keep_few
def sheet(lang: str, nation: Nation, found: Forecast, score: tuple[tuple[str, int], ...], solo: bool) -> Renderable:
    return ui.sheet(
        f"sheet-{nation.seat}",
        say(lang, "table-whole-board", who=nation.name),
        div(".na-sheet")[
            _stock(lang, nation, found),
            outlook(lang, found),
            _special(lang, nation),
            _shelf(lang, "table-work", [_manned(lang, nation, place) for place in nation.works]),
            _shelf(lang, "table-colonies", [_whole(lang, nation.cards[place]) for place in nation.colonies]),
            _shelf(lang, "table-advisor", [_whole(lang, nation.cards[place]) for place in nation.advisors]),
            _shelf(lang, "table-site", [_site(lang, nation)]),
            _shelf(lang, "table-wonders", [_whole(lang, nation.cards[place]) for place in nation.wonders]),
            points(lang, score),
            hall_of_fame(lang, sum(n for _, n in score)) if solo else None,
        ],
        close_label=say(lang, "table-close"),
        wide=True,
    )


def _stock(lang: str, nation: Nation, found: Forecast) -> Renderable:
    return div(".na-stock")[
        [
            pile(lang, 10 + nation.seat, name, nation.goods[i], found.income[i], 0, (), (), None)
            for i, name in enumerate(GOODS)
        ],
        [
            pile(lang, 10 + nation.seat, name, n, None, 0, (), (), None)
            for name, n in (("vp", nation.vp), ("strength", nation.strength), ("stability", nation.stability))
        ],
    ]


def _special(lang: str, nation: Nation) -> Node:
    """What the board itself does."""
    lines = effect_lines(lang, CARDS_IN_ALL + nation.board)
    architects = nation.private[HOME_BOARD]
    more = say(lang, "table-private", n=architects) if architects else ""
    text = " · ".join(filter(None, (*lines, more)))
    return span(".na-note")[text] if text else None


def _shelf(lang: str, heading: str, cards: list[Node]) -> Node:
    shown = [card for card in cards if card is not None]
    if not shown:
        return None
    return ui.shelf(say(lang, heading), div(".na-spread")[shown])


@ui.keep
def whole(lang: str, card: int) -> Renderable:
    return div(class_=["na-card", f"na-{card_kind(card)}"], data_tone=tone_of(card))[
        card_top(lang, card), card_body(lang, card)
    ]


def _whole(lang: str, card: int) -> Node:
    return whole(lang, card) if card >= 0 else None


def _manned(lang: str, nation: Nation, place: int) -> Node:
    card, many = nation.cards[place], nation.workers[place]
    if card < 0:
        return None
    crew = workers(nation.seat, f"sheet-{PLACES[place]}", many, say(lang, "table-workers-on", n=many)) if many else None
    return div(".na-work")[whole(lang, card), span(".na-crew")[crew]]


def _site(lang: str, nation: Nation) -> Node:
    if nation.site < 0:
        return None
    return div(".na-slot")[whole(lang, nation.site), built(lang, nation.site, nation.built)]


@ui.keep
def points(lang: str, sources: tuple[tuple[str, int], ...]) -> Renderable:
    """Points by source as if the game ended now."""
    rows = [
        tr[th(scope="row")[ui.icon(SOURCE_ICONS[name]), " ", say(lang, f"source-{name}")], td[str(n)]]
        for name, n in sources
    ]
    total = sum(n for _, n in sources)
    return ui.shelf(
        say(lang, "table-score"),
        table(".na-scores")[tbody[rows, tr(".na-all")[th(scope="row")[say(lang, "table-in-all")], td[str(total)]]]],
        picture="victory_points",
    )


@ui.keep
def hall_of_fame(lang: str, total: int) -> Renderable:
    """The lines of the Hall of Fame (NA-17.12), the highest one reached marked."""
    reached = next((n for n, line in enumerate(FAME) if total >= line), -1)
    lines = [
        span(class_=["na-hero", n == reached and "reached"])[
            say(lang, "table-hall-line", hero=hero_name(lang, n), n=int(FAME[n]))
        ]
        for n in range(len(HEROES.names))
    ]
    return ui.shelf(say(lang, "table-hall"), div(".na-heroes")[lines], picture="trophy")


def hero_name(lang: str, number: int) -> str:
    return CONTENT.name_of("hall_of_fame", number, lang)
