import { leastCpuTime } from '@meadowlark/shared/testing/cpu-time.ts';
import { authorName } from './author-name.ts';
import { readFeedDate } from '@meadowlark/shared/text/feed-date.ts';
import { firstImage } from './first-image.ts';
import { readFeed } from './read-feed.ts';

/* Five megabytes of the worst input for each feed parser. A parser blocks its thread, so time is bounded. */

const SIZE = 5_000_000;
/** Milliseconds. Parsers that were not linear took 850 or more; linear ones take up to 260 on a busy machine. */
const MAX_MS = 800;

const many = (piece: string, size = SIZE): string => piece.repeat(Math.ceil(size / piece.length));
/** Like `many`, with a different piece each time. */
const numbered = (piece: (number: number) => string): string => {
  const pieces: string[] = [];
  for (let length = 0; length < SIZE; length += pieces.at(-1)?.length ?? SIZE)
    pieces.push(piece(pieces.length));
  return pieces.join('');
};
const rss = (content: string): string =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:x="http://www.w3.org/2005/Atom"><channel><title>T</title>${content}</channel></rss>`;
const item = (content: string): string => rss(`<item><title>A</title>${content}</item>`);
const cdata = (words: string): string => `<![CDATA[${words}]]>`;
const escaped = (html: string): string => html.replaceAll('<', '&lt;');
const fifteen = (content: string): string => rss(`<item>${content}</item>`.repeat(15));

/** Attributes with different names. */
const letters = (count: number): string =>
  Array.from({ length: count }, (_, number) => ` a${number.toString(36)}=""`).join('');
const LONG_DESCRIPTION = `<description>${many('word ', SIZE / 15)}</description>`;

const PERSON_TRAPS: readonly [string, string][] = [
  ['brackets that never close', many('(')],
  ['brackets of three kinds', many('<(['.replace('<', '&lt;'))],
  ['dots behind an address', `a@b${many('.c')}@`],
  ['dots behind http', `http://a${many('.')} `],
  ['spaces', `a${many(' ')}(`],
];

const HTML_TRAPS: readonly [string, string][] = [
  ['a picture of words without "="', `<img ${many('a')}`],
  ['a picture of single letters', `<img ${many('a ')}>`],
  ['a picture of attributes', `<img ${numbered((number) => `a${number}=b `)}>`],
  ['pictures without an address', many('<img>')],
  ['tags that never end', many('<b ')],
  ['quotes that never close', many(`<a b="`)],
  ['comments that never close', many('<!--')],
  ['scripts that never close', many('<script>')],
  ['open elements', `${many('<a>', SIZE / 2)}${many('</b>', SIZE / 2)}`],
  ['entities', many('&amp;')],
  ['ampersands', many('&')],
  ['letters with marks', many('a\u0301')],
  ['brackets', many('<')],
];

const FEEDS: readonly [string, () => string][] = [
  ...PERSON_TRAPS.map(([trap, text]): [string, () => string] => [
    `${trap} in <author>`,
    () => item(`<author>${text}</author>`),
  ]),
  ...['x:author', 'AUTHOR', 'managingEditor', 'webMaster'].map((name): [string, () => string] => [
    `brackets in <${name}>`,
    () => rss(`<${name}>${many('(')}</${name}><item><${name}>${many('(')}</${name}></item>`),
  ]),
  ['brackets in CDATA of <author>', () => item(`<author>${cdata(many('('))}</author>`)],
  ['brackets in pieces of <author>', () => item(`<author>${many(`(((((((((${cdata('(')}<b/>`)}</author>`)],
  ['brackets in <name> of <author>', () => item(`<author><name>${many('(')}</name></author>`)],
  ['brackets in many <author>', () => item(many(`<author>${'('.repeat(200)}</author>`))],
  [
    'brackets in <author> of many items',
    () => rss(many(`<item><author>${many('(', 100_000)}</author></item>`)),
  ],
  ...HTML_TRAPS.map(([trap, html]): [string, () => string] => [
    `${trap} in a description`,
    () => item(`<description>${escaped(html)}</description>`),
  ]),
  ...HTML_TRAPS.map(([trap, html]): [string, () => string] => [
    `${trap} in fifteen contents`,
    () => fifteen(`<content:encoded>${cdata(html.slice(0, SIZE / 15))}</content:encoded>`),
  ]),
  ...['title', 'link', 'guid', 'pubDate', 'dc:creator', 'category'].map((name): [string, () => string] => [
    `words in <${name}>`,
    () => item(`<${name}>${many('1 word ')}</${name}>`),
  ]),
  ['spaces in <pubDate>', () => item(`<pubDate>1${many(' ')}Jan</pubDate>`)],
  ['empty elements', () => rss(many('<a/>'))],
  ['empty elements in an item behind another', () => rss(`<item/><item></item><item>${many('<a/>')}</item>`)],
  ['pairs of tags', () => item(many('<a></a>'))],
  ['elements in elements', () => rss(many('<a>'))],
  ['closing tags', () => rss(many('</a>'))],
  ['items', () => rss(many('<item></item>'))],
  ['items without content', () => rss(many('<item/>'))],
  [
    'entries in Atom',
    () => `<feed xmlns="http://www.w3.org/2005/Atom">${many('<entry><id>1</id></entry>')}</feed>`,
  ],
  ['attributes', () => rss(`<a ${numbered((number) => `a${number}="" `)}/>`)],
  ['few attributes in many elements', () => item(many('<a b="" c="" d="" e=""/>'))],
  ['attributes without values', () => item(many(`<a${' b'.repeat(2000)}/>`))],
  ['namespaces', () => rss(`<a ${numbered((number) => `xmlns:a${number}="u" `)}/>`)],
  ['spaces in a tag', () => rss(`<item${many(' ')}></item>`)],
  ['attributes and words, as many as are read', () => fifteen(`<a${letters(1400)}/>${LONG_DESCRIPTION}`)],
  ['elements and words, as many as are read', () => fifteen(many('<a/>', 4000) + LONG_DESCRIPTION)],
  ['pictures of media', () => item(many('<media:content url="a.jpg" width="1"/>'))],
  ['comments', () => rss(many('<!---->'))],
  ['instructions', () => rss(many('<?a?>'))],
  ['empty CDATA sections', () => item(`<title>${many('<![CDATA[]]>')}</title>`)],
  ['document types', () => many('<!DOCTYPE rss>') + rss('')],
  ['a document type that never ends', () => `<!DOCTYPE rss [${many('<!ENTITY a "b">')}`],
  ['quotes in a document type', () => `<!DOCTYPE rss [${many(`'"`)}]>${rss('')}`],
  ['a tag that never ends', () => `<rss ${many('a')}`],
  ['brackets', () => many('<')],
  ['ampersands', () => item(`<title>${many('&')}</title>`)],
  ['forbidden characters', () => item(`<title>${many('\u0001')}</title>`)],
  ['spaces around a feed', () => many(' ', SIZE / 2) + rss('') + many(' ', SIZE / 2)],
  ['nothing but words', () => many('word ')],
];

it.each(FEEDS)('a feed with 5 MB of %s is read or refused at once', async (_, make) => {
  const feed = make();
  expect(feed.length).toBeGreaterThan(SIZE / 2);
  expect(await leastCpuTime(() => readFeed(feed), MAX_MS)).toBeLessThan(MAX_MS);
});

it.each(HTML_TRAPS)('the first picture in 5 MB of %s is looked for at once', async (_, html) => {
  expect(await leastCpuTime(() => firstImage(html), MAX_MS)).toBeLessThan(MAX_MS);
});

it.each(PERSON_TRAPS)('a name in 5 MB of %s is looked for at once', async (_, text) => {
  expect(await leastCpuTime(() => authorName(text), MAX_MS)).toBeLessThan(MAX_MS);
});

it.each([
  ['spaces', `1${many(' ')}`],
  ['digits', many('1')],
  ['brackets', many('(')],
  ['months', many('jan ')],
])('a date in 5 MB of %s is looked for at once', async (_, text) => {
  expect(await leastCpuTime(() => readFeedDate(text), MAX_MS)).toBeLessThan(MAX_MS);
});
