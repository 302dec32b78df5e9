import type { KeepableAnswer } from '../protocol/messages.ts';
import type { AskFront } from './ask-front.ts';
import { keepingFetch } from './keeping-fetch.ts';

const BODY = Buffer.from('what was said');
const NOW = 1_000_000;

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A composer's fetch, and how often it asked a front that calls its answers fresh for so long. */
function asking(freshMs: number) {
  let asked = 0;
  const answer: KeepableAnswer = {
    status: 200,
    headers: {},
    body: BODY,
    freshUntil: freshMs > 0 ? NOW + freshMs : 0,
  };
  const ask = (async () => {
    asked += 1;
    return answer;
  }) as unknown as AskFront;
  const fetch = keepingFetch(ask);
  const question = {
    kind: 'fetch',
    job: 1,
    remote: 'news',
    url: 'https://relay.test/feed',
    options: {},
  } as const;
  return { asked: () => asked, fetch: (other: object = {}) => fetch({ ...question, ...other }) };
}

it('gives an answer again while its sender calls it fresh', async () => {
  const { fetch, asked } = asking(5000);
  const first = await fetch();
  jest.spyOn(Date, 'now').mockReturnValue(NOW + 4999);
  expect(await fetch({ job: 2, options: { deadlineMs: 10 } })).toBe(first);
  expect(asked()).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(NOW + 5000);
  await fetch();
  expect(asked()).toBe(2);
});

it('asks anew for what may not be kept', async () => {
  const { fetch, asked } = asking(0);
  await fetch();
  await fetch();
  expect(asked()).toBe(2);
});

it.each([
  ['another remote, which may not have the grant', { remote: 'blog' }],
  ['another address', { url: 'https://relay.test/other' }],
  ['other headers', { options: { headers: { accept: 'text/plain' } } }],
  ['a load that accepts less', { options: { maxBytes: BODY.length - 1 } }],
  ['a traced view, whose span is the front’s', { trace: { trace: 1, unit: null } }],
])('asks the front for %s', async (_who, other) => {
  const { fetch, asked } = asking(5000);
  await fetch();
  await fetch(other);
  expect(asked()).toBe(2);
});
