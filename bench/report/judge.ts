import { FIGURES, written } from '../figures.ts';
import type { Sample } from '../sample.ts';
import { ratioOf, spreadAt } from './compare.ts';
import type { Target } from './targets.ts';

/** How a target was met; `met` is null where this run did not measure it. */
export interface Verdict {
  what: string;
  target: string;
  measured: string;
  met: boolean | null;
}

/** Judges a target by the medians of a run. What is exactly at the limit meets it. */
export function judge(target: Target, samples: readonly Sample[]): Verdict {
  const { what, of, place, limit } = target;
  const own = spreadAt(samples, of, place);
  if (target.kind === 'value') {
    const { unit } = FIGURES[place.figure];
    const atMost = limit === 0 ? 'none' : `at most ${limit}${unit === '' ? '' : ` ${unit}`}`;
    if (!own) return { what, target: atMost, measured: 'not measured', met: null };
    return {
      what,
      target: atMost,
      measured: written(place.figure, own.median),
      met: own.median <= limit,
    };
  }
  const { to, bound, placeOfOther } = target;
  const text = `${bound} ${limit} times ${to}`;
  const ratio = ratioOf(samples, of, to, place, placeOfOther);
  const other = spreadAt(samples, to, placeOfOther);
  if (ratio === null || !own || !other) return { what, target: text, measured: 'not measured', met: null };
  return {
    what,
    target: text,
    measured: `${ratio.toFixed(2)} (${written(place.figure, own.median)} against ${written(placeOfOther.figure, other.median)})`,
    met: bound === 'at most' ? ratio <= limit : ratio >= limit,
  };
}
