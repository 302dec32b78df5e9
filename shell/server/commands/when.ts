const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const inWords = new Intl.RelativeTimeFormat('en');

/** A time as the history shows it, in UTC like the ids of editions: `2026-11-21 09:12:20 UTC`. */
export function formatMoment(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** How long ago something was: `3 hours ago`. Less than a minute, or a clock that runs ahead, is `just now`. */
export function formatAge(iso: string, now: Date): string {
  const age = now.getTime() - new Date(iso).getTime();
  for (const [unit, length] of UNITS) {
    if (age >= length) return inWords.format(-Math.floor(age / length), unit);
  }
  return 'just now';
}
