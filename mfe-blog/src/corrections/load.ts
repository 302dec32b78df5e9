import type { Load, LoadContext } from '@meadowlark/shared/contract/load.ts';
import { z } from 'zod';
import { callFunction, readResponse } from '../functions/call-function.ts';
import { failureFields, failureMessage } from '../functions/failure.ts';
import { readPostDate, type PostDate } from '../functions/post-date.ts';
import { optionalText, requiredText } from '../functions/wire-fields.ts';
import { blogDomain } from '../listing/fetch-listing.ts';
import { correctionId } from '../functions/correction.ts';
import { isSlug, postPath } from '../slug.ts';

/** A correction, and the post that had it. */
export interface CorrectedPost {
  /** The correction in its post. */
  href: string;
  /** Which correction of its post it is; null if unknown. */
  number: number | null;
  title: string;
  text: string;
  date: PostDate | null;
  /** Whether the post belongs to the bundled sample edition. */
  sample: boolean;
}

export type CorrectionsData =
  | { state: 'list'; corrections: CorrectedPost[] }
  | { state: 'failed'; message: string };

/** The platform sends a hundred. */
const MAX_CORRECTIONS = 100;

/** The response of `get_corrections`. They are validated one by one, so that an invalid one does not fail the page. */
const responseSchema = z.object({ corrections: z.array(z.unknown()) });

const correctionSchema = z.object({
  slug: z.string().refine(isSlug, 'is not a slug'),
  metaTitle: requiredText('title'),
  text: requiredText('description'),
  date: optionalText('phrase'),
  number: z.int().min(1).max(99).nullable().catch(null),
  sample: z.boolean().catch(false),
});

/** The corrections of all posts, newest first. Shows a failed call in the page, with status 502. */
export const load: Load<CorrectionsData, 'blog'> = async (ctx) => {
  try {
    const response = await callFunction(ctx, 'get_corrections', { domain: blogDomain(ctx.settings.origin) });
    if (!response.ok) throw new Error('Failed to fetch corrections', { cause: `status ${response.status}` });
    const { corrections } = await readResponse(response, responseSchema);
    const read = corrections.slice(0, MAX_CORRECTIONS).flatMap((one) => readCorrection(one, ctx));
    return { status: 200, data: { state: 'list', corrections: read } };
  } catch (failure) {
    ctx.log('corrections failed', failureFields(failure));
    return { status: 502, data: { state: 'failed', message: failureMessage(failure) } };
  }
};

function readCorrection(wire: unknown, { log }: Pick<LoadContext, 'log'>): CorrectedPost[] {
  const read = correctionSchema.safeParse(wire);
  if (!read.success) {
    log('correction skipped', { problem: z.prettifyError(read.error) });
    return [];
  }
  const { slug, metaTitle, text, date, number, sample } = read.data;
  const href = `${postPath(slug)}#${correctionId(number)}`;
  return [{ href, number, title: metaTitle, text, date: readPostDate(date), sample }];
}
