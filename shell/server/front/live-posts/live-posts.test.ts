import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../../../lib/testing/until.ts';
import { FollowedPost } from './followed-post.ts';
import { LivePosts } from './live-posts.ts';

const pageAt = (path: string) =>
  `<section data-live-post="${path}"><article data-entry="1">a</article></section>`;

let server: Server;
let posts: LivePosts;
afterEach(() => {
  posts.close();
  server.closeAllConnections();
  server.close();
});

async function start(most: number, full = () => {}): Promise<string> {
  posts = new LivePosts({
    renderPage: async (path) => pageAt(path),
    isCached: (path) => path === '/kept',
    most,
    full,
  });
  server = createServer((request, response) => {
    const address = String(request.headers['x-address']);
    const respond = async () => {
      const post = await posts.find('/a');
      if (post instanceof FollowedPost && posts.hasRoom(address))
        posts.open(post, response, { address, after: null, isLite: false });
      else response.writeHead(503).end();
    };
    void respond();
  }).listen(0, '127.0.0.1');
  await until(() => server.listening);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function read(origin: string, address: string) {
  const leaving = new AbortController();
  const response = await fetch(origin, { headers: { 'x-address': address }, signal: leaving.signal });
  // A response without a reference is collected, and its connection closed.
  return { response, status: response.status, leave: () => leaving.abort() };
}

it('readers are refused when all places are taken, which is said once; a place that is left is free again', async () => {
  const full = jest.fn();
  const origin = await start(2, full);
  const first = await read(origin, 'a');
  expect([first.status, (await read(origin, 'b')).status]).toEqual([200, 200]);
  expect([(await read(origin, 'c')).status, (await read(origin, 'd')).status]).toEqual([503, 503]);
  expect(full).toHaveBeenCalledTimes(1);
  first.leave();
  await until(async () => (await read(origin, 'e')).status === 200);
});

it('one address has a hundred places', async () => {
  const origin = await start(1000);
  const all = await Promise.all(Array.from({ length: 101 }, () => read(origin, 'a')));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(100);
  expect((await read(origin, 'b')).status).toBe(200);
});

it('ten posts are followed at a time, and four new addresses looked up, besides those whose page is cached', async () => {
  await start(10);
  const found = await Promise.all(['/0', '/1', '/2', '/3', '/4', '/kept'].map((path) => posts.find(path)));
  expect(found.map((one) => one instanceof FollowedPost || one)).toEqual([
    true,
    true,
    true,
    true,
    'full',
    true,
  ]);
  for (const path of ['/5', '/6', '/7', '/8', '/9'])
    expect(await posts.find(path)).toBeInstanceOf(FollowedPost);
  expect(await posts.find('/11')).toBe('full');
  expect(await posts.find('/0')).toBeInstanceOf(FollowedPost);
});
