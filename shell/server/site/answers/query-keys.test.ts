import { FIRST, pageOf, startNewsSite } from '../testing/news-site.ts';
import { countingPage } from '../testing/counting-page.ts';

let site: Awaited<ReturnType<typeof startNewsSite>>;
afterEach(() => site.close());

const asked = () =>
  pageOf('', { load: ({ url }) => ({ status: 200, data: `Asked for ${url.pathname}${url.search}` }) });

test('a parameter reaches a load as far as the route names it', async () => {
  site = await startNewsSite({ one: asked() });
  const { body } = await site.ask('/faq?utm_source=mail&q=radio%20hours');
  expect(body).toContain('Asked for /faq?q=radio+hours');
  expect((await site.ask('/about?q=x')).body).toContain('Asked for /about<');
  // The router takes this address for the same page.
  const { body: data } = await site.ask(`/_data/${FIRST.id}/faq/?utm_source=mail&q=radio%20hours`);
  expect(data).toContain('Asked for /faq/?q=radio+hours');
});

test('no other page is made by what nobody named', async () => {
  const { load, page } = countingPage();
  site = await startNewsSite({ one: page });
  for (const path of ['/faq?utm_source=a', '/faq?utm_source=b', '/faq', '/faq?fbclid=c'])
    await site.ask(path);
  expect(load).toHaveBeenCalledTimes(1);
  await site.ask('/faq?q=one');
  await site.ask('/faq?q=one&utm_source=d');
  expect(load).toHaveBeenCalledTimes(2);
  // The data of a page is made by itself.
  for (const query of ['q=one&utm_source=d', 'q=one']) await site.ask(`/_data/${FIRST.id}/faq?${query}`);
  expect(load).toHaveBeenCalledTimes(3);
});
