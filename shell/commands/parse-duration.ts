const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const MAX_DURATION_MS = 7 * UNIT_MS.d;

/** Parses `30m`, `2h` or `3d` to milliseconds. Throws unless it is between a minute and seven days. */
export function parseDuration(text: string): number {
  const [, amount = '', unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const length = Number(amount) * UNIT_MS[(unit ?? 'm') as keyof typeof UNIT_MS];
  if (length > 0 && length <= MAX_DURATION_MS) return length;
  throw new Error(`"${text}" is not a duration. Write it as 30m, 2h or 3d; the maximum is seven days (7d).`);
}
