import fastify, { type FastifyInstance } from 'fastify';
import { signQaLink } from './qa-link.ts';
import { qaRoutes, returnPath, type QaOptions } from './qa-routes.ts';

const SECRET = 'a secret of the tests, long enough';
const inTwoHours = () => new Date(Date.now() + 7_200_000);

let app: FastifyInstance;
const start = async (options: Partial<QaOptions> = {}): Promise<string> => {
  app = fastify();
  app.get('/*', (_request, reply) => reply.status(404).send('a page that is not there'));
  qaRoutes(app, {
    origin: 'http://site.test',
    secrets: [SECRET],
    development: false,
    versions: async (name) => (name === 'news' ? ['1.0.0', '2.0.0'] : []),
    ...options,
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
};
const get = (address: string, cookie = '') => fetch(address, { redirect: 'manual', headers: { cookie } });

afterEach(() => app.close());

it('a good link sets the pins for this browser and goes to the page', async () => {
  const site = await start();
  const token = signQaLink(SECRET, { news: '2.0.0' }, inTwoHours());
  const response = await get(`${site}/_qa/${token}?to=/local-news`);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/local-news');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('set-cookie')).toMatch(
    new RegExp(`^qa=${token}; Path=/; Expires=[^;]+; HttpOnly; SameSite=Lax$`),
  );
});

it('cookies are sent over https only if the site has it, and a link never leads to another site', async () => {
  const site = await start({ origin: 'https://site.test' });
  const token = signQaLink(SECRET, { news: '2.0.0' }, inTwoHours());
  const response = await get(`${site}/_qa/${token}?to=//evil.example`);
  expect(response.headers.get('location')).toBe('/');
  expect(response.headers.get('set-cookie')).toContain('; Secure');
});

it.each([
  [410, 'has expired', signQaLink(SECRET, { news: '2.0.0' }, new Date(Date.now() - 1000))],
  [403, 'signed with a different key', signQaLink(`${SECRET}?`, { news: '2.0.0' }, inTwoHours())],
  [403, 'looks truncated', 'half-a-token'],
  [410, 'news@3.0.0', signQaLink(SECRET, { news: '3.0.0' }, inTwoHours())],
  [410, 'blog@1.0.0', signQaLink(SECRET, { blog: '1.0.0', news: '1.0.0' }, inTwoHours())],
])('responds with %i and says what is wrong: %s', async (status, words, token) => {
  const response = await get(`${await start()}/_qa/${token}`);
  expect(response.status).toBe(status);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain(words);
});

it('unpins with one link', async () => {
  const response = await get(`${await start()}/_qa/off?to=/faq`);
  expect(response.headers.get('location')).toBe('/faq');
  expect(response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(['qa=', 'inspect=']);
});

it('offers the inspector to everyone with a link', async () => {
  const site = await start();
  expect((await get(`${site}/_qa/inspect`)).status).toBe(403);
  const token = signQaLink(SECRET, { news: '2.0.0' }, inTwoHours());
  const response = await get(`${site}/_qa/inspect?to=/faq`, `qa=${token}`);
  expect(response.status).toBe(303);
  expect(response.headers.get('set-cookie')).toMatch(/^inspect=1; .*Expires=/);
  expect((await get(`${site}/_qa/inspect/off`)).headers.get('set-cookie')).toMatch(/^inspect=;/);
});

it('has the inspector in development, and no links without a secret', async () => {
  const site = await start({ secrets: [], development: true });
  expect((await get(`${site}/_qa/inspect`)).status).toBe(303);
  expect((await get(`${site}/_qa/off`)).status).toBe(404);
});

it('does not exist if overrides are off', async () => {
  const site = await start({ secrets: [] });
  for (const path of ['x', 'off', 'inspect', 'inspect/off'])
    expect(await (await get(`${site}/_qa/${path}`)).text()).toBe('a page that is not there');
});

describe('returnPath', () => {
  it.each(['/', '/local-news', '/blog?page=2', '/faq#delivery', '/article/local-news-%2F%5C'])(
    'goes back to %s',
    (path) => expect(returnPath(path)).toBe(path),
  );

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'local-news',
    '',
    '/_qa/off',
    `/${'a'.repeat(3000)}`,
    ['/a', '/b'],
    undefined,
  ])('goes to the front page instead of %j', (path) => expect(returnPath(path)).toBe('/'));
});
