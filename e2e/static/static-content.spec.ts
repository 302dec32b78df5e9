import { fetchPage } from '../support/pages/read-html.ts';
import { expect, test } from '../support/test.ts';

const STATIC =
  '/health /sports /arts-culture /food-dining /lifestyle /archives /opinion /community /about /privacy-policy ' +
  '/terms-of-service /advertise /partners /faq /books';

// spec 1 What the product does: Health, sports, arts, food, lifestyle, archives, opinion, community, about, legal, advertise, partners, FAQ and books are static content
test('static pages are complete although feeds and blog are down, and request neither', async ({
  request,
  scripted,
}) => {
  scripted.setFeedResponse(() => null);
  scripted.setBlogResponse(() => null);
  for (const path of STATIC.split(' ')) {
    const { status, main } = await fetchPage(request, scripted.origin + path);
    expect(status, path).toBe(200);
    expect(main, path).not.toMatch(/role="alert"|data-pending/);
  }
  expect([...scripted.feedRequests, ...scripted.blogRequests]).toEqual([]);
});
