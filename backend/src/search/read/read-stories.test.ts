import { storyKeys } from '@meadowlark/shared/text/story-keys.ts';
import { readStories } from './read-stories.ts';

const NOW = new Date('2026-11-27T12:00:00Z');

function storiesOf(contents: string) {
  const address = 'https://old.example/rss';
  const url = 'https://new.example/feeds/rss';
  return readStories({ category: 'sports', address, url, contents, sample: false }, NOW);
}

test.each([
  ['of where the feed has moved to', '<rss><channel><item><link>/a</link>', 'https://new.example/a'],
  [
    'that the feed names as its base',
    '<rss xml:base="https://base.example/b/"><channel><item><link>a</link>',
    'https://base.example/b/a',
  ],
  [
    'of a permalink',
    '<rss><channel><item><guid>https://new.example/a</guid><title>A</title>',
    'https://new.example/a',
  ],
  [
    'of an Atom link in RSS',
    '<rss xmlns:atom="http://www.w3.org/2005/Atom"><channel><item><title>A</title><atom:link href="/a"/>',
    'https://new.example/a',
  ],
])('a story leads to the address %s', (_what, start, link) => {
  expect(storiesOf(`${start}</item></channel></rss>`)).toMatchObject([{ link }]);
});

test('a story of Atom without a link leads to its id', () => {
  const entry = '<entry><title>A</title><id>https://new.example/a</id></entry>';
  expect(storiesOf(`<feed xmlns="http://www.w3.org/2005/Atom">${entry}</feed>`)).toMatchObject([
    { link: 'https://new.example/a' },
  ]);
});

test('stories with the same guid that is not a URL have the same addresses as on the pages of news', () => {
  const stories = ['Bridge', 'River'].map((title) => ({ guid: '42', link: null, title }));
  const items = stories.map(({ guid, title }) => `<item><guid>${guid}</guid><title>${title}</title></item>`);
  expect(storiesOf(`<rss><channel>${items.join('')}</channel></rss>`)).toMatchObject(
    storyKeys('sports', stories).map((key) => ({ path: `/article/${key}`, link: null })),
  );
});

test.each([
  ['<pubDate>Fri, 27 Nov 2026 05:00:00 CST</pubDate>', '2026-11-27T11:00:00.000Z'],
  // A date without a time: midnight UTC would be the previous day in Omaha.
  ['<dc:date>2026-11-27</dc:date>', '2026-11-27'],
  ['<pubDate>Fri, 27 Nov 2026</pubDate>', '2026-11-27'],
  ['<pubDate>Fri, 28 Jan 2028 06:00:00 GMT</pubDate>', '2028-01-28T06:00:00.000Z'],
  ['<pubDate>soon</pubDate>', null],
  ['', null],
])('a story has the date that the page of news reads: %s', (written, date) => {
  const feed = `<rss xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><item><title>A</title>${written}</item></channel></rss>`;
  expect(storiesOf(feed)).toMatchObject([{ date }]);
});
