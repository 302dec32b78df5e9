"""
Makes the two faces of the paper, smaller, from those of the npm package @fontsource-variable/newsreader 5.3.0:

    npm pack @fontsource-variable/newsreader@5.3.0 && tar -xf fontsource-variable-newsreader-5.3.0.tgz
    python3 shared/src/design/fonts/make.py package/files

Needs fonttools and brotli (Debian: python3-fonttools, python3-brotli).

They have the characters that the paper uses, the weights 400 to 700 (italic: 400), 1,000 units an em instead of 2,000, and
kerning that is the same for all weights: between 400 and 700 it differs by less than 0.01 em for nine pairs of ten.
"""

import sys
from collections import defaultdict
from io import BytesIO
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

CHARACTERS = parse_unicodes(
    "20-7E,A0-FF,152-153,2013-2014,2018-201A,201C-201E,2022,2026,2032-2033,2039-203A,2044,20AC,2122,2212"
)
FEATURES = ["kern", "liga", "pnum", "tnum", "rvrn"]

# In units of 2,000 an em, of which 10 are 0.3 px in the largest headline.
SMALLEST_KERNING = 10
KERNING_STEP = 5

# Between text (400) and headlines (580).
KERNING_WEIGHT = 490


def face(source, axes):
    """A font with the characters of the paper and fewer axes, or shorter ones."""
    # The same files each time.
    font = TTFont(source, recalcTimestamp=False)
    options = Options()
    options.layout_features = FEATURES
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    return instantiateVariableFont(font, axes)


def kerning(font):
    """Pairs of glyph names and by how much they are kerned, as the first rule says that names both."""
    pairs = {}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.Format == 1:
                for first, seconds in zip(table.Coverage.glyphs, table.PairSet):
                    for pair in seconds.PairValueRecord:
                        pairs.setdefault((first, pair.SecondGlyph), getattr(pair.Value1, "XAdvance", 0) or 0)
            else:
                for first in table.Coverage.glyphs:
                    row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
                    for second in font.getGlyphOrder():
                        value = row[table.ClassDef2.classDefs.get(second, 0)].Value1
                        pairs.setdefault((first, second), getattr(value, "XAdvance", 0) or 0)
    return pairs


def few(pairs):
    """Fewer different distances, and none to spaces: words ran together, "r w" and ". W" 0.1 em closer than "n n"."""
    return {
        pair: 0 if abs(by) < SMALLEST_KERNING else round(by / KERNING_STEP) * KERNING_STEP
        for pair, by in pairs.items()
        if "space" not in pair
    }


def alike(glyphs, kerned):
    """Glyphs in groups that are kerned alike, without those that are not kerned."""
    groups = defaultdict(list)
    for glyph in glyphs:
        row = tuple(kerned(glyph, other) for other in glyphs)
        if any(row):
            groups[row].append(glyph)
    return list(groups.values())


def kern(font, pairs):
    """Replaces the kerning by one table of classes."""
    glyphs = font.getGlyphOrder()
    firsts = alike(glyphs, lambda first, second: pairs.get((first, second), 0))
    seconds = alike(glyphs, lambda second, first: pairs.get((first, second), 0))
    rules = [
        f"pos [{' '.join(first)}] [{' '.join(second)}] {pairs[first[0], second[0]]};"
        for first in firsts
        for second in seconds
        if pairs.get((first[0], second[0]))
    ]
    del font["GPOS"]
    addOpenTypeFeaturesFromString(font, f"feature kern {{ {' '.join(rules)} }} kern;", tables=["GPOS"])
    # It held the kerning's differences between weights.
    font["GDEF"].table.VarStore = None
    font["GDEF"].table.Version = 0x00010000


def write(font, name):
    # Tables are compiled as they are scaled.
    plain = BytesIO()
    font.flavor = None
    font.save(plain)
    font = TTFont(plain, recalcTimestamp=False)
    scale_upem(font, 1000)
    font.flavor = "woff2"
    font.save(Path(__file__).parent / name)


def make(source, weights, name):
    pairs = kerning(face(source, {"wght": KERNING_WEIGHT if isinstance(weights, tuple) else weights}))
    font = face(source, {"wght": weights})
    kern(font, few(pairs))
    write(font, name)


if __name__ == "__main__":
    files = Path(sys.argv[1])
    make(files / "newsreader-latin-wght-normal.woff2", (400, 700), "newsreader-roman.woff2")
    make(files / "newsreader-latin-wght-italic.woff2", 400, "newsreader-italic.woff2")
