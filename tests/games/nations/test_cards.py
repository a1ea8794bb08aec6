"""Every card, event, board and tile of the box compiles to what its entry says, and its text says the same."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from civitas.core.content import Entry
from civitas.games.nations.table.boards import board_words
from civitas.games.nations.table.words import card_lines, effect_lines, event_lines
from civitas.games.nations.tables import (
    ALTERNATIVES,
    ATTACK_VALUE,
    BOARD_CARDS,
    BOARD_START,
    BOARD_TRACK,
    BOARD_WONDERS,
    BOARDS,
    BY,
    CARD_AGE,
    CARD_LEVEL,
    CARD_POINTS,
    CARD_TYPE,
    CARDS,
    CARDS_IN_ALL,
    COLONY_NEED,
    COLONY_ROOM,
    CONTENT,
    DEPLOY_COST,
    EFFECT_LINE,
    EFFECT_START,
    ENDS,
    EVENT_ARCHITECTS,
    EVENT_FAMINE,
    EVENT_ROWS,
    FLOW,
    GOODS,
    IF,
    LEVELS,
    MODS,
    OFFER,
    ON,
    OP,
    PAY_WHAT,
    PER,
    POWERS,
    R_A,
    R_B,
    R_BOUGHT_CARD,
    R_BY,
    R_FLOOR,
    R_GET,
    R_GET_VP,
    R_IF,
    R_LIMIT,
    R_N,
    R_NEWER,
    R_ON,
    R_OP,
    R_OPTIONAL,
    R_PAY,
    R_PAY_PICK,
    R_PAY_WHAT,
    R_PER,
    R_PICK,
    R_PRICE,
    R_THEN,
    R_TYPES,
    R_UNTIL_END,
    R_WHAT,
    R_WHO,
    REGAINED,
    REMOVED,
    ROWS,
    SECTION_COST,
    SECTIONS,
    STABILITY,
    STRENGTH,
    TILE_ARCHITECTS,
    TILE_FACE,
    TILE_FAMINE,
    TILE_START,
    TYPES,
    VP_PRICE,
    WAR_LOSS,
    WAR_POINTS,
    WHO,
    WONDER_ROOM,
    WORK_ROOM,
    WORKER_POINTS,
)

Plain = Mapping[str, Any]
WHAT = {"mod": MODS, "flag": POWERS, "remove": REMOVED, "remove_or_vp": REMOVED, "order": ENDS, "regain": REGAINED}
NUMBERED = ("vp", "lose_vp", "remove_or_vp", "take_worker", "return_worker", "free_deploy", "free_hire", "architect")
CARD_IDS = [card["id"] for card in CONTENT["card"]]
EVENT_IDS = [event["id"] for event in CONTENT["event"]]


def goods(amounts: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(GOODS, amounts, strict=True) if n}


def options(listed: Sequence[Mapping[str, int]]) -> dict[str, int]:
    return {name: n for option in listed for name, n in option.items()}


# ---- a compiled row, read back in the words of the content


def compiled(number: int) -> dict[str, Any]:
    """What a row of the table says."""
    row = [int(value) for value in ROWS[number]]
    op = OP[row[R_OP]]
    found: dict[str, Any] = {
        "op": op, "who": WHO[row[R_WHO]], "by": BY[row[R_BY]], "if": IF[row[R_IF]], "per": PER[row[R_PER]],
        "optional": bool(row[R_OPTIONAL]), "limit": row[R_LIMIT], "min": row[R_FLOOR], "get_vp": row[R_GET_VP],
        "pay_what": PAY_WHAT[row[R_PAY_WHAT]], "target": bool(row[R_BOUGHT_CARD]), "until": bool(row[R_UNTIL_END]),
        "filter": read_filter(row), "what": WHAT[op][row[R_WHAT]] if op in WHAT else "",
        "a": ALTERNATIVES[row[R_A]] if row[R_A] >= 0 else "", "b": ALTERNATIVES[row[R_B]] if row[R_B] >= 0 else "",
        "pay": goods(row[R_PAY : R_PAY + 4]), "get": goods(row[R_GET : R_GET + 4]),
        "pick": goods(row[R_PICK : R_PICK + 4]), "pay_pick": goods(row[R_PAY_PICK : R_PAY_PICK + 4]),
        "keep": GOODS[row[R_WHAT]] if op == "keep_only" else "",
        "then": compiled(row[R_THEN]) if row[R_THEN] >= 0 else None,
    }  # fmt: skip
    return found | ({"n": row[R_N]} if counts(op) else {})


def counts(op: str) -> bool:
    """Is its number not one of goods?"""
    return op in (*NUMBERED, "extra_actions", "mod", "weaken", "keep_only", "choose_event")


def read_filter(row: Sequence[int]) -> str:
    if row[R_NEWER]:
        return "building_by_newer_building"
    if row[R_PRICE] >= 0:
        return f"price={row[R_PRICE]}"
    names = [name for number, name in enumerate(TYPES) if row[R_TYPES] >> number & 1]
    return "any" if len(names) == len(TYPES) else "type=" + "|".join(names)


def written(plain: Plain) -> dict[str, Any]:
    """What a row of the content says, in the same form."""
    op = plain["op"]
    found: dict[str, Any] = {
        "op": op, "who": plain.get("who", "owner"), "by": plain.get("by", ""), "if": plain.get("if", ""),
        "per": plain.get("per", ""), "optional": plain.get("optional", False), "limit": plain.get("limit", 0),
        "min": plain.get("min", 0), "get_vp": plain.get("get_vp", 0), "pay_what": plain.get("pay_what", ""),
        "target": plain.get("target") == "bought_card", "until": plain.get("until") == "round_end",
        "filter": in_order(plain.get("filter", "any")), "what": plain.get("what", ""),
        "a": plain.get("a", ""), "b": plain.get("b", ""),
        "pay": plain.get("pay", {}), "get": plain.get("get", {}),
        "pick": options(plain.get("pick", [])), "pay_pick": options(plain.get("pay_pick", [])),
        "keep": plain["res"] if op == "keep_only" else "",
        "then": written(plain["then"]) if "then" in plain else None,
    }  # fmt: skip
    if op in ("gain", "flow"):
        found["get"] = {plain["res"]: plain["n"]}
    if op == "lose":
        found["pay"] = {plain["res"]: plain["n"]}
    return found | ({"n": plain.get("n", 1)} if counts(op) else {})


def in_order(text: str) -> str:
    if not text.startswith("type="):
        return text
    return "type=" + "|".join(name for name in TYPES if name in text[5:].split("|"))


def joined(rows: Sequence[Plain]) -> list[dict[str, Any]]:
    """Neighbours that are one loss (NA-2.21) are one row."""
    found: list[dict[str, Any]] = []
    joint = False
    for plain in rows:
        row = written(plain)
        if joint and plain.get("joint"):
            found[-1]["pay"] = found[-1]["pay"] | row["pay"]
        else:
            found.append(row)
        joint = bool(plain.get("joint"))
    return found


def by_timing(carrier: int) -> dict[str, list[dict[str, Any]]]:
    line = EFFECT_LINE[carrier]
    found: dict[str, list[dict[str, Any]]] = {}
    for on, word in enumerate(ON if line else ()):
        rows = range(int(EFFECT_START[line, on]), int(EFFECT_START[line, on + 1]))
        assert all(ROWS[row, R_ON] == on for row in rows)
        if rows:
            found[word] = [compiled(row) for row in rows]
    return found


def listed(effects: Sequence[Plain]) -> dict[str, list[dict[str, Any]]]:
    words = dict.fromkeys(effect["on"] for effect in effects)
    return {word: joined([effect for effect in effects if effect["on"] == word]) for word in words}


# ---- the cards


@pytest.mark.parametrize("number", range(len(CARD_IDS)), ids=CARD_IDS)
def test_a_card_compiles_to_its_entry(number: int) -> None:
    card = CONTENT["card"][number]
    assert CARDS.names[number] == card["id"]
    assert (TYPES[CARD_TYPE[number]], LEVELS[CARD_LEVEL[number]]) == (card["type"], card["level"])
    assert CARD_AGE[number] == card["age"]
    assert goods(FLOW[number]) == _some(card, "flow")
    static = card.get("static", {})
    assert (STRENGTH[number], STABILITY[number]) == (static.get("strength", 0), static.get("stability", 0))
    numbers = (DEPLOY_COST, ATTACK_VALUE, COLONY_NEED, CARD_POINTS, WAR_POINTS, VP_PRICE)
    keys = ("deploy_cost", "attack", "strength_needed", "vp", "vp_loss", "vp_price")
    assert [int(table[number]) for table in numbers] == [card.get(key, 0) for key in keys]
    assert goods(WAR_LOSS[number]) == _some(card, "loss")
    assert goods(OFFER[number]) == _some(card, "gain")
    assert [int(n) for n in WORKER_POINTS[number] if n] == [n for n in card.get("vp_workers", []) if n]
    assert SECTION_COST[number, : SECTIONS[number]].tolist() == card.get("sections", [])
    normal = {word: sorted(rows, key=str) for word, rows in by_timing(number).items()}
    assert normal == {word: sorted(rows, key=str) for word, rows in listed(card.get("effects", [])).items()}


def _some(card: Entry, key: str) -> dict[str, int]:
    return {name: n for name, n in card.get(key, {}).items() if n}


@pytest.mark.parametrize("number", range(len(EVENT_IDS)), ids=EVENT_IDS)
def test_an_event_compiles_to_its_entry(number: int) -> None:
    event = CONTENT["event"][number]
    assert (EVENT_ARCHITECTS[number], EVENT_FAMINE[number]) == (event["architects"], event["famine"])
    for half, key in enumerate(("first_effects", "second_effects")):
        first, behind = (int(n) for n in EVENT_ROWS[number, half])
        assert [compiled(row) for row in range(first, behind)] == joined(event[key])
        assert [ON[ROWS[row, R_ON]] for row in range(first, behind)] == [
            plain.get("on", "now") for plain in event[key][: behind - first]
        ]


@pytest.mark.parametrize("number", range(len(BOARDS)), ids=BOARDS)
def test_a_board_compiles_to_its_entry(number: int) -> None:
    """NA-16.10, NA-3.6."""
    board = next(entry for entry in CONTENT["board"] if entry["id"] == BOARDS[number])
    assert BOARD_START[number].tolist() == [board["start"][key] for key in ("gold", "food", "stone", "vp", "workers")]
    assert BOARD_TRACK[number].tolist() == [board["track"]["food"], board["track"]["stability"]]
    assert [CARD_IDS[n] for n in BOARD_CARDS[number] if n >= 0] == board["bm_slots"]
    assert [CARD_IDS[n] for n in BOARD_WONDERS[number] if n >= 0] == board["printed_wonders"]
    assert (WORK_ROOM[number], COLONY_ROOM[number], WONDER_ROOM[number]) == (
        len(board["bm_slots"]),
        board["colony_slots"],
        board["wonder_slots"],
    )
    assert by_timing(CARDS_IN_ALL + number) == listed(board["special"])
    static = board.get("special_static", {})
    assert STRENGTH[CARDS_IN_ALL + number] == static.get("strength", 0)
    assert STABILITY[CARDS_IN_ALL + number] == static.get("stability", 0)


def test_the_tiles_compile_to_their_entries() -> None:
    """NA-1.6, NA-17.3, NA-17.8."""
    changed = ("strength", "stability", "books")
    for number, tile in enumerate(CONTENT["tile"]):
        assert TILE_START[number].tolist() == [tile[key] for key in changed]
        assert (TILE_ARCHITECTS[number], TILE_FAMINE[number]) == (tile["architects"], tile["famine"])
        for face, key in enumerate(("on_5", "on_6")):
            assert TILE_FACE[number, face].tolist() == [tile.get(key, {}).get(word, 0) for word in changed]


# ---- their texts


def fingerprint(number: int) -> str:
    """All that makes a card what it is, without its name, age and level."""
    plain = CONTENT["card"][number].values
    keys = ("type", "flow", "static", "deploy_cost", "vp_workers", "attack", "strength_needed", "sections", "vp",
            "vp_loss", "loss", "gain", "vp_price", "effects")  # fmt: skip
    return str([(key, plain.get(key)) for key in keys if plain.get(key)])


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_different_cards_have_different_texts_and_equal_ones_equal_texts(lang: str) -> None:
    """A text is made from the effects; if a word of the vocabulary were lost in it, two cards would read alike."""
    texts: dict[tuple[str, ...], str] = {}
    prints: dict[str, tuple[str, ...]] = {}
    for number in range(len(CARD_IDS)):
        text = (CONTENT["card"][number]["type"], *card_lines(lang, number))
        assert texts.setdefault(text, fingerprint(number)) == fingerprint(number), CARD_IDS[number]
        assert prints.setdefault(fingerprint(number), text) == text, CARD_IDS[number]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_amount_stands_in_the_text(lang: str) -> None:
    for number, card in enumerate(CONTENT["card"]):
        text = " ".join(card_lines(lang, number))
        said = {int(n) for n in re.findall(r"\d+", text)}
        assert (
            _amounts([card.get("flow", {}), card.get("static", {}), card.get("loss", {}), card.get("sections", [])])
            <= said
        )
        assert (
            _amounts([card.get("gain", {}), card.get("vp", 0), card.get("vp_price", 0), card.get("attack", 0)]) <= said
        )
        for effect in card.get("effects", []):
            own = " ".join(effect_lines(lang, number))
            told = {int(n) for n in re.findall(r"\d+", own)}
            wanted = [effect.get(key, 0) for key in ("pay", "get", "get_vp", "pick", "pay_pick")]
            wanted.append(effect["n"] if effect["op"] in ("gain", "lose", "flow", "mod", "vp", "architect") else 0)
            assert _amounts(wanted) <= told, card["id"]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_event_and_board_says_its_amounts(lang: str) -> None:
    for number, event in enumerate(CONTENT["event"]):
        for half, key in enumerate(("first_effects", "second_effects")):
            said = {int(n) for n in re.findall(r"\d+", " ".join(event_lines(lang, number, half)))}
            for plain in event[key]:
                wanted = [plain.get(word, 0) for word in ("pay", "get", "get_vp")]
                wanted.append(plain["n"] if plain["op"] in ("gain", "lose", "keep_only") else 0)
                assert _amounts(wanted) <= said, event["id"]
    for board in CONTENT["board"]:
        said = {int(n) for n in re.findall(r"\d+", str(board_words(lang, board["id"])))}
        assert _amounts([board["start"], board["colony_slots"], board["wonder_slots"]]) <= said


def _amounts(found: Any) -> set[int]:
    if isinstance(found, bool) or found is None:
        return set()
    if isinstance(found, int):
        return {abs(found)} - {0}
    inside = found.values() if isinstance(found, Mapping) else found
    return {n for one in inside for n in _amounts(one)}
