import { respondWithPage } from './page-response.ts';
import { writeLabel } from './offline-copy.ts';
import { pack } from './packed-page.ts';
import { memoryCaches, stored } from './testing/memory-caches.ts';
import type { FetchEvent } from './worker-scope.ts';

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
  for (const path of ['/', '/faq', '/offline']) {
    const headers = path === '/offline' ? {} : { 'x-kept-query': 'page,keyword' };
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

function open(path: string, preloaded?: Response): Promise<Response> {
  const request = new Request(`https://news.example${path}`);
  const event: Pick<FetchEvent, 'request' | 'preloadResponse'> = {
    request,
    preloadResponse: Promise.resolve(preloaded),
  };
  return respondWithPage(event as FetchEvent);
}

it('the network is first, with the response that the browser has preloaded, and it is not stored', async () => {
  const before = JSON.stringify([...stored.values()].map(({ entries }) => [...entries.keys()]));
  network.mockResolvedValue(new Response('new'));
  await expect((await open('/')).text()).resolves.toBe('new');
  await expect((await open('/', new Response('preloaded'))).text()).resolves.toBe('preloaded');
  expect(network).toHaveBeenCalledTimes(1);
  expect(JSON.stringify([...stored.values()].map(({ entries }) => [...entries.keys()]))).toBe(before);
  // An error of the site is a response too.
  network.mockResolvedValue(new Response('failed', { status: 503 }));
  expect((await open('/')).status).toBe(503);
});

it('the kept page says why it is shown', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect((await open('/')).text()).resolves.toBe(
    '/ <b>The network does not respond.</b> This is the paper of Nov 22, 5:40 a.m.',
  );
  device.onLine = false;
  await expect((await open('/')).text()).resolves.toBe(`/ ${AGE}`);
});

it.each(['/?utm_source=x', '/?fbclid=y&gclid=z'])(
  '%s is the kept page: other sites have added what it does not read',
  async (path) => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const response = await open(path);
    expect(response.status).toBe(200);
    await expect(response.text()).resolves.toContain('/ <b>');
  },
);

it.each(['/faq/', '/faq//?utm_source=x', '/FAQ'])('%s is the kept page, as on the server', async (path) => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const response = await open(path);
  expect(response.status).toBe(200);
  await expect(response.text()).resolves.toContain('/faq <b>');
});

// The last one comes from a server that did not send the parameters of its pages.
it.each(['/search?q=storm', '/?page=2', '/?utm_source=x&keyword=', '/about', '/offline?utm_source=x'])(
  '%s is not kept, and a page says so',
  async (path) => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const response = await open(path);
    expect(response.status).toBe(503);
    await expect(response.text()).resolves.toContain('/offline <b>');
  },
);

it('a network that does not respond has four seconds, or unlimited time if the page is not kept', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  network.mockReturnValue(never);
  const kept = open('/');
  await jest.advanceTimersByTimeAsync(4000);
  jest.useRealTimers();
  await expect((await kept).text()).resolves.toContain('The network does not respond');

  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  let arrive: (response: Response) => void = () => {};
  network.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const late = open('/about');
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  arrive(new Response('late'));
  await expect((await late).text()).resolves.toBe('late');
});

it('without a copy only the network is used', async () => {
  stored.clear();
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(open('/')).rejects.toThrow('Failed to fetch');
});
