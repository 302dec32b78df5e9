import type { SyndicatedFeed } from '@meadowlark/shared/contract/syndicate.ts';
import { rssXml } from '../../composer/discovery/rss-xml.ts';
import { sitemapXml } from '../../composer/discovery/sitemap-xml.ts';

const ORIGIN = 'https://news.example';
const CONTROLS = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).join('a');
/** Characters that XML forbids, and characters with a meaning in XML and HTML. */
const HOSTILE = [
  CONTROLS,
  'halves \uD800 and \uDC00, \uFFFE and \uFFFF',
  ']]>',
  '<![CDATA[',
  '<!-- a -- b -->',
  '<?xml version="1.0"?>',
  '<script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#0;&#x1F;&nosuch;&',
  '"\'<b onclick="alert(1)">',
];

/** A strict parser: throws if the text is not well-formed. */
function parse(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  const error = parsed.querySelector('parsererror');
  if (error) throw new Error(error.textContent);
  return parsed;
}

/** What a feed reader shows that parses a text as HTML. */
function shown(text: string | null | undefined): string {
  const page = new DOMParser().parseFromString(text ?? '', 'text/html');
  expect(page.body.querySelector('*')).toBeNull();
  expect(page.head.querySelector('*')).toBeNull();
  return page.body.textContent ?? '';
}

/** The text without characters that XML forbids. */
function clean(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '');
}

it.each(HOSTILE)('a feed is well-formed, and its words are words, with %j in every text', (text) => {
  const feed: SyndicatedFeed = {
    title: text,
    description: text,
    items: [
      { title: text, path: `/article/${text}`, description: text, author: text, published: '2026-03-01' },
    ],
  };
  const parsed = parse(rssXml(feed, '/local-news', ORIGIN));
  const words = [...parsed.querySelectorAll('title, description')].map(({ textContent }) => textContent);
  words.push(parsed.getElementsByTagName('dc:creator')[0]?.textContent ?? 'none');
  expect(words.map((word) => spaces(shown(word)))).toEqual(Array(5).fill(spaces(clean(text))));
});

it.each(HOSTILE)('a sitemap is well-formed with %j in an address', (text) => {
  const parsed = parse(sitemapXml([{ path: `/blog/${text}`, modified: null }], ORIGIN));
  expect(parsed.querySelectorAll('loc')).toHaveLength(1);
});

/** Parsers turn lines and spaces into one another. */
function spaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
