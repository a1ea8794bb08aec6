"""Small drawings inside the map: icons and cubes at a place."""

from htpy import Renderable, g, path, svg, use

from civitas.web import ui

CUBE = "M-6 -3.2L0 -6.4L6 -3.2V4L0 7.2L-6 4z"
CUBE_TOP = "M-6 -3.2L0 -6.4L6 -3.2L0 0z"


@ui.keep
def picture(name: str, x: float, y: float, size: float) -> Renderable:
    """An icon inside the map."""
    box = {"x": f"{x:g}", "y": f"{y:g}", "width": f"{size:g}", "height": f"{size:g}"}
    return svg(".bh-pic", viewBox="0 0 512 512", **box)[
        use(href=f"{ui.STATIC}/vendor/icons-{ui.SHEET_OF[name]}.svg#{name}")
    ]


@ui.keep
def path_of_cube(seat: int) -> Renderable:
    """A development cube of a seat."""
    return g(".bh-cube-on-map", data_seat=str(seat))[path(".bh-body", d=CUBE), path(".bh-top", d=CUBE_TOP)]
