import { openingOf } from '@meadowlark/shared/text/opening.ts';
import { excerptOf } from '@meadowlark/shared/text/excerpt.ts';
import { plainText } from '@meadowlark/shared/text/plain-text.ts';
import { shorten } from '@meadowlark/shared/text/shorten.ts';
import { XMLValidator } from 'fast-xml-parser';
import { authorName } from './author-name.ts';
import { choosePicture } from './choose-picture.ts';
import { cutFeed } from './cut-feed.ts';
import { readFeedDate } from '@meadowlark/shared/text/feed-date.ts';
import type { FeedItem, FeedPicture, FeedResult } from './feed-item.ts';
import { firstImage } from './first-image.ts';
import type { RawItem } from './raw-item.ts';
import { readWithFeedsmith, type FeedFormat } from './read-with-feedsmith.ts';
import { readWithRssToJson } from './read-with-rss-to-json.ts';
import { repairXml } from './repair-xml.ts';
import { suitsRssToJson } from './suits-rss-to-json.ts';

const FORMATS: Readonly<Record<string, FeedFormat>> = { rss: 'rss', rdf: 'rdf', feed: 'atom' };
const ROOT = /^<(?:[\w.-]+:)?([\w.-]+)/;

/** Items parsed per feed (specification, section 9). */
const MAX_ITEMS = 15;
/** Characters. A longer title is a whole text or an attack. */
const MAX_TITLE = 240;
/** Characters that a screen reader reads before the headline. */
const MAX_ALT = 200;

/**
 * Reads RSS 0.9x, 1.0, 2.0 and Atom. Never throws: if the document is not a feed or cannot be repaired, gives the
 * reason. `rss-to-json` reads the feeds that it reads correctly, `feedsmith` all others
 * (docs/adr/0003-reading-feeds.md).
 */
export async function readFeed(source: string): Promise<FeedResult> {
  const cut = cutFeed(source, MAX_ITEMS);
  if (cut === null)
    return { ok: false, reason: 'The feed has too much markup before the end of its first item.' };
  const xml = repairXml(cut);
  const format = feedFormatOf(xml);
  if (format === null) return { ok: false, reason: 'The document is not a feed.' };
  const valid = XMLValidator.validate(xml, { allowBooleanAttributes: true });
  if (valid !== true) return { ok: false, reason: `The feed is broken XML: ${valid.err.msg}` };
  try {
    return { ok: true, items: (await readRaw(xml, format)).slice(0, MAX_ITEMS).map(toItem) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : 'The feed could not be read.' };
  }
}

/** The format of a truncated document, by its root element. Null if it is not a feed. */
function feedFormatOf(xml: string): FeedFormat | null {
  const name = ROOT.exec(xml.slice(0, 100))?.[1]?.toLowerCase();
  return name === undefined ? null : (FORMATS[name] ?? null);
}

async function readRaw(xml: string, format: FeedFormat): Promise<RawItem[]> {
  if (suitsRssToJson(xml)) {
    try {
      return await readWithRssToJson(xml);
    } catch {
      // `rss-to-json` failed; feedsmith reads the feed.
    }
  }
  return readWithFeedsmith(xml, format, MAX_ITEMS);
}

function toItem(raw: RawItem): FeedItem {
  const title = shorten(plainText(raw.title ?? ''), MAX_TITLE) || 'Untitled';
  const opening = openingOf(raw.description ?? '') || openingOf(raw.content ?? '');
  return {
    guid: raw.guid?.trim() || null,
    title,
    link: raw.link?.trim() || null,
    // Some publishers write an empty description, or only a picture, beside the whole story.
    excerpt: excerptOf(raw.description ?? '') || excerptOf(raw.content ?? ''),
    // Tools that know only the headline write it as the description, too.
    opening: opening === title ? '' : opening,
    author: authorName(raw.author),
    // An unreadable date is shown as written, so it is cleaned like any text.
    date: readFeedDate(plainText(raw.date ?? '')),
    picture: pictureOf(raw),
    base: raw.base ?? null,
  };
}

/** Media content, then the first picture in the text (specification, section 3). */
function pictureOf({ pictures, description, content }: RawItem): FeedPicture | null {
  const picture = choosePicture(pictures) ?? firstImage(description ?? '') ?? firstImage(content ?? '');
  return picture && { ...picture, alt: shorten(picture.alt, MAX_ALT) };
}
