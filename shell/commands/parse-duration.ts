const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const LONGEST_MS = 7 * UNIT_MS.d;

/** Parses `30m`, `2h` or `3d` to milliseconds. Throws unless it is between a minute and seven days. */
export function parseDuration(text: string): number {
  const [, amount = '', unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const length = Number(amount) * UNIT_MS[(unit ?? 'm') as keyof typeof UNIT_MS];
  if (length > 0 && length <= LONGEST_MS) return length;
  throw new Error(`"${text}" is no duration. Write it like 30m, 2h or 3d; seven days (7d) are the longest.`);
}
