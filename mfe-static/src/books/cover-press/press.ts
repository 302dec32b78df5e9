import { COVER, diceFor, type Design } from './design.ts';
import { arcs } from './designs/arcs.ts';
import { breath } from './designs/breath.ts';
import { hills } from './designs/hills.ts';
import { initial } from './designs/initial.ts';
import { lotus } from './designs/lotus.ts';
import { ripples } from './designs/ripples.ts';
import { stones } from './designs/stones.ts';
import { sunrise } from './designs/sunrise.ts';
import { archedWindow } from './designs/window.ts';
import { fitTitle, LEADING } from './fit-title.ts';
import { ON_NEAR, SCHEMES, type SchemeName } from './palette.ts';
import { setLine } from '../../lettering/set-line.ts';

const DESIGNS = { arcs, breath, hills, initial, lotus, ripples, stones, sunrise, window: archedWindow };
export type DesignName = keyof typeof DESIGNS;

export interface CoverOrder {
  title: string;
  author: string;
  design: DesignName;
  scheme: SchemeName;
}

/** How high a title may stand at either end before it would run into the drawing. */
const HEIGHT = { top: 248, bottom: 184 };
const LARGEST = 116;

/** The cover as an SVG file: the drawing, the title as large as it may be, and who wrote it. */
export function drawCover({ title, author, design, scheme }: CoverOrder): string {
  const colours = SCHEMES[scheme];
  const { art, titleAt, signedOnNear = false }: Design = DESIGNS[design];
  const { lines, size } = fitTitle(title, {
    width: COVER.width - 2 * COVER.margin,
    height: HEIGHT[titleAt],
    largest: LARGEST,
  });
  const top =
    titleAt === 'top'
      ? COVER.margin + size * 0.72
      : COVER.height - COVER.margin - 62 - (lines.length - 1) * size * LEADING;
  const set = lines.map((text, i) =>
    setLine(
      { text, cut: 'roman', size, colour: colours.ink },
      COVER.margin - size * 0.02,
      top + i * size * LEADING,
    ),
  );
  const signed = setLine(
    { text: author, cut: 'italic', size: 34, colour: signedOnNear ? ON_NEAR : colours.ink },
    COVER.margin,
    COVER.height - COVER.margin + 4,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER.width}" height="${COVER.height}" viewBox="0 0 ${COVER.width} ${COVER.height}">`,
    `<path fill="${colours.ground}" d="M0 0h${COVER.width}v${COVER.height}H0z"/>`,
    art(colours, diceFor(title), title),
    ...set,
    signed,
    '</svg>\n',
  ].join('');
}
