import { FIGURES, type FigureName } from '../figures.ts';
import type { Sample } from '../sample.ts';
import type { LineChart } from './line-chart.ts';
import { median } from './quantile.ts';

/** A curve of the growth part: which figure of which scenes, and the file of its chart. */
interface Curve {
  file: string;
  title: string;
  /** Scenes are called `<number> <counted>`. */
  counted: string;
  figure: FigureName;
  acrossBy: LineChart['acrossBy'];
}

export const CURVES: readonly Curve[] = [
  curve('remotes-page', 'A page while the edition grows', 'remotes', 'pageBytes', 'sum'),
  curve('remotes-render', 'A render while the edition grows', 'remotes', 'renderTime', 'sum'),
  curve('cards-render', 'A render while the section front grows', 'cards', 'renderTime', 'sum'),
  curve(
    'cached-hit',
    'A response from memory while more pages are read',
    'cached pages',
    'hitTime',
    'factor',
  ),
  curve('cached-memory', 'Memory while more pages are read', 'cached pages', 'peakMemory', 'factor'),
  curve('releases-memory', 'Memory while releases come and go', 'releases', 'resident', 'sum'),
];

/** The chart of a curve, or null with fewer than two points. */
export function chartOf(
  { title, counted, figure, acrossBy }: Curve,
  samples: readonly Sample[],
): LineChart | null {
  const values = new Map<number, number[]>();
  for (const sample of samples) {
    const [, count, what] = /^(\d+) (.+)$/.exec(sample.scene) ?? [];
    if (sample.part !== 'growth' || sample.figure !== figure || what !== counted) continue;
    values.set(Number(count), [...(values.get(Number(count)) ?? []), sample.value]);
  }
  if (values.size < 2) return null;
  const { title: up, unit } = FIGURES[figure];
  return {
    title,
    across: counted,
    up: `${up}, ${unit}`,
    acrossBy,
    points: [...values].map(([count, all]) => [count, median(all)] as const).toSorted(([a], [b]) => a - b),
  };
}

function curve(
  file: string,
  title: string,
  counted: string,
  figure: FigureName,
  acrossBy: LineChart['acrossBy'],
): Curve {
  return { file: `${file}.svg`, title, counted, figure, acrossBy };
}
