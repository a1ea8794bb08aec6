"""Golden counts in every phase of a game hold."""

from tests.games.nations.phases import FILE, rows


def test_the_lines_of_play_in_every_phase() -> None:
    """A changed number is a changed rule: read why, then `python -m tests.games.nations.phases`."""
    assert "".join(rows()) == FILE.read_text()
