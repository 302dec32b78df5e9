import { answerPage } from './answer-page.ts';
import { writeLabel } from './kept-paper.ts';
import { pack } from './packed-page.ts';
import { memoryCaches, stored } from './testing/memory-caches.ts';
import type { AskedEvent } from './worker-scope.ts';

const AGE = '<b>You are offline.</b> This is the paper of Nov 22, 5:40 a.m.';
const device = { onLine: true };
const network = jest.fn<Promise<Response>, [Request]>();
const never = new Promise<never>(() => {});

beforeAll(() => {
  Object.assign(globalThis, { caches: memoryCaches, navigator: device, fetch: network });
});
beforeEach(async () => {
  stored.clear();
  device.onLine = true;
  network.mockReset();
  const cache = await caches.open('paper E1 abc 1');
  for (const path of ['/', '/offline']) {
    const headers = path === '/' ? { 'x-kept-query': 'page,keyword' } : {};
    await cache.put(path, new Response(await pack(`${path} ${AGE}`), { headers }));
  }
  await writeLabel(cache, {
    edition: 'E1',
    asOf: '',
    asOfText: '',
    takenAt: 1,
    bytes: 1,
    saved: [],
    pages: ['/', '/offline'],
  });
});
afterEach(() => jest.useRealTimers());

function ask(path: string, preloaded?: Response): Promise<Response> {
  const request = new Request(`https://news.example${path}`);
  const event: Pick<AskedEvent, 'request' | 'preloadResponse'> = {
    request,
    preloadResponse: Promise.resolve(preloaded),
  };
  return answerPage(event as AskedEvent);
}

it('the network goes first, in the answer that the browser has asked for already, and nothing of it is kept', async () => {
  const before = JSON.stringify([...stored.values()].map(({ entries }) => [...entries.keys()]));
  network.mockResolvedValue(new Response('new'));
  await expect((await ask('/')).text()).resolves.toBe('new');
  await expect((await ask('/', new Response('asked before'))).text()).resolves.toBe('asked before');
  expect(network).toHaveBeenCalledTimes(1);
  expect(JSON.stringify([...stored.values()].map(({ entries }) => [...entries.keys()]))).toBe(before);
  // An error of the site is its answer.
  network.mockResolvedValue(new Response('failed', { status: 503 }));
  expect((await ask('/')).status).toBe(503);
});

it('the kept page says why it is shown', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect((await ask('/')).text()).resolves.toBe(
    '/ <b>The network does not answer.</b> This is the paper of Nov 22, 5:40 a.m.',
  );
  device.onLine = false;
  await expect((await ask('/')).text()).resolves.toBe(`/ ${AGE}`);
});

it.each(['/?utm_source=x', '/?fbclid=y&gclid=z'])(
  '%s is the kept page: other sites have added what it does not read',
  async (path) => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    await expect(answer.text()).resolves.toContain('/ <b>');
  },
);

// The last one was kept from a server that did not say what its pages read.
it.each(['/search?q=storm', '/?page=2', '/?utm_source=x&keyword=', '/about', '/offline?utm_source=x'])(
  '%s is not kept, and a page says so',
  async (path) => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const answer = await ask(path);
    expect(answer.status).toBe(503);
    await expect(answer.text()).resolves.toContain('/offline <b>');
  },
);

it('a silent network is given four seconds, or as long as it takes where the page is not kept', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  network.mockReturnValue(never);
  const kept = ask('/');
  await jest.advanceTimersByTimeAsync(4000);
  jest.useRealTimers();
  await expect((await kept).text()).resolves.toContain('The network does not answer');

  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  let arrive: (answer: Response) => void = () => {};
  network.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const late = ask('/about');
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  arrive(new Response('late'));
  await expect((await late).text()).resolves.toBe('late');
});

it('without a paper the network alone decides', async () => {
  stored.clear();
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(ask('/')).rejects.toThrow('Failed to fetch');
});
