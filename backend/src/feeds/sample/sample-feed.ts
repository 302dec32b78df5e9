import { escapeHtml } from '@meadowlark/shared/text/markup/escape-html.ts';
import { sampleStories, type SampleStory } from './sample-story.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * The bundled sample of a category as an RSS 2.0 document. Dates count back from the last full hour before `now`, so the
 * feed is stable within an hour; each story has its own minute, as no desk files on the hour. Links lead to the note about
 * the sample, because the stories have no pages elsewhere.
 */
export function sampleFeed(category: string, origin: string, now: Date, part = 0): string {
  const hour = now.getTime() - (now.getTime() % HOUR_MS);
  const items = sampleStories(category, part).map((story) => item(story, category, origin, hour));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    `<channel><title>Sample edition: ${escapeHtml(category)}</title><link>${escapeHtml(origin)}/</link>`,
    '<description>Stories written as a sample. They are not news.</description>',
    ...items,
    '</channel></rss>',
  ].join('\n');
}

function item(
  { title, place, description, author, picture, hoursAgo }: SampleStory,
  category: string,
  origin: string,
  hour: number,
): string {
  const slug = slugOf(title);
  return [
    '<item>',
    `<title>${escapeHtml(title)}</title>`,
    `<link>${escapeHtml(`${origin}/about#sample`)}</link>`,
    `<guid isPermaLink="false">sample:${escapeHtml(category)}:${slug}</guid>`,
    // As in real feeds: markup inside a CDATA section, the dateline at the beginning of the text.
    `<description><![CDATA[<p>${place === undefined ? '' : `${escapeHtml(place)} — `}${escapeHtml(description)}</p>]]></description>`,
    author === null ? '' : `<dc:creator>${escapeHtml(author)}</dc:creator>`,
    `<pubDate>${new Date(hour - hoursAgo * HOUR_MS - minutesOf(slug) * MINUTE_MS).toUTCString()}</pubDate>`,
    picture === null
      ? ''
      : `<media:content url="${escapeHtml(`${origin}/api/sample/pictures/${picture}.avif`)}" medium="image" type="image/avif"/>`,
    '</item>',
  ].join('');
}

/** Minutes within the hour, in steps of five; always the same for one story. */
function minutesOf(slug: string): number {
  return (slug.length % 12) * 5;
}

/** A title as a URL slug: lower-case words joined by hyphens. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
