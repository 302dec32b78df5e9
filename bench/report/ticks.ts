/** About `wanted` round numbers from 0 to beyond `most`, for an axis. */
export function ticks(most: number, wanted = 5): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough * 0.999) ?? 10) * power;
  const count = Math.ceil((most / step) * 0.999);
  return Array.from({ length: count + 1 }, (_, i) => Number((i * step).toPrecision(12)));
}
