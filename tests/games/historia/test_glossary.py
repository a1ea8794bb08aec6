"""The Polish names of the cards are those of the Polish rulebook's glossary, in its order."""

import pytest

from civitas.games.historia.tables import CONTENT

WONDERS = (
    "Uniwersytet Oksfordzki", "Jedwabny Szlak", "Petra", "Koloszeum", "Angkor Wat", "Katedra Notre-Dame",
    "Plac Świętego Marka", "Zakazane Miasto", "Alhambra", "Boska Komedia", "Machu Picchu", "Chichen Itza",
    "Circus Maximus", "Wyspa Wielkanocna", "Carcassonne", "Hagia Sofia", "Program Apollo", "Pentagon", "Ziggurat",
    "Sfinks", "Biblioteka Aleksandryjska", "Stonehenge", "Mały Książę", "Wersal", "Kreml", "Wieża Eiffla",
    "Burdż Chalifa", "Orient Express", "C.E.R.N.", "Statua Wolności", "Luwre", "Tadž Mahal",
    "Królewskie Obserwatorium", "Kanał Panamski", "Bazylika Świętego Piotra", "Empire State Building", "Persepolis",
    "Terakotowa Armia", "Knossos", "Gilgamesz", "Obelisk z Aksum", "Wiszące Ogrody", "Wielki Mur", "Partenon",
    "Brama Isztar", "Via Appia", "Luksor", "Giza",
)  # fmt: skip
EVENTS = (
    "Ewolucja", "Epos Narodowy", "Cło", "Pobór", "Mała epoka lodowcowa", "Upadek Imperium Rzymskiego", "Wezuwiusz",
    "Oblężenie Konstantynopola", "Krucjaty", "Druga Wojna Światowa", "Czarna Śmierć", "Termopile",
)  # fmt: skip
ADVISORS = (
    "Hatszepsut", "Nefertiti", "Tutenhamon", "Kleopatra", "Imhotep", "Picasso", "Cervantes", "Pizarro", "Cortez",
    "El Cid", "Neron", "Cyceron", "Oktawian August", "Romulus", "Trajan", "Lewis i Clark", "Ford", "Jefferson",
    "Elvis Presley", "Edison", "Bruce Lee", "Zheng He", "Laozi", "Sun Tzu", "Konfucjusz", "Einstein", "Bismark",
    "Schliemann", "Gutenberg", "Bach", "Monet", "Robespierre", "Richelieu", "Kartezjusz", "Nostradamus",
)  # fmt: skip
LEADERS = (
    "Piotr I", "F.D. Roosevelt", "Napoleon", "Akbar", "Królowa Wiktorja", "Karol Wielki", "Mansa Musa",
    "Czyngis-chan", "Atylla", "Wawrzyniec Wspaniały", "Saladyn", "Aleksander Wielki", "Hammurabi", "Perykles",
    "Aśoka –", "Ramzes II", "Juliusz Cezar", "Karol V",
)  # fmt: skip

# Misprints of the glossary, and how the name is written.
WRITTEN = {
    "Koloszeum": "Koloseum",
    "Luwre": "Luwr",
    "Tadž Mahal": "Tadż Mahal",
    "Druga Wojna Światowa": "Druga wojna światowa",
    "Tutenhamon": "Tutanchamon",
    "Królowa Wiktorja": "Królowa Wiktoria",
    "Aśoka –": "Aśoka",
}


@pytest.mark.parametrize(
    ("kind", "printed"), [("wonder", WONDERS), ("event", EVENTS), ("advisor", ADVISORS), ("leader", LEADERS)]
)
def test_cards_are_called_as_in_the_glossary(kind: str, printed: tuple[str, ...]) -> None:
    names = [entry["name_pl"] for entry in CONTENT[kind]]
    assert sorted(names) == sorted(WRITTEN.get(name, name) for name in printed)


def test_only_misprints_are_written_differently() -> None:
    printed = {*WONDERS, *EVENTS, *ADVISORS, *LEADERS}
    assert len(printed) == 113 and WRITTEN.keys() <= printed
