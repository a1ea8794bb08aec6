"""Every shared piece in every room, light and dark, in both languages: `python -m civitas.web.ui.gallery OUT.html`.

Writes OUT.html and its sisters (one a room, theme and language) with a copy of the static files beside them. Look at
them through a web server, for instance `python -m http.server`: browsers keep sprites and masks from pages opened as
files.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

from htpy import Node, Renderable, a, div, p, span

from civitas.web import ui
from civitas.web.ui.gallery_rooms import GOODS, PLAYERS, ROOMS, CardSample, Room, Words

STATIC_FILES: Final = Path(__file__).resolve().parent.parent / "static"
LANGS: Final = ("en", "pl")
THEMES: Final[tuple[ui.Theme, ...]] = ("light", "dark")


W = Words
HOUSE: Final = ROOMS[0]


def good(name: str, lang: str) -> str:
    return GOODS[name](lang) if name in GOODS else name.replace("_", " ")


def sample_card(
    sample: CardSample, lang: str, decision: str | None = None, small: bool = False, selected: bool = False
) -> Renderable:
    effects = [ui.counter(name, n, good(name, lang)) for name, n in sample.effect]
    return ui.card_frame(
        sample.title(lang),
        tone=sample.tone,
        picture=sample.picture,
        scene_kind=sample.scene,
        cost=ui.price(sample.cost[0], sample.cost[1], W("Cost", "Koszt")(lang)),
        kind=sample.kind(lang),
        effect=effects,
        points=sample.points or None,
        points_label=GOODS["victory_points"](lang),
        decision=decision,
        small=small,
        selected=selected,
    )


def hunting_ground(lang: str) -> list[Renderable]:
    """The places of a Stone Age board, some open, some taken."""

    def send(n: int) -> tuple[str, Node, str]:
        return f"place forest {n}", str(n), W(f"Send {n}", f"Wyślij {n}")(lang)

    free = W("free places", "wolne miejsca")(lang)
    return [
        ui.place(
            W("Hunting grounds", "Łowisko")(lang),
            id="hunt",
            picture="hunting",
            tone="earth",
            scene_kind="hills",
            wide=True,
            yields=[ui.icon("food", GOODS["food"](lang)), ": 2"],
            pieces=[ui.people(0, 3, "Ania: 3"), ui.people(2, 2, "Celina: 2")],
            decision="place hunt 1",
        ),
        ui.place(
            W("Forest", "Las")(lang),
            id="forest",
            picture="forest",
            tone="leaf",
            scene_kind="forest",
            yields=[ui.icon("wood", GOODS["wood"](lang)), ": 3"],
            pieces=ui.people(1, 2, "Bruno: 2"),
            free=5,
            free_label=f"5 {free}",
            decisions=[send(1), send(2), send(3)],
        ),
        ui.place(
            W("Clay pit", "Glinianka")(lang),
            id="clay_pit",
            picture="clay_pit",
            tone="fire",
            scene_kind="cave",
            yields=[ui.icon("brick", GOODS["brick"](lang)), ": 4"],
            pieces=ui.people(3, 1, "Dawid: 1"),
            free=6,
            free_label=f"6 {free}",
            decision="place clay_pit 1",
        ),
        ui.place(
            W("Quarry", "Kamieniołom")(lang),
            id="quarry",
            picture="quarry",
            tone="slate",
            scene_kind="hills",
            yields=[ui.icon("stone", GOODS["stone"](lang)), ": 5"],
            pieces=[ui.people(0, 2, "Ania: 2"), ui.people(4, 1, "Ewa: 1"), ui.people(5, 1, "Filip: 1")],
            free=3,
            free_label=f"3 {free}",
            why="SA-5.6",
        ),
        ui.place(
            W("River", "Rzeka")(lang),
            id="river",
            picture="river",
            tone="water",
            scene_kind="water",
            yields=[ui.icon("gold", GOODS["gold"](lang)), ": 6"],
            free=7,
            free_label=f"7 {free}",
            decision="place river 1",
        ),
        ui.place(
            W("Tool maker", "Wytwórca narzędzi")(lang),
            id="tool_maker",
            picture="tool_maker",
            tone="bone",
            scene_kind="cave",
            free=1,
            free_label=f"1 {free}",
            yields=ui.icon("tool", W("Tool", "Narzędzie")(lang)),
            decision="place tool_maker",
        ),
        ui.place(
            W("Hut", "Chata")(lang),
            id="hut",
            picture="hut",
            tone="plum",
            scene_kind="stars",
            pieces=ui.people(2, 2, "Celina: 2"),
            why="SA-5.5",
        ),
        ui.place(
            W("Field", "Pole uprawne")(lang),
            id="field",
            picture="field",
            tone="gold",
            scene_kind="field",
            free=1,
            free_label=f"1 {free}",
            decision="place field",
        ),
    ]


def sample_map(lang: str) -> Renderable:
    """A few hexagons with names, pieces, a city and an unknown edge."""
    terrain = ("plains", "forest", "sea", "hills", "mountains", "sea", "plains", "unknown")
    names = ("Arden", "", "", "Żółte Wzgórza", "", "Morze Ciszy", "", "")
    cells = [(q, r) for r in range(-1, 3) for q in range(-2 - r // 2, 4 - r // 2)]
    tiles: list[Renderable] = []
    for i, (q, r) in enumerate(cells):
        kind, name = terrain[(i * 5 + r) % 8], names[(i * 5 + r) % 8]
        content: list[Node] = [ui.hex_label(name, dy=34)] if name else []
        if i % 6 == 1:
            content += [ui.piece("cube", i % 4, x=-26, y=-22, width=26), ui.piece("pawn", i % 4, x=2, y=-24, width=28)]
        decision = f"explore {i}" if kind == "unknown" or i == 8 else None
        tiles.append(
            ui.hex_tile(q, r, 56, name or kind, terrain=kind, content=content, decision=decision, id=f"hex-{i}")
        )
    return ui.hex_map(W("Map", "Mapa")(lang), tiles, cells, 56)


def sample_board(room: Room, lang: str) -> Renderable:
    cards = [
        sample_card(card, lang, decision=f"buy card {i}" if i in (1, 3) else None) for i, card in enumerate(room.cards)
    ]
    deck = ui.card_back(W("Deck", "Stos kart")(lang), picture="deck", count=32)
    middle: list[Node] = []
    if room.slug == "stone_age":
        middle.append(div(".places")[hunting_ground(lang)])
    if room.slug in ("historia", "beyond_the_horizon"):
        middle.append(sample_map(lang))
    middle += [
        div(".cards")[cards, deck],
        ui.track(
            W("Score track", "Tor punktacji")(lang),
            25,
            {0: 31, 1: 27, 2: 31, 3: 40, 4: 22, 5: 44},
            start=20,
            initials=PLAYERS,
            ghost=(0, 34),
        ),
    ]
    return ui.board(room.name(lang), middle)


def sample_prompt(room: Room, lang: str) -> Renderable:
    return ui.prompt_bar(
        ui.seat_badge(0, "Ania", active=True, size="l"),
        room.question(lang),
        detail=W("3 of your 5 people are still at home", "3 z twoich 5 ludzi jest jeszcze w domu")(lang),
        choices=[
            ui.choice(W("Done", "Gotowe")(lang), "done", picture="confirm", primary=True),
            ui.choice(
                W("Pass", "Pas")(lang),
                None,
                why=W("Placing is compulsory (SA-5.2)", "Trzeba rozstawić pionki (SA-5.2)")(lang),
            ),
        ],
        tools=[
            ui.tool_button("undo", W("Undo", "Cofnij")(lang), key="u"),
            ui.tool_button("hint", W("Hint", "Podpowiedź")(lang), key="h"),
        ],
        mine=True,
        label=W("Your turn", "Twoja tura")(lang),
    )


def sample_strip(room: Room, lang: str) -> Renderable:
    points = GOODS["victory_points"](lang)
    states = (
        W("is choosing", "wybiera"),
        W("waits", "czeka"),
        W("passed", "spasował"),
        W("is thinking", "myśli"),
        W("waits", "czeka"),
        W("left", "odszedł"),
    )
    return ui.seat_strip(
        W("Players", "Gracze")(lang),
        [
            ui.seat_summary(
                seat,
                name,
                31 - seat * 4,
                points,
                role=ui.icon("bot", W("Bot", "Bot")(lang)) if seat in (1, 3) else None,
                counters=[
                    ui.counter(item, (seat * 3 + i * 2) % 8, good(item, lang)) for i, item in enumerate(room.goods[:4])
                ],
                state=[ui.icon("waiting"), states[seat](lang)],
                active=seat == 0,
                mine=seat == 0,
                opens="keys",
                first=ui.icon("first_player", W("First player", "Pierwszy gracz")(lang)) if seat == 2 else None,
            )
            for seat, name in enumerate(PLAYERS[: 6 if room.slug in (None, "historia") else 4])
        ],
    )


def sample_mat(room: Room, seat: int, lang: str) -> Renderable:
    goods = [
        ui.counter(
            item,
            (seat + i * 3) % 11,
            good(item, lang),
            change=3 if i == 1 and seat == 0 else -2 if i == 3 else 0,
            ghosts={"buy card 1": -2} if i == 0 else None,
        )
        for i, item in enumerate(room.goods)
    ]
    crowd = [ui.meeple(seat), ui.meeple(seat), ui.piece("person", seat, spent=True), ui.meeple(seat, ghost=True)]
    solids = [ui.piece("cube", seat), ui.piece("disc", seat), ui.piece("pawn", seat), ui.piece("cube", None)]
    return ui.mat(
        seat,
        PLAYERS[seat],
        [
            ui.shelf(W("Stock", "Zapasy")(lang), ui.stocks(goods), picture="stock"),
            ui.shelf(W("People", "Ludzie")(lang), [crowd, solids], picture="person", note=span["5"]),
            ui.shelf(
                W("Cards", "Karty")(lang),
                [sample_card(card, lang, small=True) for card in room.cards[:2]],
                picture="card",
            ),
        ],
        active=seat == 0,
        mine=seat == 0,
        tools=ui.tool_button("expand", W("Whole board", "Cała plansza")(lang), opens="keys"),
    )


def sample_log(lang: str) -> Renderable:
    sends = W("sends 2 people to the", "wysyła 2 ludzi: ")(lang)
    rolls = W("rolls 4 and 5 in the", "rzuca 4 i 5:")(lang)
    return ui.log(
        [
            ui.log_entry(["Bruno ", sends, " ", ui.thing("forest", W("forest", "las")(lang)), "."], seat=1, fresh=True),
            ui.log_entry(["Celina ", sends, " ", ui.thing("hut", W("hut", "chata")(lang)), "."], seat=2),
            ui.log_entry(
                [
                    "Ania ",
                    rolls,
                    " ",
                    ui.thing("quarry", W("quarry", "kamieniołom")(lang)),
                    " — ",
                    ui.counter("stone", 1, "x", change=1),
                ],
                seat=0,
            ),
            ui.log_entry(W("Round 4: placement", "Runda 4: rozstawianie")(lang), heading=True),
            ui.log_entry(
                W(
                    "Dawid feeds his tribe with 2 food short and loses 10 points.",
                    "Dawidowi brakuje 2 żywności dla plemienia: traci 10 punktów.",
                )(lang),
                seat=3,
            ),
        ],
        label=W("Log", "Dziennik")(lang),
    )


def sample_score(lang: str) -> Renderable:
    sources = [
        ui.Source("building", W("Buildings", "Budynki")(lang), (64, 38, 47, 22)),
        ui.Source("book", W("Culture cards", "Karty kultury")(lang), (36, 49, 25, 16)),
        ui.Source("population", W("People", "Ludzie")(lang), (28, 20, 35, 12)),
        ui.Source("resource", W("Resources left", "Pozostałe surowce")(lang), (4, 11, 2, 7)),
    ]
    seats = [(0, "Ania", 1), (1, "Bruno", 2), (2, "Celina", 3), (3, "Dawid", 4)]
    curves = [
        (0, "Ania", (0, 8, 15, 31, 52, 80, 132)),
        (1, "Bruno", (0, 12, 22, 34, 47, 69, 118)),
        (2, "Celina", (0, 4, 19, 29, 55, 61, 109)),
        (3, "Dawid", (0, 5, 9, 9, 20, 33, 57)),
    ]
    return div(".stack")[
        ui.score_table(
            W("Final score", "Wynik końcowy")(lang),
            seats,
            sources,
            total_label=W("Total", "Razem")(lang),
            place_label=W("Place", "Miejsce")(lang),
        ),
        ui.line_chart(
            W("How it went", "Przebieg gry")(lang),
            curves,
            x_label=W("round", "runda")(lang),
            y_label=W("points", "punkty")(lang),
        ),
        div(".choices")[
            ui.choice(W("Play again", "Zagraj ponownie")(lang), "rematch", picture="replay", primary=True),
            ui.choice(W("Watch the replay", "Obejrzyj powtórkę")(lang), "replay", picture="play"),
        ],
    ]


def sample_dice(lang: str) -> Renderable:
    seen = W("shows", "pokazuje")(lang)
    row = ui.dice((1, 2, 3, 4, 5, 6), [f"{seen} {n}" for n in range(1, 7)], key="1")
    return div(".row")[
        row, ui.die(4, f"{seen} 4", bonus=2), ui.die(6, f"{seen} 6", kept=True), ui.die(2, f"{seen} 2", dim=True)
    ]


def sample_side(lang: str) -> list[Renderable]:
    about = W(
        "Explanations come on hover, focus and long press.",
        "Objaśnienia pokazują się po najechaniu, na fokusie i po dłuższym dotknięciu.",
    )
    talk = p[ui.explained(span(".ref")[W("What is this?", "Co to jest?")(lang)], about(lang), id="about")]
    return [
        ui.panel(W("Log", "Dziennik")(lang), sample_log(lang), picture="log"),
        ui.panel(W("Dice", "Kości")(lang), sample_dice(lang), picture="dice"),
        ui.panel(
            W("Leaves", "Karty notesu")(lang),
            ui.tabs(
                W("Leaves", "Zakładki")(lang),
                [("a", W("Rules", "Zasady")(lang), talk), ("b", W("Chat", "Rozmowa")(lang), p["…"])],
                id="leaves",
            ),
            picture="rules",
        ),
        ui.panel(
            W("States", "Stany")(lang),
            ui.notice(
                W("Connection lost", "Utracono połączenie")(lang),
                W("Your move is safe. We keep trying.", "Twój ruch jest bezpieczny. Próbujemy dalej.")(lang),
                picture="offline",
                kind="bad",
            ),
        ),
    ]


def sample_head(room: Room, lang: str) -> Renderable:
    return ui.masthead(
        room.name(lang),
        home_label="Civitas",
        home="#",
        subtitle=W("Round 4", "Runda 4")(lang),
        middle=ui.phases(W("Phases", "Fazy")(lang), [name(lang) for name in room.phases], 0),
        tools=[
            ui.tool_button("rules", W("Rules", "Zasady")(lang), key="r", href="#"),
            ui.tool_button("link", W("Copy link", "Kopiuj link")(lang), copies="location"),
            ui.tool_button("theme", W("Light or dark", "Jasno albo ciemno")(lang), toggles_theme=True),
            ui.tool_button("language", W("Polski", "English")(lang), key="l", href="#"),
            ui.tool_button("help", W("Keys", "Klawisze")(lang), key="?", opens="keys"),
        ],
        tools_label=W("Tools", "Narzędzia")(lang),
    )


def sample_icons() -> Renderable:
    return div(".row")[[span(data_tip=name, tabindex="0")[ui.icon(name, size="l")] for name in ui.SHEET_OF]]


def sample_page(room: Room, lang: str, theme: ui.Theme, links: Node) -> Renderable:
    keys = ui.keys_help(
        [
            ("u", W("undo", "cofnij")(lang)),
            ("h", W("hint", "podpowiedź")(lang)),
            ("?", W("this help", "ta pomoc")(lang)),
        ]
    )
    content = [
        ui.decision_form("#", stamp="1"),
        ui.table_layout(
            board=sample_board(room, lang),
            prompt=sample_prompt(room, lang),
            strip=sample_strip(room, lang),
            mats=[sample_mat(room, 0, lang), sample_mat(room, 1, lang)],
            side=sample_side(lang),
        ),
        div(".stack")[
            ui.panel(W("The end of the game", "Koniec gry")(lang), sample_score(lang), picture="trophy"),
            ui.panel("Icons", sample_icons(), quiet=True),
            ui.panel("Gallery", links, quiet=True),
        ],
        ui.sheet("keys", W("Keys", "Klawisze")(lang), keys, close_label=W("Close", "Zamknij")(lang)),
    ]
    return ui.page(
        lang,
        room.name(lang),
        content,
        skip_label=W("To the table", "Do stołu")(lang),
        game=room.slug,
        theme=theme,
        top=sample_head(room, lang),
    )


def write(out: Path) -> list[Path]:
    """Writes the whole gallery; the first file is the one asked for."""
    names: dict[tuple[Room, ui.Theme, str], Path] = {
        (room, theme, lang): out.with_stem(f"{out.stem}-{room.slug or 'house'}-{theme}-{lang}")
        for room in ROOMS
        for theme in THEMES
        for lang in LANGS
    }
    names[(HOUSE, "light", "en")] = out
    links = div(".row")[
        [a(href=path.name)[f"{room.slug or 'house'} {theme} {lang}"] for (room, theme, lang), path in names.items()]
    ]
    out.parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(STATIC_FILES, out.parent / "static", dirs_exist_ok=True)
    for (room, theme, lang), path in names.items():
        text = "".join(sample_page(room, lang, theme, links).iter_chunks())
        path.write_text(text.replace(f'"{ui.STATIC}/', '"static/'), encoding="utf-8")
    return list(names.values())


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m civitas.web.ui.gallery OUT.html")
    written = write(Path(sys.argv[1]).resolve())
    print(
        f"{len(written)} pages in {written[0].parent}; look at them with: python -m http.server -d {written[0].parent}"
    )
