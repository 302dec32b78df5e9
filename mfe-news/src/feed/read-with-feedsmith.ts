import {
  ParseError,
  parseAtomFeed,
  parseRdfFeed,
  parseRssFeed,
  type AtomFeed,
  type MediaNs,
  type RdfFeed,
  type RssFeed,
} from 'feedsmith';
import type { PictureCandidate } from './choose-picture.ts';
import type { RawItem } from './raw-item.ts';

export type FeedFormat = 'rss' | 'rdf' | 'atom';

/** Reads up to `maxItems` items of any well-formed feed. Throws if feedsmith fails. */
export function readWithFeedsmith(xml: string, format: FeedFormat, maxItems: number): RawItem[] {
  try {
    switch (format) {
      case 'rss':
        return fromRss(parseRssFeed(xml, { maxItems }));
      case 'rdf':
        return fromRdf(parseRdfFeed(xml, { maxItems }));
      case 'atom':
        return fromAtom(parseAtomFeed(xml, { maxItems }));
    }
  } catch (error) {
    // feedsmith rejects a feed without content; we treat it as a feed without stories.
    if (error instanceof ParseError) return [];
    throw error;
  }
}

function fromRss(feed: RssFeed.Feed<string>): RawItem[] {
  return (feed.items ?? []).map((item) => ({
    guid: item.guid?.value,
    title: item.title ?? item.dc?.titles?.[0] ?? item.media?.title?.value,
    link: item.link ?? alternate(item.atom?.links) ?? permalink(item.guid),
    description: item.description ?? item.itunes?.summary ?? item.media?.description?.value,
    content: item.content?.encoded,
    author: joinNames(item.dc?.creators) ?? joinNames(item.authors?.map(personName)) ?? item.itunes?.author,
    date: item.pubDate ?? item.dc?.dates?.[0] ?? item.dcterms?.issued?.[0] ?? item.atom?.published,
    pictures: [...mediaPictures(item.media), ...(item.enclosures ?? []).map(enclosure)],
    base: item.xml?.base ?? feed.xml?.base,
  }));
}

function fromRdf(feed: RdfFeed.Feed<string>): RawItem[] {
  return (feed.items ?? []).map((item) => ({
    guid: item.rdf?.about,
    title: item.title ?? item.dc?.titles?.[0],
    link: item.link ?? item.rdf?.about,
    description: item.description ?? item.dc?.descriptions?.[0],
    content: item.content?.encoded,
    author: joinNames(item.dc?.creators),
    date: item.dc?.dates?.[0] ?? item.dcterms?.issued?.[0],
    pictures: mediaPictures(item.media),
    base: item.xml?.base ?? feed.xml?.base,
  }));
}

function fromAtom(feed: AtomFeed.Feed<string>): RawItem[] {
  return (feed.entries ?? []).map((entry) => ({
    guid: entry.id,
    title: entry.title?.value,
    link: alternate(entry.links) || permalink({ value: entry.id }),
    description: entry.summary?.value ?? entry.media?.groups?.[0]?.description?.value,
    content: entry.content?.value,
    author:
      joinNames((entry.authors ?? feed.authors)?.map((person) => person.name)) ??
      joinNames(entry.dc?.creators),
    date: entry.published ?? entry.updated,
    pictures: [
      ...mediaPictures(entry.media),
      ...(entry.links ?? [])
        .filter((link) => link.rel === 'enclosure')
        .map(({ href, type }) => ({ address: href, type, assumePicture: false })),
    ],
    base: entry.xml?.base ?? feed.xml?.base,
  }));
}

/** Media content, then media groups, then thumbnails (specification, section 3). */
function mediaPictures(media: MediaNs.ItemOrFeed | undefined): PictureCandidate[] {
  if (!media) return [];
  const { contents = [], groups = [] } = media;
  const inGroups = groups.flatMap((group) => group.contents ?? []);
  const thumbnails = [media, ...groups, ...contents, ...inGroups].flatMap(
    (holder) => holder.thumbnails ?? [],
  );
  return [
    ...[...contents, ...inGroups].map((content) => ({
      address: content.url,
      type: content.type,
      medium: content.medium,
      width: content.width,
      height: content.height,
      isDefault: content.isDefault,
      assumePicture: true,
    })),
    ...thumbnails.map(({ url, width, height }) => ({ address: url, width, height, assumePicture: true })),
  ];
}

function enclosure({ url, type }: { url?: string; type?: string }): PictureCandidate {
  return { address: url, type, assumePicture: false };
}

/** The link to the page: `rel="alternate"`, or without `rel`. */
function alternate(links: readonly { href?: string; rel?: string }[] | undefined): string | undefined {
  return links?.find(({ rel = 'alternate' }) => rel === 'alternate')?.href;
}

/** RSS 2.0: a guid is a URL unless `isPermaLink` is false. Some Atom feeds use their ids the same way. */
function permalink(
  guid: { value?: string | undefined; isPermaLink?: boolean } | undefined,
): string | undefined {
  return guid?.isPermaLink === false || !/^https?:/.test(guid?.value ?? '') ? undefined : guid?.value;
}

function personName(person: string | { name?: string; email?: string }): string | undefined {
  return typeof person === 'string' ? person : (person.name ?? person.email);
}

function joinNames(names: readonly (string | undefined)[] | undefined): string | undefined {
  return names?.filter(Boolean).join(', ') || undefined;
}
