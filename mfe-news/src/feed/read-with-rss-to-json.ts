import { decodeXML } from 'entities';
import { parse } from 'rss-to-json';
import * as z from 'zod/mini';
import type { PictureCandidate } from './choose-picture.ts';
import type { RawItem } from './raw-item.ts';

// The library turns text that looks like a number or a truth value into one. Only text is taken from it: anything else
// fails here, and the feed goes to the other reader.
const text = z.optional(z.string());
const size = z.optional(z.coerce.number());
const picture = z.object({ url: text, type: text, medium: text, width: size, height: size, isDefault: text });
const pictures = z.union([
  z.pipe(
    picture,
    z.transform((one) => [one]),
  ),
  z.array(picture),
]);
const feedSchema = z.object({
  items: z.array(
    z.object({
      id: text,
      title: text,
      link: text,
      description: text,
      content: text,
      author: text,
      published: z.number(),
      enclosures: z.array(pictures),
      /** It files media content, or else thumbnails, under this name. */
      media: z.object({ thumbnail: z.optional(pictures) }),
    }),
  ),
});

type Picture = z.infer<typeof picture>;
type Item = z.infer<typeof feedSchema>['items'][number];

/** Any address does: the adapter answers every request with the text at hand, and nothing goes over the wire. */
const ADDRESS = 'https://feed.example/';

/**
 * Reads a feed that `suitsRssToJson`. Rejects when the library fails, or gives something else than text where text
 * belongs.
 */
export async function readWithRssToJson(xml: string): Promise<RawItem[]> {
  const answer: unknown = await parse(ADDRESS, {
    responseType: 'text',
    adapter: (config) => Promise.resolve({ data: xml, status: 200, statusText: 'OK', headers: {}, config }),
  });
  return feedSchema.parse(answer).items.map(toRawItem);
}

function toRawItem({
  id,
  title,
  link,
  description,
  content,
  author,
  published,
  enclosures,
  media,
}: Item): RawItem {
  return {
    // It decodes the five named entities of XML but no numeric ones; in addresses that must be made up for here.
    guid: id && decodeXML(id),
    title,
    link: link && decodeXML(link),
    description,
    content,
    author,
    date: new Date(published).toISOString(),
    pictures: [...(media.thumbnail ?? []).map(toMedia), ...enclosures.flat().map(toEnclosure)],
    base: undefined,
  };
}

function toMedia(found: Picture): PictureCandidate {
  return { ...toEnclosure(found), presumed: true };
}

function toEnclosure({ url, type, medium, width, height, isDefault }: Picture): PictureCandidate {
  return {
    address: url && decodeXML(url),
    type,
    medium,
    width,
    height,
    isDefault: isDefault === 'true',
    presumed: false,
  };
}
