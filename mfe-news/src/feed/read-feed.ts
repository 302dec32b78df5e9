import { excerptOf } from '@meadowlark/shared/text/excerpt.ts';
import { plainText } from '@meadowlark/shared/text/plain-text.ts';
import { shorten } from '@meadowlark/shared/text/shorten.ts';
import { XMLValidator } from 'fast-xml-parser';
import { authorName } from './author-name.ts';
import { choosePicture } from './choose-picture.ts';
import { readFeedDate } from './feed-date.ts';
import type { FeedItem, FeedPicture, FeedResult } from './feed-item.ts';
import { firstImage } from './first-image.ts';
import type { RawItem } from './raw-item.ts';
import { readWithFeedsmith } from './read-with-feedsmith.ts';
import { readWithRssToJson } from './read-with-rss-to-json.ts';
import { repairXml } from './repair-xml.ts';
import { rootOf, type FeedFormat } from './root-of.ts';
import { suitsRssToJson } from './suits-rss-to-json.ts';

/** Items parsed per feed (specification, section 9). */
const MAX_ITEMS = 15;
/** Longer ones are no headlines: a whole text, or an attack on the page. */
const MAX_TITLE = 240;
/** What a screen reader is asked to read out before it comes to the headline. */
const MAX_ALT = 200;

/**
 * Reads RSS 0.9x, 1.0, 2.0 and Atom. Never throws: a document that is no feed, or broken beyond repair, gives the
 * reason. `rss-to-json` reads what it reads faithfully, `feedsmith` everything else; see docs/adr/0003-reading-feeds.md.
 */
export async function readFeed(source: string): Promise<FeedResult> {
  const xml = repairXml(source);
  const format = rootOf(xml);
  if (format === null) return { ok: false, reason: 'The document is no feed.' };
  const valid = XMLValidator.validate(xml, { allowBooleanAttributes: true });
  if (valid !== true) return { ok: false, reason: `The feed is broken XML: ${valid.err.msg}` };
  try {
    return { ok: true, items: (await readRaw(xml, format)).slice(0, MAX_ITEMS).map(toItem) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : 'The feed could not be read.' };
  }
}

async function readRaw(xml: string, format: FeedFormat): Promise<RawItem[]> {
  if (suitsRssToJson(xml)) {
    try {
      return await readWithRssToJson(xml);
    } catch {
      // It met something it reads wrongly; the other reader takes the feed.
    }
  }
  return readWithFeedsmith(xml, format, MAX_ITEMS);
}

function toItem(raw: RawItem): FeedItem {
  return {
    guid: raw.guid?.trim() || null,
    title: shorten(plainText(raw.title ?? ''), MAX_TITLE) || 'Untitled',
    link: raw.link?.trim() || null,
    excerpt: excerptOf(raw.description ?? raw.content ?? ''),
    author: authorName(raw.author),
    // Shown as it stands when nobody can read it, so it is cleaned like any other text.
    date: readFeedDate(plainText(raw.date ?? '')),
    picture: pictureOf(raw),
    base: raw.base ?? null,
  };
}

/** Media content first, then the first picture in the text (specification, section 3). */
function pictureOf({ pictures, description, content }: RawItem): FeedPicture | null {
  const picture = choosePicture(pictures) ?? firstImage(description ?? '') ?? firstImage(content ?? '');
  return picture && { ...picture, alt: shorten(picture.alt, MAX_ALT) };
}
