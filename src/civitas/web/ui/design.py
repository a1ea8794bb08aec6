"""What an explanation says of a component whose printed values no public source gives."""

from civitas.core.content import Entry
from civitas.web.words import say


def our_design(lang: str, entry: Entry) -> str:
    """Nothing where the values come from the rulebook or a public source, or from a pack whose owner has the box."""
    return say(lang, "our-design") if entry.ours else ""
