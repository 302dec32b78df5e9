import { expect, test } from '../support/test.ts';

test('a trailing slash redirects to the canonical address of the page, and never to another site', async ({
  request,
  site,
}) => {
  const local = await request.get('/about/?x=1', { maxRedirects: 0 });
  expect(local.status()).toBe(308);
  expect(local.headers()['location']).toBe('/about?x=1');
  const elsewhere = await request.get(`${site.origin}//evil.example/`, { maxRedirects: 0 });
  expect(elsewhere.headers()['location']).toBe('/evil.example');
});
