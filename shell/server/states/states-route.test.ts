import fastify, { type FastifyInstance } from 'fastify';
import { editionsOf } from '../editions/testing/editions-of.ts';
import { signQaLink } from '../qa/qa-link.ts';
import { editionOf } from '../../store/testing/edition-of.ts';
import { releaseOf } from '../../store/testing/release-of.ts';
import { storeWith } from '../../store/testing/store-with.ts';
import { statesRoute } from './states-route.ts';

const SECRET = 'a secret of the tests, long enough';
const HASH = `sha384-${'a'.repeat(64)}`;
const STANDALONE = { path: 'web/standalone/index.html', bytes: 1, integrity: HASH };
const UNIT = { scripts: [], scriptBytes: 0, situations: ['<b>15 stories'] };

let app: FastifyInstance;
afterEach(() => app.close());

async function start(): Promise<void> {
  const store = await storeWith();
  for (const version of ['1', '2']) {
    for (const name of ['news', 'blog']) {
      const release = releaseOf(name, version, { pages: { list: UNIT }, files: [STANDALONE] });
      await store.objects.put(
        `releases/${name}/${version}/release.json`,
        Buffer.from(JSON.stringify(release)),
      );
    }
  }
  app = fastify();
  const live = editionOf({ shell: '1', news: '1', blog: '1', guest: '1' });
  statesRoute(app, { store, editions: editionsOf(live), staff: { secrets: [SECRET], development: false } });
}

async function get(query = '', pins: Record<string, string> | null = { news: '2' }) {
  const token = pins && signQaLink(SECRET, pins, new Date(Date.now() + 60_000));
  const response = await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/_qa/states${query}`, {
    headers: token ? { cookie: `qa=${token}` } : {},
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

it('shows all states of what is live, with the pins of the browser, and no script', async () => {
  await start();
  const { status, body, headers } = await get();
  expect(status).toBe(200);
  const frames = [...body.matchAll(/<iframe [^>]*src="([^"]+)"/g)].map(([, src]) => src);
  // A situation and pending, in two themes, of two remotes.
  expect(frames).toHaveLength(8);
  expect(frames[0]).toBe(
    '/releases/news/2/web/standalone/index.html?unit=0&amp;fixture=0&amp;bare&amp;theme=light',
  );
  expect(body).toContain('blog@1');
  expect(body).toContain('&lt;b&gt;15 stories');
  expect(body).toContain('<h2>guest</h2><p>It has no standalone page.</p>');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
});

it('shows the chosen states, and ignores invalid choices', async () => {
  await start();
  const { body } = await get('?remote=blog&theme=dark&width=390&width=1280&remote[]=x&theme=%3Cscript%3E');
  const frames = [...body.matchAll(/<iframe [^>]*src="([^"]+)" width="(\d+)"/g)];
  expect(
    frames.map(([, src, width]) => [src?.includes('/blog/'), src?.endsWith('theme=dark'), width]),
  ).toEqual([
    [true, true, '390'],
    [true, true, '1280'],
    [true, true, '390'],
    [true, true, '1280'],
  ]);
  expect(body).not.toContain('<script');
});

it('is for browsers that followed a QA link, and where there are none it is not there', async () => {
  await start();
  expect((await get('', null)).status).toBe(403);
  await app.close();
  app = fastify();
  statesRoute(app, {
    store: await storeWith(),
    editions: editionsOf(editionOf({})),
    staff: { secrets: [], development: false },
  });
  expect((await get()).status).toBe(404);
});
