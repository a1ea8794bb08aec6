"""One meaning, one picture: every icon the house uses, and its name in the set it comes from.

The build copies exactly these into the sprites `static/vendor/icons-*.svg`: the house sheet goes with every page, the
others with the rooms that need them; what a single game needs stands in its `table/icons.toml`. All come from
game-icons.net (CC BY 3.0); `vendor/CREDITS.txt` names the artists.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

HOUSE: Final[dict[str, str]] = {
    "bot": "vintage-robot",
    "human": "character",
    "spectator": "binoculars",
    "undo": "anticlockwise-rotation",
    "redo": "clockwise-rotation",
    "hint": "light-bulb",
    "replay": "film-strip",
    "settings": "settings-knobs",
    "language": "conversation",
    "rules": "rule-book",
    "link": "linked-rings",
    "sound_on": "speaker",
    "sound_off": "speaker-off",
    "play": "play-button",
    "pause": "pause-button",
    "step": "next-button",
    "back": "previous-button",
    "skip": "fast-forward-button",
    "trophy": "trophy",
    "first_player": "flying-flag",
    "help": "help",
    "info": "info",
    "theme": "moon",
    "close": "cross-mark",
    "confirm": "check-mark",
    "pass": "halt",
    "warning": "hazard-sign",
    "waiting": "hourglass",
    "offline": "unplugged",
    "seats": "tabletop-players",
    "chat": "chat-bubble",
    "log": "scroll-unfurled",
    "chart": "histogram",
    "save": "save",
    "secret": "padlock",
    "dice": "dice-six-faces-five",
    "card": "card-play",
    "deck": "stack",
    "draw": "card-draw",
    "discard": "card-discard",
    "exchange": "card-exchange",
    "victory_points": "laurels",
    "expand": "expand",
    "zoom": "magnifying-glass",
    "keyboard": "keyboard",
    "cost": "price-tag",
    "stock": "chest",
    "turn_order": "cycle",
    "track": "stairs-goal",
    "bonus": "present",
    "reveal": "semi-closed-eye",
    "person": "meeple",
    "population": "three-friends",
    "food": "meat",
    "wood": "log",
    "stone": "stone-pile",
    "gold": "gold-bar",
    "coin": "two-coins",
    "building": "viking-longhouse",
    "resource": "wooden-crate",
    "military": "crossed-swords",
    "book": "open-book",
    "famine": "fishbone",
}
CIVILIZATION: Final[dict[str, str]] = {
    "stability": "scales",
    "science": "microscope",
    "wonder": "great-pyramid",
    "leader": "imperial-crown",
    "advisor": "philosopher-bust",
    "government": "capitol",
    "colony": "island",
    "war": "saber-and-pistol",
    "battle": "sword-clash",
    "architect": "pencil-ruler",
    "cube": "cube",
    "ship": "caravel",
    "compass": "compass",
    "hex": "hexes",
    "city": "castle",
    "village": "village",
    "technology": "gears",
    "glory": "medal",
    "attack": "broadsword",
    "defence": "checked-shield",
    "space": "rocket",
    "oil": "oil-drum",
    "iron": "metal-bar",
    "uranium": "radioactive",
    "horse": "horse-head",
    "gunpowder": "powder-bag",
    "earth": "earth-africa-europe",
    "culture": "lyre",
    "economy": "profit",
    "infrastructure": "aqueduct",
    "worker": "miner",
    "scholar": "graduate-cap",
    "settler": "old-wagon",
    "soldier": "spartan-helmet",
    "explore": "telescope",
    "production": "factory",
    "goal": "archery-target",
    "trade": "trade",
    "tourism": "passport",
    "revolution": "rally-the-troops",
    "revolt": "fist",
    "golden_age": "sun-radiations",
    "monument": "obelisk",
    "territory": "position-marker",
    "fortify": "guarded-tower",
    "move": "walking-boot",
    "upgrade": "upgrade",
    "recruit": "bugle-call",
    "exhaust": "night-sleep",
    "structure": "stone-tower",
    "civilization": "arc-triomphe",
    "tactical": "chess-knight",
    "reaction": "shield-reflect",
    "era": "sands-of-time",
    "heritage": "ancient-columns",
    "event": "ringing-bell",
    "barbarian": "battle-axe",
    "map": "treasure-map",
    "development": "organigram",
    "pyramid": "human-pyramid",
    "antiquity": "coliseum",
    "medieval": "black-knight-helm",
    "renaissance": "mona-lisa",
    "industrial": "steam-locomotive",
    "agriculture": "plow",
    "fire": "campfire",
    "wheel": "chariot",
    "religion": "prayer",
    "education": "teacher",
    "strength": "rank-3",
}

ROOMS: Final = Path(__file__).parents[2] / "games"


def icon_files() -> list[Path]:
    """The lists of pictures that games bring for themselves: `meaning = "name in the set"`."""
    return sorted(ROOMS.glob("*/table/icons.toml"))


def _own_sheets() -> dict[str, dict[str, str]]:
    return {path.parts[-3]: tomllib.loads(path.read_text(encoding="utf-8")) for path in icon_files()}


SHEETS: Final[dict[str, dict[str, str]]] = {"house": HOUSE, "civilization": CIVILIZATION, **_own_sheets()}

SHEET_OF: Final[dict[str, str]] = {meaning: sheet for sheet, icons in SHEETS.items() for meaning in icons}
"""Which sprite holds a meaning; its keys are all the icon names that components accept."""
