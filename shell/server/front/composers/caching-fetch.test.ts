import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cachingFetch } from './caching-fetch.ts';

const alive = new AbortController().signal;
const BODY = 'what was said';
const fresh: RequestListener = (_, response) =>
  response.writeHead(200, { 'cache-control': 'public, max-age=60' }).end(BODY);

let close: () => void;
afterEach(() => {
  jest.restoreAllMocks();
  close();
});

/** A server with this listener, and a fetch with its own cache. */
async function fetchingFrom(listener: RequestListener) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetchCached = cachingFetch([
    { base: origin, remotes: ['news'] },
    { base: `${origin}/api/blog`, remotes: ['blog'], authorization: 'Bearer of the front' },
    { base: `${origin}/api/blog/drafts`, remotes: ['blog'], authorization: 'Bearer of the drafts' },
  ]);
  return {
    requests: () => requests,
    get: async (path = '/feed', options = {}) => {
      const { status, body } = await fetchCached({ remote: 'news', url: origin + path, options }, alive);
      return { status, text: Buffer.from(body).toString() };
    },
    load: (remote: string, path: string, options = {}) =>
      fetchCached({ remote, url: origin + path, options }, alive),
  };
}

it('reuses a response while it is fresh, whole for each load', async () => {
  const { get, requests } = await fetchingFrom(fresh);
  const responses = [await get(), await get(), await get()];
  expect(responses).toEqual(responses.map(() => ({ status: 200, text: BODY })));
  expect(requests()).toBe(1);
  await get('/another-feed');
  expect(requests()).toBe(2);
});

it('requests again when it is stale', async () => {
  const { get, requests } = await fetchingFrom(fresh);
  await get();
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 58_000);
  await get();
  expect(requests()).toBe(1);
  jest.spyOn(performance, 'now').mockReturnValue(now + 62_000);
  await get();
  expect(requests()).toBe(2);
});

it('requests again even after the clock of the machine was set back', async () => {
  const { get, requests } = await fetchingFrom(fresh);
  await get();
  const elapsed = performance.now();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 3_600_000);
  jest.spyOn(performance, 'now').mockReturnValue(elapsed + 62_000);
  await get();
  expect(requests()).toBe(2);
});

it.each<[string, RequestListener]>([
  ['may not be kept', (_, response) => response.writeHead(200, { 'cache-control': 'no-store' }).end(BODY)],
  [
    'is one reader’s',
    (_, response) => response.writeHead(200, { 'cache-control': 'private, max-age=60' }).end(BODY),
  ],
  ['says nothing about it', (_, response) => response.writeHead(200).end(BODY)],
  ['is a failure', (_, response) => response.writeHead(502, { 'cache-control': 'max-age=60' }).end(BODY)],
])('requests again what %s', async (_, listener) => {
  const { get, requests } = await fetchingFrom(listener);
  await get();
  expect((await get()).text).toBe(BODY);
  expect(requests()).toBe(2);
});

it('does not share responses to authenticated requests', async () => {
  const { get, requests } = await fetchingFrom((_, response) =>
    response.writeHead(200, { 'cache-control': 'max-age=60' }).end(BODY),
  );
  await get('/posts', { headers: { Authorization: 'Bearer one' } });
  await get('/posts', { headers: { Authorization: 'Bearer one' } });
  await get('/posts');
  expect(requests()).toBe(3);
});

it("does not cache failures, and applies each load's own limit", async () => {
  const { get, requests } = await fetchingFrom(fresh);
  await expect(get('/feed', { maxBytes: 5 })).rejects.toThrow('longer than 5 bytes');
  expect((await get()).text).toBe(BODY);
  await expect(get('/feed', { maxBytes: 5 })).rejects.toThrow('longer than 5 bytes');
  expect(requests()).toBe(3);
});

it('lets a remote request its services, and adds the credentials', async () => {
  const heard: (string | undefined)[] = [];
  const { load, requests } = await fetchingFrom((request, response) => {
    heard.push(request.headers.authorization);
    response.end(BODY);
  });
  await load('blog', '/api/blog/posts?page=1', { headers: { Authorization: 'Bearer of the remote' } });
  expect(heard).toEqual(['Bearer of the front']);
  // The nearer of two services on one host.
  await load('blog', '/api/blog/drafts/1');
  expect(heard).toEqual(['Bearer of the front', 'Bearer of the drafts']);
  await expect(load('media', '/feed')).rejects.toThrow(
    /The remote media may not request http:.* with REMOTE_SERVICES=media\/<name>=http:\/\/127\.0\.0\.1:\d+\.$/,
  );
  for (const path of [
    '/feed',
    '/api/blogs',
    '/api/blog/../secret',
    '/api/blog/%2e%2e/secret',
    '@other.test/api/blog',
  ])
    await expect(load('blog', path)).rejects.toThrow('may not request');
  expect(requests()).toBe(2);
});

it('bounds what it keeps also of empty responses, which have headers', async () => {
  const long = 'x'.repeat(12_000);
  const { get, requests } = await fetchingFrom((_, response) =>
    response.writeHead(200, { 'cache-control': 'max-age=60', 'x-long': long }).end(),
  );
  const responses = 800;
  for (let i = 0; i < responses; i += 1) await get(`/${i}`);
  await get(`/${responses - 1}`);
  expect(requests()).toBe(responses);
  await get('/0');
  expect(requests()).toBe(responses + 1);
});
