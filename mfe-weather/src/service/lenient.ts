import { plainText } from '@meadowlark/shared/text/plain-text.ts';
import { shorten } from '@meadowlark/shared/text/shorten.ts';
import * as z from 'zod/mini';

/* Fields of an outside response. Missing, mistyped or absurd values become null, and the page says less. */

/** A schema, and the value that replaces invalid input. Renamed, because the linter takes `z.catch(…)` for a promise's. */
export const orElse = z.catch;

/** A line of text. */
export function line(longest: number) {
  // Cut first: the next steps take time proportional to length.
  return orElse(
    z.pipe(
      z.string(),
      z.transform((text) => shorten(plainText(text.slice(0, 8 * longest)), longest) || null),
    ),
    null,
  );
}

/** A finite number within plausible limits. */
export function within(least: number, most: number) {
  return orElse(z.nullable(z.number().check(z.gte(least), z.lte(most))), null);
}

/** An instant with its zone, in milliseconds. */
export const instant = orElse(
  z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text): number | null => Date.parse(text)),
  ),
  null,
);

/** The first `most` valid entries. Invalid ones do not fail the others. */
export function readList<T>(list: unknown, most: number, entry: z.ZodMiniType<T>): T[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, most).flatMap((one) => {
    const read = entry.safeParse(one);
    return read.success ? [read.data] : [];
  });
}
