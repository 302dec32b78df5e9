import { MessagePort } from 'node:worker_threads';
import { pageOf, startNewsSite } from '../testing/news-site.ts';

let posted: jest.SpiedFunction<MessagePort['postMessage']>;

beforeEach(() => {
  posted = jest.spyOn(MessagePort.prototype, 'postMessage');
});

afterEach(() => posted.mockRestore());

/** Sizes in bytes of the buffers that were moved to a port without a message. */
function freed(): number[] {
  return posted.mock.calls
    .filter(([message]) => message === null)
    .flatMap(([, memory = []]) => (memory as ArrayBuffer[]).map(({ byteLength }) => byteLength));
}

test.each([
  { name: 'is not kept has its memory freed once it has been sent', maxBytes: null, expected: [0] },
  { name: 'is kept stays in memory', maxBytes: 1_000_000, expected: [] },
])('a page that $name', async ({ maxBytes, expected }) => {
  const site = await startNewsSite({ one: pageOf('All of it'), maxBytes });
  try {
    expect((await site.request()).body).toContain('All of it</h1>');
    expect(freed()).toEqual(expected);
  } finally {
    await site.close();
  }
});
