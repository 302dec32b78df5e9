import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { backend } from './plugin.ts';
import { readBackendSettings } from './settings.ts';

let folder: string;
let app: FastifyInstance;
let origin: string;

const settings = () =>
  readBackendSettings({ FEEDS: 'sample', DATABASE_URL: `file:${folder}/blog.db`, BLOG_API_TOKEN: 'a-token' });

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'backend-'));
  app = Fastify();
  await app.register(backend, settings());
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

test('the relay serves every feed of the catalog', async () => {
  const addresses = Object.values(settings().feeds.catalog).flat();
  const statuses = addresses.map(async (address) => {
    const response = await fetch(`${origin}/api/relay?url=${encodeURIComponent(address)}`);
    const { contents } = (await response.json()) as { contents: string };
    return { status: response.status, items: /<item>/.test(contents) };
  });
  expect(await Promise.all(statuses)).toEqual(addresses.map(() => ({ status: 200, items: true })));
});

test('the blog functions accept the token of the settings', async () => {
  const address = `${origin}/api/blog/get_blog_metadata?domain=localhost&page=1`;
  const response = await fetch(address, { headers: { authorization: 'Bearer a-token' } });
  expect(await response.json()).toMatchObject({ blogs: expect.any(Array), total: expect.any(Number) });
  expect((await fetch(address)).status).toBe(401);
});

test('the radio plays its loop', async () => {
  const leave = new AbortController();
  const response = await fetch(`${origin}/api/stream?port=8076`, { signal: leave.signal });
  expect(response.headers.get('content-type')).toBe('audio/mpeg');
  leave.abort();
});
