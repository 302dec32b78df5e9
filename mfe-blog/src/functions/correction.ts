import type { PostDate } from './post-date.ts';

/** What was wrong, and when it was corrected. */
export interface Correction {
  date: PostDate | null;
  text: string;
}

/** Id of a correction in its post: `number` counts from the first; null for all of them. `/corrections` links there. */
export function correctionId(number: number | null): string {
  return number === null ? 'corrections' : `correction-${number}`;
}

/** A correction as schema.org data. */
export function correctionComment({ date, text }: Correction) {
  return { '@type': 'CorrectionComment', text, ...(date?.iso ? { datePublished: date.iso } : {}) };
}
