import type { FigureName } from '../figures.ts';
import type { Part, Sample } from '../sample.ts';
import { median, spreadOf, type Spread } from './quantile.ts';

/** Identifies a figure. */
export interface Metric {
  part: Part;
  scene: string;
  figure: FigureName;
}

export function valuesOf(samples: readonly Sample[], of: string, metric: Metric): number[] {
  return samplesOf(samples, of, metric).map(({ value }) => value);
}

export function spreadAt(samples: readonly Sample[], of: string, metric: Metric): Spread | null {
  return spreadOf(valuesOf(samples, of, metric));
}

/**
 * Ratio of two contestants: the median of the ratios of each round, because a disturbance in a round affects both. Null if
 * they share no round, or if the other figure is always 0.
 */
export function ratioOf(
  samples: readonly Sample[],
  of: string,
  to: string,
  metric: Metric,
  otherMetric: Metric = metric,
): number | null {
  const others = new Map(samplesOf(samples, to, otherMetric).map(({ round, value }) => [round, value]));
  const ratios = samplesOf(samples, of, metric).flatMap(({ round, value }) => {
    const other = others.get(round);
    return other === undefined || other === 0 ? [] : [value / other];
  });
  return ratios.length === 0 ? null : median(ratios);
}

function samplesOf(samples: readonly Sample[], of: string, { part, scene, figure }: Metric): Sample[] {
  return samples.filter(
    (sample) =>
      sample.of === of && sample.part === part && sample.scene === scene && sample.figure === figure,
  );
}
