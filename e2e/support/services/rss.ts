import { escapeHtml } from '@meadowlark/shared/text/markup/escape-html.ts';

/** Fields of an RSS item. `rssOf` escapes them. */
export interface RssItem {
  title?: string;
  guid?: string;
  link?: string;
  description?: string;
  author?: string;
  date?: string;
  picture?: string;
}

/** An RSS 2.0 document of these items. */
export function rssOf(items: readonly RssItem[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel><title>Test feed</title><link>https://news.example/</link><description>Test</description>',
    ...items.map(itemOf),
    '</channel></rss>',
  ].join('');
}

/** Numbered items with all fields but the picture. */
export function plainItems(count: number): RssItem[] {
  return Array.from({ length: count }, (_, i) => ({
    title: `Story ${i + 1}`,
    guid: `guid-${i + 1}`,
    link: `https://www.news.example/stories/${i + 1}`,
    description: `What happened in story ${i + 1}.`,
    author: 'City desk',
    date: 'Fri, 20 Nov 2026 18:00:00 GMT',
  }));
}

function itemOf({ title, guid, link, description, author, date, picture }: RssItem): string {
  return [
    '<item>',
    element('title', title),
    element('guid', guid, ' isPermaLink="false"'),
    element('link', link),
    element('description', description),
    element('dc:creator', author),
    element('pubDate', date),
    picture === undefined ? '' : `<media:content medium="image" url="${escapeHtml(picture)}"/>`,
    '</item>',
  ].join('');
}

function element(name: string, text: string | undefined, attributes = ''): string {
  return text === undefined ? '' : `<${name}${attributes}>${escapeHtml(text)}</${name}>`;
}
