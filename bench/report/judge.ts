import { FIGURES, formatFigure } from '../figures.ts';
import type { Sample } from '../sample.ts';
import { ratioOf, spreadAt } from './compare.ts';
import type { Target } from './targets.ts';

/** Result of a target; `met` is null if the run did not measure it. */
export interface Verdict {
  what: string;
  target: string;
  measured: string;
  met: boolean | null;
}

/** Judges a target by the medians of a run. A value exactly at the limit meets it. */
export function judge(target: Target, samples: readonly Sample[]): Verdict {
  const { what, of, metric, limit } = target;
  const own = spreadAt(samples, of, metric);
  if (target.kind === 'value') {
    const { unit } = FIGURES[metric.figure];
    const atMost = limit === 0 ? 'none' : `at most ${limit}${unit === '' ? '' : ` ${unit}`}`;
    if (!own) return { what, target: atMost, measured: 'not measured', met: null };
    return {
      what,
      target: atMost,
      measured: formatFigure(metric.figure, own.median),
      met: own.median <= limit,
    };
  }
  const { to, bound, otherMetric } = target;
  const text = `${bound} ${limit} times ${to}`;
  const ratio = ratioOf(samples, of, to, metric, otherMetric);
  const other = spreadAt(samples, to, otherMetric);
  if (ratio === null || !own || !other) return { what, target: text, measured: 'not measured', met: null };
  return {
    what,
    target: text,
    measured: `${ratio.toFixed(2)} (${formatFigure(metric.figure, own.median)} against ${formatFigure(otherMetric.figure, other.median)})`,
    met: bound === 'at most' ? ratio <= limit : ratio >= limit,
  };
}
