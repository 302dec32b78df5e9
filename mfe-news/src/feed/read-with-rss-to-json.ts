import { decodeXML } from 'entities';
import { parse } from 'rss-to-json';
import * as z from 'zod/mini';
import type { PictureCandidate } from './choose-picture.ts';
import type { RawItem } from './raw-item.ts';

// rss-to-json converts text that looks like a number or boolean. The schema accepts only text; otherwise the parse
// fails and feedsmith reads the feed.
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
      /** rss-to-json stores media content, or else thumbnails, here. */
      media: z.object({ thumbnail: z.optional(pictures) }),
    }),
  ),
});

type Picture = z.infer<typeof picture>;
type Item = z.infer<typeof feedSchema>['items'][number];

/** Any URL works: the adapter returns the given text, without a network request. */
const ADDRESS = 'https://feed.example/';

/** Reads a feed for which `suitsRssToJson` is true. Rejects if the library fails or returns non-text values. */
export async function readWithRssToJson(xml: string): Promise<RawItem[]> {
  const parsed: unknown = await parse(ADDRESS, {
    responseType: 'text',
    adapter: (config) => Promise.resolve({ data: xml, status: 200, statusText: 'OK', headers: {}, config }),
  });
  return feedSchema.parse(parsed).items.map(toRawItem);
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
    // rss-to-json decodes only the five named XML entities, so numeric ones in URLs are decoded here.
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
  return { ...toEnclosure(found), assumePicture: true };
}

function toEnclosure({ url, type, medium, width, height, isDefault }: Picture): PictureCandidate {
  return {
    address: url && decodeXML(url),
    type,
    medium,
    width,
    height,
    isDefault: isDefault === 'true',
    assumePicture: false,
  };
}
