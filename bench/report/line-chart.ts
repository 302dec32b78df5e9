import { escapeHtml } from '@meadowlark/shared/text/markup/escape-html.ts';

/** A line chart. */
export interface LineChart {
  title: string;
  /** Labels of the axes, with units. */
  across: string;
  up: string;
  points: readonly (readonly [number, number])[];
  /** Scale of the horizontal axis: linear (`sum`) or logarithmic (`factor`). */
  acrossBy: 'sum' | 'factor';
}

const WIDTH = 640;
const HEIGHT = 336;
const AREA = { left: 64, right: 20, top: 60, bottom: 52 } as const;

const STYLE = [
  'text{font:13px system-ui,sans-serif;fill:#1d2a38}.title{font-weight:600;font-size:15px}',
  '.grid{stroke:#d5dae0}.line{fill:none;stroke:#1f5fa8;stroke-width:2.5}.point{fill:#1f5fa8}.ground{fill:#fff}',
  '@media (prefers-color-scheme:dark){text{fill:#e6ebf1}.grid{stroke:#39444f}.line{stroke:#7db4f0}.point{fill:#7db4f0}.ground{fill:#10161f}}',
].join('');

/** Renders a chart as SVG. It follows the reader's theme, and its description lists the figures. */
export function lineChart({ title, across, up, points, acrossBy }: LineChart): string {
  const xs = points.map(([x]) => x);
  const rows = ticks(Math.max(...points.map(([, y]) => y)));
  const x = scale(acrossBy, [Math.min(...xs), Math.max(...xs)], [AREA.left, WIDTH - AREA.right]);
  const y = scale('sum', [0, rows.at(-1) ?? 1], [HEIGHT - AREA.bottom, AREA.top]);
  const at = points.map(([a, b]) => `${round(x(a))},${round(y(b))}`);
  const described = points.map(([a, b]) => `${short(a)}: ${short(b)}`).join('; ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(title)}">`,
    `<desc>${escapeHtml(`${up} by ${across}. ${described}`)}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="${WIDTH}" height="${HEIGHT}"/>`,
    text(AREA.left, 22, title, 'start', 'title'),
    ...rows.flatMap((row) => [
      `<line class="grid" x1="${AREA.left}" x2="${WIDTH - AREA.right}" y1="${round(y(row))}" y2="${round(y(row))}"/>`,
      text(AREA.left - 8, y(row) + 4, short(row), 'end'),
    ]),
    ...labeled(xs, x).map((value) => text(x(value), HEIGHT - AREA.bottom + 20, short(value), 'middle')),
    text((AREA.left + WIDTH - AREA.right) / 2, HEIGHT - 10, across, 'middle'),
    text(AREA.left, 42, up, 'start'),
    `<polyline class="line" points="${at.join(' ')}"/>`,
    ...at.map((point) => {
      const [cx, cy] = point.split(',');
      return `<circle class="point" cx="${cx}" cy="${cy}" r="3.5"/>`;
    }),
    '</svg>',
    '',
  ].join('\n');
}

/** A scale from values to coordinates. A single value maps to `from`. */
export function scale(
  by: 'sum' | 'factor',
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): (value: number) => number {
  const of = by === 'factor' ? Math.log10 : (value: number) => value;
  const span = of(high) - of(low);
  return (value) => (span === 0 ? from : from + ((of(value) - of(low)) / span) * (to - from));
}

/** Values whose labels do not overlap the previous one: at least 36 px apart. */
function labeled(values: readonly number[], x: (value: number) => number): number[] {
  const kept: number[] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    const last = kept.at(-1);
    if (last === undefined || x(value) - x(last) >= 36) kept.push(value);
  }
  return kept;
}

function text(x: number, y: number, value: string, anchor: string, kind = ''): string {
  const name = kind === '' ? '' : ` class="${kind}"`;
  return `<text${name} x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escapeHtml(value)}</text>`;
}

function short(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: 4 });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** About five round numbers from 0 to at least `most`, for an axis. */
export function ticks(most: number): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough * 0.999) ?? 10) * power;
  const count = Math.ceil((most / step) * 0.999);
  return Array.from({ length: count + 1 }, (_, i) => Number((i * step).toPrecision(12)));
}
