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
import type { FeedFormat } from './root-of.ts';

/** Reads any well-formed feed of the given format, at most `maxItems` of it. Throws when it cannot. */
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
    // It refuses a feed in which it finds nothing at all. For a reader that is a feed without stories.
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
    author: listed(item.dc?.creators) ?? listed(item.authors?.map(personName)) ?? item.itunes?.author,
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
    author: listed(item.dc?.creators),
    date: item.dc?.dates?.[0] ?? item.dcterms?.issued?.[0],
    pictures: mediaPictures(item.media),
    base: item.xml?.base ?? feed.xml?.base,
  }));
}

function fromAtom(feed: AtomFeed.Feed<string>): RawItem[] {
  return (feed.entries ?? []).map((entry) => ({
    guid: entry.id,
    title: entry.title?.value,
    link: alternate(entry.links),
    description: entry.summary?.value ?? entry.media?.groups?.[0]?.description?.value,
    content: entry.content?.value,
    author:
      listed((entry.authors ?? feed.authors)?.map((person) => person.name)) ?? listed(entry.dc?.creators),
    date: entry.published ?? entry.updated,
    pictures: [
      ...mediaPictures(entry.media),
      ...(entry.links ?? [])
        .filter((link) => link.rel === 'enclosure')
        .map(({ href, type }) => ({ address: href, type, presumed: false })),
    ],
    base: entry.xml?.base ?? feed.xml?.base,
  }));
}

/** Media content first, then what groups hold, then thumbnails (specification, section 3). */
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
      presumed: true,
    })),
    ...thumbnails.map(({ url, width, height }) => ({ address: url, width, height, presumed: true })),
  ];
}

function enclosure({ url, type }: { url?: string; type?: string }): PictureCandidate {
  return { address: url, type, presumed: false };
}

/** The link to the page: the one marked `alternate`, or the one that is not marked. */
function alternate(links: readonly { href?: string; rel?: string }[] | undefined): string | undefined {
  return links?.find(({ rel = 'alternate' }) => rel === 'alternate')?.href;
}

/** A guid is an address unless it says that it is none (RSS 2.0). */
function permalink(guid: { value?: string; isPermaLink?: boolean } | undefined): string | undefined {
  return guid?.isPermaLink === false || !/^https?:/.test(guid?.value ?? '') ? undefined : guid?.value;
}

function personName(person: string | { name?: string; email?: string }): string | undefined {
  return typeof person === 'string' ? person : (person.name ?? person.email);
}

/** Several names as a byline lists them. */
function listed(names: readonly (string | undefined)[] | undefined): string | undefined {
  return names?.filter(Boolean).join(', ') || undefined;
}
