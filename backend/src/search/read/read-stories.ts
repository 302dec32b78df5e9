import { excerptOf } from '@meadowlark/shared/text/excerpt.ts';
import { readFeedDate } from '@meadowlark/shared/text/feed-date.ts';
import { openingOf } from '@meadowlark/shared/text/opening.ts';
import { plainText } from '@meadowlark/shared/text/plain-text.ts';
import { safeUrl } from '@meadowlark/shared/text/safe-url.ts';
import { shorten } from '@meadowlark/shared/text/shorten.ts';
import { storyKeys } from '@meadowlark/shared/text/story-keys.ts';
import { parseFeed } from 'feedsmith';
import type { PassedFeed } from '../../relay-event.ts';
import type { Document } from '../store/schema.ts';

/** Number of a feed's stories that the paper shows (specification, section 9). */
const MAX_ITEMS = 15;
const MAX_TITLE = 240;

interface Item {
  guid: string | null;
  link: string | null;
  /** The base URL of its link, if the feed has one. */
  base: string | null;
  title: string;
  text: string;
  date: string | undefined;
}

/**
 * The stories of a feed, as the paper shows them. Throws if it is not a feed. Feeds are untrusted: run this in a process
 * that can be killed (`../search.ts`).
 */
export function readStories({ category, url, contents, sample }: PassedFeed, now: Date): Document[] {
  const items = itemsOf(contents);
  const keys = storyKeys(category, items);
  return items.map((item, index) => ({
    path: `/article/${keys[index]}`,
    kind: 'story',
    section: category,
    title: item.title,
    // Result lists show the whole excerpt, so do not cut inside a word. Cards hide such a cut below their last line.
    excerpt: excerptOf(item.text).replace(/\s\S*\.\.\.$/, '…'),
    text: openingOf(item.text),
    link: item.link && safeUrl(item.link, item.base ?? url),
    // As the news page reads it. A missing date stays null, because the age of the story is unknown.
    date: readFeedDate(item.date)?.iso ?? null,
    sample: Number(sample),
    seen: now.toISOString(),
  }));
}

function itemsOf(contents: string): Item[] {
  const { format, feed } = parseFeed(contents, { maxItems: MAX_ITEMS });
  switch (format) {
    case 'rss':
      return (feed.items ?? []).map((item) =>
        toItem({
          guid: item.guid?.value,
          link: item.link ?? alternate(item.atom?.links) ?? permalink(item.guid),
          base: item.xml?.base ?? feed.xml?.base,
          title: item.title ?? item.dc?.titles?.[0],
          text: item.description ?? item.content?.encoded,
          date: item.pubDate ?? item.dc?.dates?.[0],
        }),
      );
    case 'rdf':
      return (feed.items ?? []).map((item) =>
        toItem({
          guid: item.rdf?.about,
          link: item.link ?? item.rdf?.about,
          base: item.xml?.base ?? feed.xml?.base,
          title: item.title ?? item.dc?.titles?.[0],
          text: item.description ?? item.content?.encoded,
          date: item.dc?.dates?.[0],
        }),
      );
    case 'atom':
      return (feed.entries ?? []).map((entry) =>
        toItem({
          guid: entry.id,
          link: alternate(entry.links) || permalink({ value: entry.id }),
          base: entry.xml?.base ?? feed.xml?.base,
          title: entry.title?.value,
          text: entry.summary?.value ?? entry.content?.value,
          date: entry.published ?? entry.updated,
        }),
      );
    default:
      throw new Error('The document is not a feed of stories.');
  }
}

function alternate(links: readonly { href?: string; rel?: string }[] = []): string | undefined {
  return links.find(({ rel = 'alternate' }) => rel === 'alternate')?.href;
}

/** As the news page reads it: a story's key depends on its link. */
function permalink(
  guid: { value?: string | undefined; isPermaLink?: boolean } | undefined,
): string | undefined {
  return guid?.isPermaLink === false || !/^https?:/.test(guid?.value ?? '') ? undefined : guid?.value;
}

function toItem({
  guid,
  link,
  base,
  title = '',
  text = '',
  date,
}: Record<keyof Item, string | undefined>): Item {
  return {
    guid: guid?.trim() || null,
    link: link?.trim() || null,
    base: base ?? null,
    title: shorten(plainText(title), MAX_TITLE) || 'Untitled',
    text,
    date,
  };
}
