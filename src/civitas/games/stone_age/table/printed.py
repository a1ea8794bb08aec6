"""The faces of civilization cards and building tiles: both halves at a glance, words below pictures."""

from htpy import Node, Renderable, span

from civitas.games.stone_age.table import words
from civitas.games.stone_age.table.parts import hut_picture, icon_of, token
from civitas.games.stone_age.table.words import say
from civitas.web import ui


@ui.keep
def card_face(lang: str, card: int) -> Renderable:
    """A civilization card: what it gives now, and what it scores at the end."""
    kind = "culture" if words.is_culture(card) else "people"
    return span(class_=["sa-face", f"sa-face-{kind}"])[
        span(".sa-half.sa-now")[span(".sa-pictures")[_top(card)], span(".sa-words")[words.top_title(lang, card)]],
        span(".sa-half.sa-end")[span(".sa-pictures")[_bottom(card)], span(".sa-words")[words.bottom_title(lang, card)]],
    ]


def _top(card: int) -> Node:
    verb, n = words.top_verb(card), words.top_amount(card)
    name = words.top_good(card)
    if verb == "gain":
        return [span(".sa-many")[str(n)], token(name, size="l")]
    if verb == "roll_gain":
        return [span(".sa-many")[f"{n}×"], ui.icon("dice", size="l"), span(".sa-arrow"), token(name, size="l")]
    if verb == "dice_draft":
        return [token(each) for each in ("wood", "brick", "stone", "gold", "tool", "food_track")]
    if verb == "draw_card":
        return ui.icon("draw", size="xl")
    if verb == "store_tool":
        return span(".sa-tool.sa-once")[ui.icon("tool"), span(".n")[str(n)]]
    return [span(".sa-many")[str(n)], span(".sa-token.sa-token-l")[ui.icon("resource")]]


def _bottom(card: int) -> Node:
    word = words.bottom_target(card)
    return [ui.icon(icon_of(word)) for _ in range(words.bottom_amount(card))]


@ui.keep
def card_half(lang: str, card: int) -> Renderable:
    """A bought card: face down on the mat, only its lower half matters."""
    label = words.card_name(lang, card)
    kind = "culture" if words.is_culture(card) else "people"
    tip = words.bottom_words(lang, card)
    return span(class_=["sa-half-card", f"sa-face-{kind}"], role="img", aria_label=f"{label}. {tip}", data_tip=tip)[
        _bottom(card)
    ]


@ui.keep
def tile_face(lang: str, tile: int) -> Renderable:
    """A building tile: what it costs and what it brings."""
    kind = words.tile_kind(tile)
    points = str(words.tile_points(tile)) if kind == "fixed" else "Σ"
    return span(class_=["sa-tile", f"sa-tile-{kind}"])[
        span(".sa-tile-art")[hut_picture(), span(".sa-shield")[points]],
        span(".sa-cost")[_cost(lang, tile)],
    ]


def _cost(lang: str, tile: int) -> Node:
    kind, most = words.tile_kind(tile), words.tile_most(tile)
    if kind == "fixed":
        return [token(name) for name, n in words.tile_cost(tile).items() for _ in range(n)]
    if kind == "choice":
        kinds = words.tile_kinds(tile)
        return [
            span(".sa-any")[str(most), ui.icon("resource")],
            span(".sa-words")[say(lang, "table-kinds", n=kinds)],
        ]
    return [span(".sa-any")[f"1–{most}", ui.icon("resource")], span(".sa-words")[say(lang, "table-any-kinds")]]


@ui.keep
def tile_chip(lang: str, tile: int) -> Renderable:
    """A building on a mat."""
    label = words.tile_name(lang, tile)
    text = str(words.tile_points(tile)) if words.tile_kind(tile) == "fixed" else "Σ"
    return span(".sa-chip", role="img", aria_label=label, data_tip=label)[ui.icon("building"), span(".n")[text]]


@ui.keep
def whole_card(lang: str, card: int) -> Renderable:
    """A card of a sheet, to be read."""
    return span(".sa-card.sa-card-small", tabindex="0", data_tip=_both(lang, card))[card_face(lang, card)]


def _both(lang: str, card: int) -> str:
    return f"{words.top_words(lang, card)} {words.bottom_words(lang, card)}"


@ui.keep
def whole_tile(lang: str, tile: int) -> Renderable:
    """A tile of a sheet."""
    return span(".sa-stack.sa-stack-small", tabindex="0", data_tip=words.tile_words(lang, tile))[
        tile_face(lang, tile), ui.unseen(words.tile_name(lang, tile))
    ]
