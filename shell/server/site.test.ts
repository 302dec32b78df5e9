import { CATEGORY_KEYS, type CategoryKey } from '@meadowlark/shared/contract/category.ts';
import { buildSite } from './site.ts';
import { editionOf, servingOf } from './testing/serving-of.ts';

const gone = async () => {
  throw new Error('The store is gone.');
};

test('when nothing can be rendered, a reader gets the error screen with status 500, and no cache keeps it', async () => {
  const app = await buildSite({
    settings: {
      origin: 'https://news.example',
      feeds: Object.fromEntries(CATEGORY_KEYS.map((key) => [key, []])) as unknown as Record<CategoryKey, []>,
      feedRelayUrl: 'https://news.example/api/relay',
      blogApiUrl: 'https://news.example/api/blog',
      blogApiToken: 'public',
    },
    picture: (address) => address,
    adFrameUrl: undefined,
    developmentOrigins: [],
    ...servingOf({ shell: gone, remote: gone }, editionOf({ shell: '1' })),
    staff: { secret: undefined, development: false },
    versions: async () => [],
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
