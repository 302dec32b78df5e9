import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { z } from 'zod';
import type { Correction } from '../functions/correction.ts';
import { cleanText } from '../functions/clean-text.ts';
import { externalAddress, proxiedPicture } from '../functions/picture-address.ts';
import { idField, requiredText, optionalText } from '../functions/wire-fields.ts';
import type { BodyNode } from './body/body-node.ts';
import { postBody } from './body/post-body.ts';
import { liveSchema, liveView, type LiveView } from './live/live-wire.ts';
import { readKeywords } from './keywords.ts';
import { readPostDate, type PostDate } from '../functions/post-date.ts';
import { readVideo, type Video } from './video.ts';

export interface PostView {
  id: string;
  title: string;
  description: string;
  date: PostDate | null;
  /** When it was last changed, if the platform sends it. */
  updated: PostDate | null;
  corrections: Correction[];
  /** Whether it belongs to the bundled sample edition. */
  sample: boolean;
  /** `whole` links to the whole picture: on its own site, or on this one. */
  hero: { src: string; whole: { href: string; isOutside: boolean } } | null;
  /** shortTailKeywords, beside the headline. */
  keywords: string[];
  /** longTailKeywords, under the text. */
  topics: string[];
  video: Video | null;
  body: BodyNode[];
  /** Null for an ordinary post. */
  live: LiveView | null;
}

/** More than any post needs. */
const MAX_CORRECTIONS = 20;

/** Characters of a post: a book of 100 pages. */
const MAX_TEXT = 200_000;

/** The response of `get_details`; null if the post does not exist. */
export const postSchema = z
  .object({
    id: idField,
    metaTitle: requiredText('title'),
    metaDescription: optionalText('description'),
    date: optionalText('phrase'),
    updated: optionalText('phrase'),
    corrections: z.array(z.unknown()).catch([]),
    sample: z.boolean().catch(false),
    blog: z
      .string()
      .transform((text) => cleanText(text.slice(0, MAX_TEXT)))
      .catch(''),
    pinterestImageLink: optionalText('address'),
    youtubeShortsUrl: optionalText('address'),
    shortTailKeywords: z.unknown().optional(),
    longTailKeywords: z.unknown().optional(),
    live: liveSchema,
  })
  .nullable();

const correctionSchema = z.object({ date: optionalText('phrase'), text: requiredText('description') });

/** Everything that the page shows of a post: URLs are checked, markdown is parsed. */
export function postView(wire: NonNullable<z.infer<typeof postSchema>>, ctx: LoadContext): PostView {
  const src = proxiedPicture(ctx, wire.pinterestImageLink);
  return {
    id: wire.id,
    title: wire.metaTitle,
    description: wire.metaDescription,
    date: readPostDate(wire.date),
    updated: readPostDate(wire.updated),
    corrections: readCorrections(wire.corrections),
    sample: wire.sample,
    hero: src === null ? null : { src, whole: wholePicture(wire.pinterestImageLink) },
    keywords: readKeywords(wire.shortTailKeywords),
    topics: readKeywords(wire.longTailKeywords),
    video: readVideo(wire.youtubeShortsUrl),
    body: postBody(wire.blog, ctx),
    live: wire.live && liveView(wire.live, ctx),
  };
}

/** The valid ones. */
function readCorrections(wire: readonly unknown[]): Correction[] {
  return wire.slice(0, MAX_CORRECTIONS).flatMap((one) => {
    const read = correctionSchema.safeParse(one);
    return read.success ? [{ text: read.data.text, date: readPostDate(read.data.date) }] : [];
  });
}

/** The link to the whole picture: the URL in the post, not our copy. */
function wholePicture(address: string): { href: string; isOutside: boolean } {
  const outside = externalAddress(address);
  return { href: outside ?? address, isOutside: outside !== null };
}
