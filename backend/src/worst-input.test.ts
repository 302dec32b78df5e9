import { carriesToken } from './blog/bearer-token.ts';
import { DetailsQuery, ListingQuery } from './blog/blog-queries.ts';
import { parsePostFile } from './blog/parse-post-file.ts';
import { decodeBody } from './feeds/decode-body.ts';
import { looksLikeXml } from './feeds/looks-like-xml.ts';
import { pictureFormat } from './pictures/picture-format.ts';
import { pictureKind } from './pictures/picture-kind.ts';
import { readPicturePath } from './pictures/picture-path.ts';
import { readQuery } from './read-query.ts';

/* Five megabytes of the worst known input for each parser of outside input. A parser blocks the event loop while it runs. */

const SIZE = 5 * 1024 * 1024;
/** Milliseconds. Parsers that were not linear took 850 or more; linear ones take up to 260 on a busy machine. */
const MAX_MS = 800;

const many = (piece: string, size = SIZE): string => piece.repeat(Math.ceil(size / piece.length));
const bytes = (...pattern: number[]): Buffer => Buffer.alloc(SIZE, Buffer.from(pattern));

/** Milliseconds of CPU time: the minimum of at most five runs, stopping at the first below `enough`. */
function leastCpuTime(work: () => unknown, enough = MAX_MS): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5 && least >= enough; run += 1) {
    const before = process.cpuUsage();
    try {
      work();
    } catch {
      // Refused.
    }
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

test.each([
  ['broken UTF-8', bytes(0xff), null],
  ['half characters', bytes(0xe2, 0x80), null],
  ['good UTF-8', bytes(0xc3, 0xa9), null],
  ['good and bad UTF-8', bytes(0xc3, 0xa9, 0xff), null],
  ['windows-1252', bytes(0x93, 0x41), 'windows-1252'],
  ['Latin-1', bytes(0xe9), 'iso-8859-1'],
  ['no Big5', bytes(0xa4, 0xff), 'big5'],
  ['Big5', bytes(0xa4, 0x40), 'big5'],
  ['no GB18030', bytes(0xff), 'gb18030'],
  ['no Shift JIS', bytes(0x81, 0xff), 'shift_jis'],
  ['no EUC', bytes(0xff), 'euc-jp'],
  ['no ISO-2022-JP', bytes(0x1b), 'iso-2022-jp'],
  ['UTF-16', bytes(0x3c, 0), null],
  ['halves of UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), bytes(0x00, 0xd8)]), null],
  ['a declaration that never ends', Buffer.from(`<?xml${many(' ')}`), null],
  ['encodings in a declaration', Buffer.from(`<?xml ${many('encoding ')}?>`), null],
  ['quotes in a content type', bytes(0xff), many('; charset="')],
])('a feed with 5 MB of %s is decoded at once', (_, body, charset) => {
  expect(leastCpuTime(() => decodeBody(body, charset && `text/xml; charset=${charset}`))).toBeLessThan(
    MAX_MS,
  );
});

test.each([
  ' ',
  '<',
  '<!----> ',
  '<!--',
  '<?a?>',
  '<?',
  '<!doctype ',
  '<!doctype a>',
  '<!doctype [',
  '[',
  '<a:',
  '<html',
])('whether 5 MB of %j are a feed is seen at once', (piece) => {
  expect(leastCpuTime(() => looksLikeXml(`<a:${many(piece)}`))).toBeLessThan(MAX_MS);
  expect(leastCpuTime(() => looksLikeXml(many(piece)))).toBeLessThan(MAX_MS);
  expect(leastCpuTime(() => looksLikeXml(`<!doctype${many(piece)}`))).toBeLessThan(MAX_MS);
});

const MATTER = 'metaTitle: A\nmetaDescription: B\ndate: 2026-03-14\n';
test.each([
  ['front matter', `---\n${many('a: b\n')}---\nText`],
  ['lines that nearly end the front matter', `---\n${many('\n--- a')}`],
  ['lists in front matter', `---\n${many('[')}\n---\nText`],
  ['lists in short front matter', `---\na: ${'['.repeat(2900)}\n---\nText`],
  ['aliases', `---\na: &a [${'*a, '.repeat(900)}]\n---\nText`],
  ['a description', `---\n${MATTER}metaDescription: ${many('a ')}\n---\nText`],
  ['text', `---\n${MATTER}---\n${many('word ')}`],
  ['spaces', `---\n${MATTER}---${many(' ')}a`],
  ['line breaks', many('\r')],
])('a post file with 5 MB of %s is read or refused at once', (_, text) => {
  const file = Buffer.from(text);
  expect(leastCpuTime(() => parsePostFile('a.md', file))).toBeLessThan(MAX_MS);
});

const KEY = 'a key of the test';
test.each([
  ['a kind of picture', pictureFormat],
  ['the address of a picture', (text: string) => readPicturePath(text, [KEY])],
  ['a slug', (text: string) => readQuery({ slug: text }, DetailsQuery)],
  ['a domain', (text: string) => readQuery({ domain: text, page: '1' }, ListingQuery)],
  ['a page', (text: string) => readQuery({ domain: 'a', page: text }, ListingQuery)],
  ['a token', (text: string) => carriesToken(`Bearer ${text}`, 'token')],
])('16 KB, more than Node takes in a head, are read or refused at once as %s', (_, read) => {
  for (const piece of ['a', '1', ' ', '/', ';', '; q=0', ',', 'a,', '.', '-', 'e\u0301']) {
    const text = many(piece, 16 * 1024);
    expect([piece, leastCpuTime(() => read(text), 100) < 100]).toEqual([piece, true]);
  }
});

test('detects the type of 5 MB of any input at once', () => {
  const picture = Buffer.from(many('\0\0\u0001\0ftyp'));
  expect(leastCpuTime(() => pictureKind(picture))).toBeLessThan(MAX_MS);
});
