import type { FigureName } from '../figures.ts';
import type { Part, Sample } from '../sample.ts';
import { median, spreadOf, type Spread } from './quantile.ts';

/** Which figure is meant. */
export interface Place {
  part: Part;
  scene: string;
  figure: FigureName;
}

export function valuesOf(samples: readonly Sample[], of: string, place: Place): number[] {
  return samplesOf(samples, of, place).map(({ value }) => value);
}

export function spreadAt(samples: readonly Sample[], of: string, place: Place): Spread | null {
  return spreadOf(valuesOf(samples, of, place));
}

/**
 * How one contestant stands to another: the median of the ratios of each round, since what disturbed a round disturbed both.
 * Null where they share no round, or where the other's figure is 0 and no ratio says anything.
 */
export function ratioOf(
  samples: readonly Sample[],
  of: string,
  to: string,
  place: Place,
  placeOfOther: Place = place,
): number | null {
  const others = new Map(samplesOf(samples, to, placeOfOther).map(({ round, value }) => [round, value]));
  const ratios = samplesOf(samples, of, place).flatMap(({ round, value }) => {
    const other = others.get(round);
    return other === undefined || other === 0 ? [] : [value / other];
  });
  return ratios.length === 0 ? null : median(ratios);
}

function samplesOf(samples: readonly Sample[], of: string, { part, scene, figure }: Place): Sample[] {
  return samples.filter(
    (sample) =>
      sample.of === of && sample.part === part && sample.scene === scene && sample.figure === figure,
  );
}
