import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cachingFetch } from './caching-fetch.ts';

const alive = new AbortController().signal;
const BODY = 'what was said';
const fresh: RequestListener = (_, answer) =>
  answer.writeHead(200, { 'cache-control': 'public, max-age=60' }).end(BODY);

let close: () => void;
afterEach(() => {
  jest.restoreAllMocks();
  close();
});

/** A server that gives this answer, and a fetch of its own for it. */
async function asking(listener: RequestListener) {
  let asked = 0;
  const server = createServer((request, answer) => {
    asked += 1;
    listener(request, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = cachingFetch([
    { base: origin, remotes: ['news'] },
    { base: `${origin}/api/blog`, remotes: ['blog'], authorization: 'Bearer of the front' },
  ]);
  return {
    asked: () => asked,
    get: async (path = '/feed', options = {}) => {
      const { status, body } = await ask({ remote: 'news', url: origin + path, options }, alive);
      return { status, text: Buffer.from(body).toString() };
    },
    ask: (remote: string, path: string, options = {}) => ask({ remote, url: origin + path, options }, alive),
  };
}

it('gives an answer again while its sender calls it fresh, to each load a whole one', async () => {
  const { get, asked } = await asking(fresh);
  const answers = [await get(), await get(), await get()];
  expect(answers).toEqual(answers.map(() => ({ status: 200, text: BODY })));
  expect(asked()).toBe(1);
  await get('/another-feed');
  expect(asked()).toBe(2);
});

it('asks anew when the time is over', async () => {
  const { get, asked } = await asking(fresh);
  await get();
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 58_000);
  await get();
  expect(asked()).toBe(1);
  jest.spyOn(performance, 'now').mockReturnValue(now + 62_000);
  await get();
  expect(asked()).toBe(2);
});

it('asks anew also after the clock of the machine was set back', async () => {
  const { get, asked } = await asking(fresh);
  await get();
  const elapsed = performance.now();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 3_600_000);
  jest.spyOn(performance, 'now').mockReturnValue(elapsed + 62_000);
  await get();
  expect(asked()).toBe(2);
});

it.each<[string, RequestListener]>([
  ['may not be kept', (_, answer) => answer.writeHead(200, { 'cache-control': 'no-store' }).end(BODY)],
  [
    'is one reader’s',
    (_, answer) => answer.writeHead(200, { 'cache-control': 'private, max-age=60' }).end(BODY),
  ],
  ['says nothing about it', (_, answer) => answer.writeHead(200).end(BODY)],
  ['is a failure', (_, answer) => answer.writeHead(502, { 'cache-control': 'max-age=60' }).end(BODY)],
])('asks anew for what %s', async (_, listener) => {
  const { get, asked } = await asking(listener);
  await get();
  expect((await get()).text).toBe(BODY);
  expect(asked()).toBe(2);
});

it('gives nobody what was said to somebody who proved who they are', async () => {
  const { get, asked } = await asking((_, answer) =>
    answer.writeHead(200, { 'cache-control': 'max-age=60' }).end(BODY),
  );
  await get('/posts', { headers: { Authorization: 'Bearer one' } });
  await get('/posts', { headers: { Authorization: 'Bearer one' } });
  await get('/posts');
  expect(asked()).toBe(3);
});

it('keeps no failure to ask, and holds every load to its own limit', async () => {
  const { get, asked } = await asking(fresh);
  await expect(get('/feed', { maxBytes: 5 })).rejects.toThrow('longer than 5 bytes');
  expect((await get()).text).toBe(BODY);
  await expect(get('/feed', { maxBytes: 5 })).rejects.toThrow('longer than 5 bytes');
  expect(asked()).toBe(3);
});

it('lets a remote ask the services that it was granted, and adds what proves who asks', async () => {
  const heard: (string | undefined)[] = [];
  const { ask, asked } = await asking((request, answer) => {
    heard.push(request.headers.authorization);
    answer.end(BODY);
  });
  await ask('blog', '/api/blog/posts?page=1', { headers: { Authorization: 'Bearer of the remote' } });
  expect(heard).toEqual(['Bearer of the front']);
  await expect(ask('media', '/feed')).rejects.toThrow('The remote media may not ask http://127.0.0.1:');
  for (const path of [
    '/feed',
    '/api/blogs',
    '/api/blog/../secret',
    '/api/blog/%2e%2e/secret',
    '@other.test/api/blog',
  ])
    await expect(ask('blog', path)).rejects.toThrow('may not ask');
  expect(asked()).toBe(1);
});
