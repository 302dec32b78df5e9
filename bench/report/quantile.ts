/** Median, lower and upper quartile, and the number of figures. */
export interface Spread {
  count: number;
  median: number;
  low: number;
  high: number;
}

/** The quantile for a share from 0 to 1, interpolated between neighbors. Throws without figures. */
export function quantile(figures: readonly number[], share: number): number {
  const ordered = figures.toSorted((a, b) => a - b);
  const place = (ordered.length - 1) * share;
  const below = ordered[Math.floor(place)];
  const above = ordered[Math.ceil(place)];
  if (below === undefined || above === undefined)
    throw new Error('There are no figures to take a quantile of.');
  return below + (above - below) * (place - Math.floor(place));
}

export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

/** Spread of figures; null without figures. */
export function spreadOf(figures: readonly number[]): Spread | null {
  if (figures.length === 0) return null;
  return {
    count: figures.length,
    median: median(figures),
    low: quantile(figures, 0.25),
    high: quantile(figures, 0.75),
  };
}
