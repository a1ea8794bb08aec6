"""What the gallery lays on its tables: a few cards, goods and phases a room, in both languages."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from civitas.web.ui.cards import SceneKind, Tone


class Words(NamedTuple):
    """A sample text in both languages."""

    en: str
    pl: str

    def __call__(self, lang: str) -> str:
        return self.pl if lang == "pl" else self.en


class CardSample(NamedTuple):
    """A card to show: what it says, its ink, its picture and scene, its price and points."""

    title: Words
    tone: Tone
    picture: str
    scene: SceneKind
    cost: tuple[str, int]
    effect: tuple[tuple[str, int], ...]
    kind: Words
    points: int


class Room(NamedTuple):
    """What a game's gallery shows."""

    slug: str | None
    name: Words
    phases: tuple[Words, ...]
    goods: tuple[str, ...]
    cards: tuple[CardSample, ...]
    question: Words


def amount(text: str) -> tuple[str, int]:
    """`wood:2` as a pair."""
    name, n = text.split(":")
    return name, int(n)


def card(line: str) -> CardSample:
    """One line of a table below: title, its Polish, ink, picture, scene, price, effects, kind, its Polish, points."""
    title, tytul, tone, picture, scene, cost, effects, kind, rodzaj, points = (part.strip() for part in line.split("|"))
    return CardSample(
        Words(title, tytul),
        cast(Tone, tone),
        picture,
        cast(SceneKind, scene),
        amount(cost),
        tuple(amount(each) for each in effects.split()),
        Words(kind, rodzaj),
        int(points),
    )


def room(slug: str | None, name: str, phases: str, goods: str, question: str, cards: str) -> Room:
    """A room from lines of text, English and Polish parted by a slash."""

    def words(text: str) -> Words:
        english, polish = text.split(" / ")
        return Words(english, polish)

    return Room(
        slug,
        words(name),
        tuple(words(phase) for phase in phases.split(" | ")),
        tuple(goods.split()),
        tuple(card(line) for line in cards.strip().splitlines()),
        words(question),
    )


ROOMS: Final = (
    room(
        None,
        "Civitas / Civitas",
        "Choose a game / Wybierz grę | Take a seat / Zajmij miejsce | Play / Graj",
        "person food gold book victory_points",
        "Which table shall we lay? / Do którego stołu siadamy?",
        """
Stone Age | Epoka kamienia | earth | hut | cave | seats:4 | waiting:60 | 2 to 4 players | od 2 do 4 graczy | 5
Guns & Steel | Karabiny i stal | slate | gunpowder | town | seats:4 | waiting:45 | 2 to 4 players | od 2 do 4 graczy | 6
Historia | Historia | water | compass | water | seats:6 | waiting:90 | 1 to 6 players | od 1 do 6 graczy | 7
Nations | Wojna narodów | plum | wonder | rays | seats:5 | waiting:120 | 1 to 5 players | od 1 do 5 graczy | 8
Beyond the Horizon | Nowe horyzonty | leaf | ship | stars | seats:4 | waiting:95 | 2 to 4 players | od 2 do 4 graczy | 8
""",
    ),
    room(
        "stone_age",
        "Stone Age / Epoka kamienia",
        "Placement / Rozstawianie | Actions / Akcje | Feeding / Żywienie",
        "food wood brick stone gold",
        "Where do you send your people? / Dokąd wysyłasz swoich ludzi?",
        """
Healer | Uzdrowicielka | leaf | medicine | forest | resource:4 | food:5 | Civilization | Cywilizacja | 3
Cave painter | Malarz jaskiniowy | earth | art | cave | resource:3 | gold:1 | Civilization | Cywilizacja | 2
Flute player | Flecista | plum | music | stars | resource:2 | victory_points:3 | Civilization | Cywilizacja | 4
Potter | Garncarka | fire | pottery | hills | resource:1 | dice:2 brick:1 | Civilization | Cywilizacja | 1
House of the chief | Dom wodza | gold | building | field | wood:2 | brick:1 stone:1 | Building | Budynek | 15
""",
    ),
    room(
        "guns_and_steel",
        "Guns & Steel / Karabiny i stal",
        "Resources / Zasoby | Technologies / Technologie | Purchase / Kupno | End / Koniec",
        "food iron horse gunpowder oil",
        "Which technology do you activate? / Którą technologię aktywujesz?",
        """
Iron working | Obróbka żelaza | slate | iron | hills | iron:1 | military:1 | Civil | Cywilna | 1
Cavalry | Kawaleria | earth | horse | field | horse:2 | military:3 attack:1 | Military | Militarna | 2
Musketeers | Muszkieterowie | fire | gunpowder | town | gunpowder:3 | military:5 | Military | Militarna | 3
Refinery | Rafineria | gold | oil | rays | oil:2 | resource:2 exchange:1 | Tactical | Taktyczna | 4
Moon landing | Lądowanie na Księżycu | water | space | stars | space:4 | victory_points:5 | Wonder | Cud | 9
""",
    ),
    room(
        "historia",
        "Historia / Historia",
        "Selection / Wybór | Resolution / Rozpatrywanie | End of turn / Koniec tury",
        "cube military technology victory_points",
        "Choose two actions in secret / Wybierz potajemnie dwie akcje",
        """
Expansion | Ekspansja | leaf | explore | hills | cube:2 | territory:1 | Action | Akcja | 1
Trade | Handel | gold | trade | water | cube:1 | coin:2 | Action | Akcja | 2
Great Lighthouse | Wielka latarnia morska | water | ship | water | cube:4 | victory_points:2 | Wonder | Cud | 7
Revolution | Rewolucja | fire | revolution | town | cube:3 | government:1 | Action | Akcja | 0
Hypatia | Hypatia | plum | advisor | stars | cube:0 | science:1 book:1 | Advisor | Doradca | 3
""",
    ),
    room(
        "nations",
        "Nations / Wojna narodów",
        "Maintenance / Utrzymanie | Actions / Akcje | Resolution / Produkcja",
        "gold food stone book stability military",
        "Buy a card, deploy a worker or pass / Kup kartę, wyślij robotnika albo spasuj",
        """
Hanging Gardens | Wiszące ogrody | leaf | wonder | town | coin:3 | food:2 architect:3 | Wonder | Cud | 2
Hoplites | Hoplici | fire | soldier | hills | coin:2 | military:4 | Military unit | Jednostka militarna | 0
Alexandria | Aleksandria | gold | colony | water | coin:3 | gold:2 stability:1 | Colony | Kolonia | 1
Aristotle | Arystoteles | plum | advisor | rays | coin:1 | book:3 | Advisor | Doradca | 0
Punic Wars | Wojny punickie | slate | war | water | coin:2 | military:6 stability:2 | War | Wojna | 0
""",
    ),
    room(
        "beyond_the_horizon",
        "Beyond the Horizon / Nowe horyzonty",
        "Action / Akcja | Expansion / Ekspansja | Production / Produkcja | Goals / Cele",
        "food coin infrastructure culture science",
        "Explore, or found a village? / Eksplorujesz czy zakładasz wioskę?",
        """
Seafaring | Żegluga | water | ship | water | science:3 | move:2 | Technology | Technologia | 2
Aqueducts | Akwedukty | slate | infrastructure | hills | coin:4 | population:1 | Structure | Budowla | 3
Astronomy | Astronomia | plum | science | stars | science:5 | culture:2 | Technology | Technologia | 4
Granary | Spichlerz | gold | agriculture | field | coin:2 | food:3 | Structure | Budowla | 1
First settlers | Pierwsi osadnicy | earth | settler | rays | food:2 | village:1 | Goal | Cel | 5
""",
    ),
)
GOODS: Final[dict[str, Words]] = {
    "food": Words("Food", "Żywność"),
    "wood": Words("Wood", "Drewno"),
    "brick": Words("Brick", "Cegła"),
    "stone": Words("Stone", "Kamień"),
    "gold": Words("Gold", "Złoto"),
    "iron": Words("Iron", "Żelazo"),
    "horse": Words("Horses", "Rumaki"),
    "gunpowder": Words("Gunpowder", "Proch"),
    "oil": Words("Oil", "Ropa"),
    "cube": Words("Cubes", "Kostki"),
    "military": Words("Military strength", "Siła militarna"),
    "technology": Words("Technology", "Technologia"),
    "victory_points": Words("Victory points", "Punkty zwycięstwa"),
    "book": Words("Books", "Księgi"),
    "stability": Words("Stability", "Stabilizacja"),
    "coin": Words("Coins", "Monety"),
    "infrastructure": Words("Infrastructure", "Infrastruktura"),
    "culture": Words("Culture", "Kultura"),
    "science": Words("Science", "Nauka"),
    "person": Words("People", "Ludzie"),
}
PLAYERS: Final = ("Ania", "Bruno", "Celina", "Dawid", "Ewa", "Filip")
