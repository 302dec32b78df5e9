import { leastCpuTime } from '@meadowlark/shared/testing/cpu-time.ts';
import { readEditionRef } from '../../src/composition/edition-ref.ts';
import { findRoute } from '../../src/composition/find-route.ts';
import { cleanMessage } from '../../src/features/reports/clean-message.ts';
import { encodingFor, namesTag } from '../front/cache/encoded-bodies.ts';
import { isUnbounded } from '../front/view-documents.ts';
import { namedSearch } from '../../src/composition/named-search.ts';
import { pageOfFeed } from '../front/discovery/discovery-routes.ts';
import { cookieValue } from '../http/cookies.ts';
import { readQaLink } from '../qa/qa-link.ts';
import { returnPath } from '../qa/qa-routes.ts';
import { reportSchema } from '../telemetry/reports/report-schema.ts';

/* The parsers of readers' requests. Node refuses a head of more than 16 KB, and the site a report of more than 8. */

const SIZE = 16 * 1024;
/** Parsers that are not linear took 437 ms or more; the others up to 10 on a machine that is busy with other tests. */
const MAX_MS = 100;

const many = (piece: string): string => piece.repeat(SIZE / piece.length);
const PIECES = [
  '/',
  '//a',
  'a',
  ' ',
  ';',
  '; ',
  '=',
  'a=;',
  ',',
  'q=0;',
  '%',
  '%41',
  '~',
  '~a',
  '?',
  '&a=',
  '.',
  '-',
  '+',
];

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a cookie': (text) => cookieValue(`${text}; qa=1`, 'qa'),
  'an encoding': (text) => encodingFor(text),
  'a tag': (text) => namesTag(text, '"a"'),
  'a query': (text) => namedSearch(`?${text}&page=2`, ['page']),
  'a path': (text) => findRoute(`/${text}`),
  'the path of a story': (text) => findRoute(`/article/${text}`),
  'the path of a feed': (text) => pageOfFeed(`/${text}/rss.xml`),
  'an edition': (text) => readEditionRef(text),
  'an address of any number': (text) =>
    isUnbounded(`/article/${text}`, { status: 200, pattern: '/article/:id' }),
  'a QA link': (text) => readQaLink(['a'.repeat(32)], text, new Date()),
  'a way back': (text) => returnPath(`/${text}`),
  'a report': (text) => reportSchema.safeParse({ kind: 'error', edition: text, script: text, message: text }),
  'the message of a report': (text) => cleanMessage(text),
};

// React Router warns about each path that cannot be decoded.
beforeEach(() => void jest.spyOn(console, 'warn').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

it.each(Object.entries(PARSERS))('16 KB of any input are parsed at once as %s', async (_, read) => {
  for (const piece of PIECES) {
    const text = many(piece);
    expect([piece, (await leastCpuTime(() => read(text), MAX_MS)) < MAX_MS]).toEqual([piece, true]);
  }
});

it.each([
  ['tags', ',', (text: string) => namesTag(text, '"a"')],
  ['parameters that nobody reads', 'e=%ff&', (text: string) => namedSearch(`?${text}page=2`, ['page'])],
])('%s are not parsed one by one', async (_, piece, read) => {
  const text = many(piece).repeat(64);
  expect(await leastCpuTime(() => read(text), MAX_MS)).toBeLessThan(MAX_MS);
});
