/** The state of the sky, as one drawing and one word. */
export type Sky =
  | 'sun'
  | 'moon'
  | 'some-sun'
  | 'some-moon'
  | 'cloud'
  | 'fog'
  | 'rain'
  | 'storm'
  | 'snow'
  | 'ice'
  | 'wind';

/** The first match in the service's description counts: rain with thunder is a storm. */
const FOUND: readonly (readonly [RegExp, Sky])[] = [
  [/thunder|t-storm|tornado/i, 'storm'],
  [/sleet|freezing|ice|icy|wintry/i, 'ice'],
  [/snow|flurr|blizzard/i, 'snow'],
  [/rain|shower|drizzle/i, 'rain'],
  [/fog|haze|smoke|dust/i, 'fog'],
  [/mostly sunny|mostly clear|partly/i, 'some-sun'],
  [/cloud|overcast/i, 'cloud'],
  [/sunny|clear|fair/i, 'sun'],
  [/wind|breez|blustery/i, 'wind'],
];

/** Null for a description without the sky; the page shows it without a drawing. */
export function skyOf(words: string, isDaytime: boolean): Sky | null {
  const sky = FOUND.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  if (isDaytime) return sky;
  if (sky === 'sun') return 'moon';
  return sky === 'some-sun' ? 'some-moon' : sky;
}
