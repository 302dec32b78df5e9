import { fetchPage } from '../support/pages/read-html.ts';
import { expect, test } from '../support/test.ts';

// spec 2 Community: Four highlight cards
test('the four highlights of Community have pictures that the site serves', async ({ request }) => {
  const main = (await fetchPage(request, '/community')).main;
  const pictures = [...main.matchAll(/<article.*?<img [^>]*src="([^"]+)".*?<\/article>/gs)];
  expect(pictures).toHaveLength(4);
  for (const [, src = ''] of pictures)
    expect((await request.get(src)).headers()['content-type']).toContain('image/svg+xml');
});
