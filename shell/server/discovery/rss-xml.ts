import type { SyndicatedFeed, SyndicatedItem } from '@meadowlark/shared/contract/syndicate.ts';
import { generateRssFeed } from 'feedsmith';
import { xmlCharacters, xmlText } from './xml-text.ts';

/** What a page's feed is called on the wire. */
export const RSS_TYPE = 'application/rss+xml; charset=utf-8';

/**
 * RSS 2.0 of what a page syndicates, newest first, with absolute addresses. Readers of feeds take descriptions for
 * HTML, so ours, which are plain text, are escaped once more.
 *
 * @param path path of the page; the feed's own is `<path>/rss.xml`
 */
export function rssXml(feed: SyndicatedFeed, path: string, origin: string): string {
  const items = feed.items.toSorted((a, b) => (timeOf(b) ?? 0) - (timeOf(a) ?? 0));
  const newest = timeOf(items[0]);
  return generateRssFeed({
    title: xmlCharacters(feed.title),
    link: origin + path,
    description: xmlCharacters(feed.description),
    language: 'en-US',
    atom: { links: [{ href: `${origin}${path}/rss.xml`, rel: 'self', type: 'application/rss+xml' }] },
    ...(newest === null ? {} : { lastBuildDate: new Date(newest) }),
    items: items.map((item) => rssItem(item, origin)),
  });
}

function rssItem(item: SyndicatedItem, origin: string) {
  const link = new URL(item.path, origin).href;
  const published = timeOf(item);
  return {
    title: xmlCharacters(item.title),
    link,
    guid: { value: link, isPermaLink: true },
    description: xmlText(item.description),
    ...(published === null ? {} : { pubDate: new Date(published) }),
    ...(item.author === null ? {} : { dc: { creators: [xmlCharacters(item.author)] } }),
  };
}

/** When an item was published, in milliseconds since 1970; null when nobody knows. */
function timeOf(item: SyndicatedItem | undefined): number | null {
  const time = Date.parse(item?.published ?? '');
  return Number.isNaN(time) ? null : time;
}
