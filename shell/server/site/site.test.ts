import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import { readServerSettings } from '../settings/settings.ts';
import { buildSite } from './site.ts';
import { editionOf } from '../store/testing/edition-of.ts';
import { editionsOf } from '../editions/testing/editions-of.ts';
import { servingOf } from './testing/serving-of.ts';

const gone = async () => {
  throw new Error('The store is gone.');
};

// spec 2 App shell: 'Unexpected Application Error!'
test('when nothing can be rendered, a reader gets the error screen with status 500, and no cache keeps it', async () => {
  const app = await buildSite({
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
  const answer = await fetch(`${await app.listen({ host: '127.0.0.1', port: 0 })}/local-news`);
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('<h1>Unexpected Application Error!</h1>');
  expect(html).not.toContain('The store is gone.');
  await app.close();
});
