import { FIRST, pageOf, startNewsSite } from '../testing/news-site.ts';
import { countingPage } from '../testing/counting-page.ts';

let site: Awaited<ReturnType<typeof startNewsSite>>;
afterEach(() => site.close());

const requested = () =>
  pageOf('', { load: ({ url }) => ({ status: 200, data: `Requested ${url.pathname}${url.search}` }) });

test('a parameter reaches a load only if the route names it', async () => {
  site = await startNewsSite({ one: requested() });
  const { body } = await site.request('/faq?utm_source=mail&q=radio%20hours');
  expect(body).toContain('Requested /faq?q=radio+hours');
  expect((await site.request('/about?q=x')).body).toContain('Requested /about<');
  // The router matches this address to the same page.
  const { body: data } = await site.request(`/_data/${FIRST.id}/faq/?utm_source=mail&q=radio%20hours`);
  expect(data).toContain('Requested /faq/?q=radio+hours');
});

test('unnamed parameters do not create other pages', async () => {
  const { load, page } = countingPage();
  site = await startNewsSite({ one: page });
  for (const path of ['/faq?utm_source=a', '/faq?utm_source=b', '/faq', '/faq?fbclid=c'])
    await site.request(path);
  expect(load).toHaveBeenCalledTimes(1);
  await site.request('/faq?q=one');
  await site.request('/faq?q=one&utm_source=d');
  expect(load).toHaveBeenCalledTimes(2);
  // The data of a page is cached separately.
  for (const query of ['q=one&utm_source=d', 'q=one']) await site.request(`/_data/${FIRST.id}/faq?${query}`);
  expect(load).toHaveBeenCalledTimes(3);
});
