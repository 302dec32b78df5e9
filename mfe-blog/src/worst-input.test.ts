import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { leastCpuTime } from '@meadowlark/shared/testing/cpu-time.ts';
import { fetchListing } from './listing/fetch-listing.ts';
import { readPageNumber } from './listing/page-number.ts';
import { bodyWords } from './post/body/body-words.ts';
import { postSchema, postView } from './post/post-wire.ts';
import { SAMPLE_POST } from './post/sample-post.ts';
import { isSlug } from './slug.ts';

/* Five megabytes of the worst input for each parser of a post. A parser blocks its thread, so time is bounded. */

const SIZE = 5_000_000;
/** Milliseconds. Parsers that were not linear took 850 or more; linear ones take up to 260 on a busy machine. */
const MAX_MS = 800;

const many = (piece: string, size = SIZE): string => piece.repeat(Math.ceil(size / piece.length));

const ctx = fixtureContext({ name: 'worst', path: '/blog/a', params: {}, respond: () => new Response() });

function readPost(fields: object): void {
  const wire = postSchema.parse({ ...SAMPLE_POST, ...fields });
  if (wire) bodyWords(postView(wire, ctx).body);
}

it.each([
  ['links that never close', '[a](<'],
  ['brackets', '['],
  ['link texts', '[]'],
  ['pictures', '![a](b'],
  ['references', '[a][b] '],
  ['definitions', '[^a]: b\n'],
  ['emphasis that never closes', '*a '],
  ['emphasis of two kinds', '_*'],
  ['underlines', '=\n'],
  ['lists', '- a\n'],
  ['tasks', '- [ ] a\n'],
  ['numbers', '1. a\n'],
  ['headings', '# a\n'],
  ['quotes', '> '],
  ['tables', 'a|b\n-|-\n'],
  ['rows', '|a|b|\n'],
  ['code', '`a` '],
  ['fences', '```a\n'],
  ['fences behind spaces', `${' '.repeat(100_000)}\`\`\`\n${' '.repeat(90_000)}`],
  ['tags', '<div>\n'],
  ['comments', '<!--'],
  ['addresses', 'http://a.'],
  ['mail addresses', 'a@b.'],
  ['entities', '&amp;'],
  ['backslashes', '\\'],
  ['front matter', '---\na: b\n'],
  ['paragraphs', 'a\n\n'],
  ['blank lines', ' \n'],
  ['spaces', ' '],
  ['words', 'word '],
  ['marks on letters', 'a\u0301'],
  ['control characters', '\u0001'],
  ['halves of characters', '\ud800'],
])('a post with 5 MB of %s is read at once', async (_, piece) => {
  const blog = many(piece);
  expect(await leastCpuTime(() => readPost({ blog }), MAX_MS)).toBeLessThan(MAX_MS);
});

const FIELDS: readonly [string, unknown][] = [
  ...['metaTitle', 'metaDescription', 'date', 'pinterestImageLink', 'youtubeShortsUrl', 'id'].map(
    (name): [string, unknown] => [name, `${many(' ')}${many('https://a/')}`],
  ),
  ['date', many('2026-01-01 ')],
  ['youtubeShortsUrl', `https://youtu.be${many('/')}`],
  ['shortTailKeywords', many(',')],
  ['longTailKeywords', Array.from({ length: SIZE / 50 }, (_, number) => `word ${number}`)],
];

it.each(FIELDS)('a post with 5 MB in %s is read or refused at once', async (name, value) => {
  const fields = { [name]: value };
  const work = (): void => {
    try {
      readPost(fields);
    } catch {
      // The id was empty after cleaning.
    }
  };
  expect(await leastCpuTime(work, MAX_MS)).toBeLessThan(MAX_MS);
});

it('a list of 100,000 entries that cannot be shown is read at once', async () => {
  const blogs = Array.from({ length: 100_000 }, () => ({}));
  const respond = (): Response => Object.assign(new Response(), { json: async () => ({ blogs, total: 1 }) });
  const listed = fixtureContext({ name: 'worst', path: '/blog', params: {}, respond });
  expect(await leastCpuTime(() => fetchListing(listed, 1), MAX_MS)).toBeLessThan(MAX_MS);
});

it('a response of more than a megabyte is refused', async () => {
  const listed = fixtureContext({
    name: 'worst',
    path: '/blog',
    params: {},
    respond: () => Response.json({ blogs: [], total: 0 }),
  });
  const fetch = jest.spyOn(listed, 'fetch');
  await fetchListing(listed, 1);
  expect(fetch.mock.calls[0]?.[1]?.maxBytes).toBe(1024 * 1024);
});

it.each([
  ['a page number', (text: string) => readPageNumber(text), many('1')],
  ['a slug', (text: string) => isSlug(text), many('a')],
])('%s of 5 MB is read at once', async (_, read, text) => {
  expect(await leastCpuTime(() => read(text), MAX_MS)).toBeLessThan(MAX_MS);
});
