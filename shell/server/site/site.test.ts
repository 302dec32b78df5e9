import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import { pino } from 'pino';
import { readServerSettings } from '../settings/settings.ts';
import { until } from '../../lib/testing/until.ts';
import { buildSite } from './site.ts';
import { editionOf } from '../../store/testing/edition-of.ts';
import type { ReleaseSource } from '../composer/release-source.ts';
import { editionsOf } from '../editions/testing/editions-of.ts';
import { servingOf } from './testing/serving-of.ts';

const gone = async () => {
  throw new Error('The store is gone.');
};

const siteThatIsGone = (shell: ReleaseSource['shell'] = gone, lines: string[] = []) =>
  buildSite({
    settings: FIXTURE_SETTINGS,
    adFrameUrl: undefined,
    developmentOrigins: [],
    ...servingOf({
      releases: { shell, remote: gone, serverMap: gone },
      editions: editionsOf(editionOf({ shell: '1' })),
    }),
    staff: { secrets: [], development: false },
    versions: async () => [],
    connections: readServerSettings({}).connections,
    beside: async () => undefined,
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  });

// spec 2 App shell: 'Unexpected Application Error!'
test('when nothing can be rendered, a reader gets the error screen with status 500, and no cache keeps it', async () => {
  const app = await siteThatIsGone();
  const response = await fetch(`${await app.listen({ host: '127.0.0.1', port: 0 })}/local-news`);
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('<h1>Unexpected Application Error!</h1>');
  expect(html).not.toContain('The store is gone.');
  await app.close();
});

test.each([
  ['a body that is no JSON', '/_data/x/about', 400, { 'content-type': 'application/json' }, '{'],
  ['a form too large', '/_pictures', 413, { 'content-type': 'text/plain' }, 'x'.repeat(100_000)],
] as const)('%s for %s is the mistake of its sender: %i', async (_, url, status, headers, payload) => {
  const app = await siteThatIsGone();
  const response = await app.inject({ method: 'POST', url, headers, payload });
  expect(response.statusCode).toBe(status);
  expect(response.headers['cache-control']).toBe('no-store');
  await app.close();
});

test('one that starts waits for its database, which ends a silence by itself', async () => {
  const app = await siteThatIsGone();
  jest.useFakeTimers();
  const silent = new Error('The database does not respond.');
  app.register(() => new Promise((_, reject) => setTimeout(reject, 35_000, silent)));
  const failed = app.ready().then(null, (error: unknown) => error);
  await jest.advanceTimersByTimeAsync(35_000);
  jest.useRealTimers();
  expect(await failed).toBe(silent);
});

test('a failure is logged as one even if its reader has left', async () => {
  const lines: string[] = [];
  const leaving = new AbortController();
  let leave = () => {};
  const left = new Promise<void>((resolve) => (leave = resolve));
  const app = await siteThatIsGone(async () => {
    leaving.abort();
    await left;
    return gone();
  }, lines);
  app.addHook('onRequest', async (_request, reply) => void reply.raw.once('close', leave));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  await expect(fetch(`${origin}/local-news`, { signal: leaving.signal })).rejects.toThrow('aborted');
  const failures = () => lines.filter((line) => line.includes('The store is gone.'));
  await until(() => failures().length > 0);
  app.server.closeAllConnections();
  await app.close();
  expect(failures()).toEqual([expect.stringMatching(/"level":50.*"msg":"request failed"/)]);
});
