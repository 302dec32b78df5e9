import type { SyndicatedFeed, SyndicatedItem } from '@meadowlark/shared/contract/syndicate.ts';
import { PUBLISHER_CLOCK_MS } from '@meadowlark/shared/text/feed-date.ts';
import { generateRssFeed } from 'feedsmith';
import { xmlText } from './xml-text.ts';

/**
 * The items of a page as RSS 2.0, newest first, with absolute URLs. Feed readers parse all text as HTML, so plain
 * text is escaped twice.
 *
 * @param path path of the page; the feed is at `<path>/rss.xml`
 */
export function rssXml(feed: SyndicatedFeed, path: string, origin: string): string {
  const items = feed.items.toSorted((a, b) => (timeOf(b) ?? 0) - (timeOf(a) ?? 0));
  const newest = timeOf(items[0]);
  return generateRssFeed({
    title: xmlText(feed.title),
    link: origin + path,
    description: xmlText(feed.description),
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
    title: xmlText(item.title),
    link,
    guid: { value: link, isPermaLink: true },
    description: xmlText(item.description),
    ...(published === null ? {} : { pubDate: new Date(published) }),
    ...(item.author === null ? {} : { dc: { creators: [xmlText(item.author)] } }),
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * When an item was published, in milliseconds since 1970; null if unknown or in the future: an item with a mistaken year
 * would lead the feed until then. RSS has no days without a time: noon in Greenwich is the same day nearly everywhere,
 * midnight would be the previous day in America.
 */
function timeOf(item: SyndicatedItem | undefined): number | null {
  const published = item?.published ?? '';
  const time = Date.parse(DAY.test(published) ? `${published}T12:00Z` : published);
  return Number.isNaN(time) || time > Date.now() + PUBLISHER_CLOCK_MS ? null : time;
}
