import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { z } from 'zod';
import { calmText } from '../functions/calm-text.ts';
import { outsideAddress, shownPicture } from '../functions/picture-address.ts';
import { idField, neededText, optionalText } from '../functions/wire-fields.ts';
import { readKeywords } from './keywords.ts';
import { postBody } from './post-body.ts';
import { readPostDate } from '../functions/post-date.ts';
import type { PostView } from './post-view.ts';
import { readVideo } from './video.ts';

/** The answer of `get_details`. An empty answer means that there is no such post. */
export const postSchema = z
  .object({
    id: idField,
    metaTitle: neededText('title'),
    metaDescription: optionalText('description'),
    date: optionalText('phrase'),
    blog: z.string().transform(calmText).catch(''),
    pinterestImageLink: optionalText('address'),
    youtubeShortsUrl: optionalText('address'),
    shortTailKeywords: z.unknown().optional(),
    longTailKeywords: z.unknown().optional(),
  })
  .nullable();

/** Everything the page shows of a post, with every address checked and the markdown turned into a tree. */
export function postView(wire: NonNullable<z.infer<typeof postSchema>>, ctx: LoadContext): PostView {
  const src = shownPicture(ctx, wire.pinterestImageLink);
  return {
    id: wire.id,
    title: wire.metaTitle,
    description: wire.metaDescription,
    date: readPostDate(wire.date),
    hero: src === null ? null : { src, whole: wholePicture(wire.pinterestImageLink) },
    keywords: readKeywords(wire.shortTailKeywords),
    topics: readKeywords(wire.longTailKeywords),
    video: readVideo(wire.youtubeShortsUrl),
    body: postBody(wire.blog, ctx),
  };
}

/** Where a picture that may be shown can be looked at whole: where it was named, not where we show it. */
function wholePicture(address: string): { href: string; isOutside: boolean } {
  const outside = outsideAddress(address);
  return { href: outside ?? address, isOutside: outside !== null };
}
