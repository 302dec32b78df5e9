import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import { readServerSettings } from '../settings/settings.ts';
import { buildSite } from './site.ts';
import { editionOf } from '../store/testing/edition-of.ts';
import { editionsOf } from '../editions/testing/editions-of.ts';
import { servingOf } from './testing/serving-of.ts';

const gone = async () => {
  throw new Error('The store is gone.');
};

const siteThatIsGone = () =>
  buildSite({
    settings: FIXTURE_SETTINGS,
    adFrameUrl: undefined,
    developmentOrigins: [],
    ...servingOf({
      releases: { shell: gone, remote: gone, serverMap: gone },
      editions: editionsOf(editionOf({ shell: '1' })),
    }),
    staff: { secrets: [], development: false },
    versions: async () => [],
    connections: readServerSettings({}).connections,
    beside: async () => undefined,
  });

// spec 2 App shell: 'Unexpected Application Error!'
test('when nothing can be rendered, a reader gets the error screen with status 500, and no cache keeps it', async () => {
  const app = await siteThatIsGone();
  const answer = await fetch(`${await app.listen({ host: '127.0.0.1', port: 0 })}/local-news`);
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('<h1>Unexpected Application Error!</h1>');
  expect(html).not.toContain('The store is gone.');
  await app.close();
});

test.each([
  ['a body that is no JSON', '/_data/x/about', 400, { 'content-type': 'application/json' }, '{'],
  ['a form too large', '/_pictures', 413, { 'content-type': 'text/plain' }, 'x'.repeat(100_000)],
] as const)('%s for %s is the mistake of its sender: %i', async (_, url, status, headers, payload) => {
  const app = await siteThatIsGone();
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['cache-control']).toBe('no-store');
  await app.close();
});
