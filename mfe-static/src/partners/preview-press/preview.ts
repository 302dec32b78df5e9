import { setLine, tenth } from '../../lettering/set-line.ts';

/** A preview's size in its own units: 3:2, the ratio of every card's picture. */
const WIDTH = 600;
const HEIGHT = 400;
const SHEET = { x: 112, y: 44, width: 376, margin: 34 } as const;

export interface PreviewOrder {
  /** The document's title, broken into lines as they stand on its first page. */
  lines: readonly string[];
  /** Colour of the table the sheet lies on, and of what is printed in colour. */
  table: string;
  colour: string;
  /** What stands below the title, within `width` units and from 0 downwards. */
  figure: (colour: string, width: number) => string;
}

const INK = '#172436';

/** The upper part of a document's first page, lying on a table. */
export function drawPreview({ lines, table, colour, figure }: PreviewOrder): string {
  const left = SHEET.x + SHEET.margin;
  const width = SHEET.width - 2 * SHEET.margin;
  const first = SHEET.y + 92;
  const title = lines.map((text, i) =>
    setLine({ text, cut: 'roman', size: 34, colour: INK }, left - 1, first + i * 36),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${table}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<path fill="${INK}" opacity=".16" d="M${SHEET.x + 10} ${SHEET.y + 12}h${SHEET.width}v${HEIGHT}H${SHEET.x + 10}z"/>`,
    `<path fill="#fffefb" d="M${SHEET.x} ${SHEET.y}h${SHEET.width}v${HEIGHT}H${SHEET.x}z"/>`,
    `<path fill="${INK}" d="M${left} ${SHEET.y + 30}h${width}v3H${left}zm0 5h${width}v1H${left}z"/>`,
    `<path fill="${colour}" d="M${left} ${SHEET.y + 30}h46v8H${left}z"/>`,
    ...title,
    `<g transform="translate(${left} ${tenth(first + (lines.length - 1) * 36 + 30)})">${figure(colour, width)}</g>`,
    '</svg>\n',
  ].join('');
}

/** Lines of text too small to be read. */
export function greeking(x: number, y: number, widths: readonly number[]): string {
  return widths.map((width, i) => `<path fill="#8a8f92" d="M${x} ${y + i * 14}h${width}v4H${x}z"/>`).join('');
}
