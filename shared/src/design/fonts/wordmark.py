"""
Draws the name of the paper in its font, a small line and a large one, from the files that make.py reads too:

    python3 shared/src/design/fonts/wordmark.py package/files "The Omaha" "Meadowlark"

Writes wordmark.svg, and the sizes that components have to know, into shared/src/design/pictures.
"""

import sys
from math import ceil
from pathlib import Path
from xml.sax.saxutils import escape

from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from make import face, kerning

PICTURES = Path(__file__).parent.parent / "pictures"

# For large sizes: fine serifs, close letters.
AXES = {"wght": 620, "opsz": 72}

# A line is drawn 100 units high, in quarters.
SIZE = 100
QUARTER = 4

# Letters are closer than in the font: in the large line, and where both lines are one.
CLOSER = 1.4
CLOSER_ON_ONE_LINE = 1.2

# The small line above the large one: from the left, above what a capital letter needs, and how large.
LEFT, GAP, SMALL = 3, 12, 0.36

# Most names fit above the baseline in the height of a capital letter; serifs may reach out a little, accents may not.
CAPITAL = 72
ACCENT = 78


class Line:
    """A line of text: its letters, and how far from the start each is."""

    def __init__(self, font, text):
        self.font = font
        self.unit = SIZE / font["head"].unitsPerEm
        missing = {sign for sign in text if ord(sign) not in font.getBestCmap()}
        if missing:
            sys.exit(f"The font has no {' '.join(sorted(missing))}.")
        self.glyphs = [font.getBestCmap()[ord(sign)] for sign in text]
        pairs = kerning(font)
        self.kerned = [pairs.get(pair, 0) * self.unit for pair in zip(self.glyphs, self.glyphs[1:])]

    def starts(self, closer):
        """Where each letter starts, and where the next one would."""
        starts = [0]
        for glyph, by in zip(self.glyphs, [*self.kerned, 0]):
            starts.append(starts[-1] + self.font["hmtx"][glyph][0] * self.unit + by - closer)
        return starts

    def width(self, closer):
        return self.starts(closer)[-1] + closer

    def reach(self):
        """How far it goes above and below the baseline."""
        bounds = BoundsPen(self.font.getGlyphSet())
        for glyph in self.glyphs:
            self.font.getGlyphSet()[glyph].draw(bounds)
        _, below, _, above = (bound * self.unit for bound in bounds.bounds)
        return above, -below

    def path(self, closer):
        pen = Quarters(self.font.getGlyphSet(), self.unit * QUARTER)
        for glyph, start in zip(self.glyphs, self.starts(closer)):
            # Letters that recur are drawn alike, which compresses.
            pen.start = round(start * QUARTER)
            self.font.getGlyphSet()[glyph].draw(pen)
        return pen.path()


class Quarters(BasePen):
    """Writes the shortest path, in whole numbers from one point to the next."""

    def __init__(self, glyphs, scale):
        super().__init__(glyphs)
        self.scale = scale
        self.start = 0
        self.at = (0, 0)
        self.commands = []

    def point(self, point):
        return self.start + round(point[0] * self.scale), -round(point[1] * self.scale)

    def _moveTo(self, point):
        # What is filled need not be closed.
        self.at = self.point(point)
        self.commands.append(("M", self.at))

    def _lineTo(self, point):
        (x, y), self.at = self.at, self.point(point)
        across, down = self.at[0] - x, self.at[1] - y
        if down == 0 and across == 0:
            return
        if down == 0:
            self.commands.append(("h", (across,)))
        elif across == 0:
            self.commands.append(("v", (down,)))
        else:
            self.commands.append(("l", (across, down)))

    def _qCurveToOne(self, control, point):
        (x, y), control, self.at = self.at, self.point(control), self.point(point)
        self.commands.append(("q", (control[0] - x, control[1] - y, self.at[0] - x, self.at[1] - y)))

    def path(self):
        before, written = "", []
        for command, numbers in self.commands:
            text = " ".join(map(str, numbers)).replace(" -", "-")
            if command != before:
                text = command + text
            elif not text.startswith("-"):
                text = " " + text
            written.append(text)
            before = command
        return "".join(written)


def number(value):
    return f"{value:.2f}".strip("0").rstrip(".")


def room(above):
    return CAPITAL if above < ACCENT else ceil(above)


def draw(font, small_text, large_text):
    beside, small, large = (Line(font, text) for text in (f"{small_text} ", small_text, large_text))
    (above_small, below_small), (above, below) = small.reach(), large.reach()
    start = beside.starts(CLOSER_ON_ONE_LINE)[-1]
    width = number(start + large.width(CLOSER_ON_ONE_LINE))
    top, bottom = max(room(above), room(above_small)), max(ceil(below), ceil(below_small))
    up = room(above) + GAP
    stacked = number(max(large.width(CLOSER), LEFT + SMALL * small.width(0)))
    stacked_top = ceil(up + SMALL * above_small)
    view_box = f"0 -{stacked_top} {stacked} {stacked_top + ceil(below)}"
    move = f"translate({LEFT} -{up}) scale({number(SMALL)})"
    (PICTURES / "wordmark.svg").write_text(f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}" fill="currentColor">
  <title>{escape(f"{small_text} {large_text}")}</title>
  <g transform="{move}"><path id="the-omaha" transform="scale(.25)" d="{small.path(0)}"/></g>
  <path id="wordmark" transform="scale(.25)" d="{large.path(CLOSER)}"/>
</svg>
""", encoding="utf-8")
    (PICTURES / "wordmark-sizes.ts").write_text(f"""\
// Written by ../fonts/wordmark.py.
export const ON_ONE_LINE = {{
  viewBox: '0 -{top} {width} {top + bottom}',
  /** Width by height. */
  ratio: '{width} / {top + bottom}',
  /** Where the large line starts. */
  large: {number(start)},
}};
export const ON_TWO_LINES = {{ viewBox: '{view_box}', moveSmall: '{move}' }};
""", encoding="utf-8")


draw(face(Path(sys.argv[1]) / "newsreader-latin-standard-normal.woff2", AXES), *sys.argv[2:])
