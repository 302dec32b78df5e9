import { excerptOf } from '@meadowlark/shared/text/excerpt.ts';
import { openingOf } from '@meadowlark/shared/text/opening.ts';
import { plainText } from '@meadowlark/shared/text/plain-text.ts';
import { safeUrl } from '@meadowlark/shared/text/safe-url.ts';
import { shorten } from '@meadowlark/shared/text/shorten.ts';
import { storyKeys } from '@meadowlark/shared/text/story-keys.ts';
import { parseFeed } from 'feedsmith';
import type { Document } from '../store/schema.ts';

/** A feed that passed the relay. */
export interface PassedFeed {
  category: string;
  address: string;
  contents: string;
  /** Of the sample edition. */
  sample: boolean;
}

/** Stories that the paper shows of a feed (specification, section 9). */
const MAX_ITEMS = 15;
const MAX_TITLE = 240;

interface Item {
  guid: string | null;
  link: string | null;
  title: string;
  text: string;
  date: string | undefined;
}

/**
 * The stories of a feed, as the paper shows them. Throws if it is no feed. Feeds are hostile: run it where it can be
 * stopped (`../search-thread.ts`).
 */
export function readStories({ category, address, contents, sample }: PassedFeed, now: Date): Document[] {
  const items = itemsOf(contents);
  const keys = storyKeys(category, items);
  return items.map((item, index) => ({
    path: `/article/${keys[index]}`,
    kind: 'story',
    section: category,
    title: item.title,
    // Cards hide a cut inside a word under their last line; lists of results show the whole excerpt.
    excerpt: excerptOf(item.text).replace(/\s\S*\.\.\.$/, '…'),
    text: openingOf(item.text),
    link: item.link && safeUrl(item.link, address),
    date: dateOf(item.date, now),
    sample: Number(sample),
    seen: now.toISOString(),
  }));
}

function itemsOf(contents: string): Item[] {
  const { format, feed } = parseFeed(contents, { maxItems: MAX_ITEMS });
  switch (format) {
    case 'rss':
      return (feed.items ?? []).map((item) =>
        toItem(
          item.guid?.value,
          item.link ?? item.guid?.value,
          item.title ?? item.dc?.titles?.[0],
          item.description ?? item.content?.encoded,
          item.pubDate ?? item.dc?.dates?.[0],
        ),
      );
    case 'rdf':
      return (feed.items ?? []).map((item) =>
        toItem(
          item.rdf?.about,
          item.link,
          item.title,
          item.description ?? item.content?.encoded,
          item.dc?.dates?.[0],
        ),
      );
    case 'atom':
      return (feed.entries ?? []).map((entry) =>
        toItem(
          entry.id,
          entry.links?.find(({ rel = 'alternate' }) => rel === 'alternate')?.href,
          entry.title?.value,
          entry.summary?.value ?? entry.content?.value,
          entry.published ?? entry.updated,
        ),
      );
    default:
      throw new Error('The document is no feed of stories.');
  }
}

function toItem(guid?: string, link?: string, title = '', text = '', date?: string): Item {
  return {
    guid: guid?.trim() || null,
    link: link?.trim() || null,
    title: shorten(plainText(title), MAX_TITLE) || 'Untitled',
    text,
    date,
  };
}

/** The time at which it was read, if the feed gives none, an unreadable one, or one in the future. */
function dateOf(written: string | undefined, now: Date): string {
  const time = Date.parse(written ?? '');
  return new Date(Number.isNaN(time) ? now : Math.min(time, now.getTime())).toISOString();
}
