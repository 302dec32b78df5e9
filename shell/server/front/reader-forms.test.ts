import fastify from 'fastify';
import { readerForms } from './reader-forms.ts';

function newApp() {
  const app = fastify();
  readerForms(app, 'https://news.example');
  return app;
}

const post = (url: string, headers: Record<string, string>, payload = '') => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  return newApp().inject({ method: 'POST', url, payload, headers: form });
};

it('has the browser delete its storage and the cookies of this site, and shows the receipt again', async () => {
  const response = await post('/_clear', { 'sec-fetch-site': 'same-origin' });
  expect(response.statusCode).toBe(303);
  expect(response.headers).toMatchObject({
    location: '/privacy-policy#now',
    'clear-site-data': '"storage"',
    'cache-control': 'no-store',
  });
  expect(response.headers['set-cookie']).toEqual(
    ['bucket', 'pictures', 'qa', 'inspect'].map((name) =>
      expect.stringMatching(new RegExp(`^${name}=;.*Expires=Thu, 01 Jan 1970`)),
    ),
  );
});

it.each([
  ['pictures=no', 'no'],
  ['pictures=yes', 'yes'],
  ['pictures=%00', 'yes'],
])('%s', async (payload, choice) => {
  const response = await post('/_pictures', {}, payload);
  expect([response.statusCode, response.headers.location]).toEqual([303, '/_pictures']);
  expect(response.headers['set-cookie']).toMatch(
    new RegExp(`^pictures=${choice}; Max-Age=31536000; Path=/; Secure; SameSite=Lax$`),
  );
});

it.each([
  ['https://news.example/faq?q=a', '/faq?q=a'],
  ['https://news.example//evil.example/', '/evil.example/'],
  ['https://evil.example/', '/'],
])('after a choice on %s leads back, or says that the browser refused the cookie', async (referer, page) => {
  const chosen = (cookie: string) => newApp().inject({ url: '/_pictures', headers: { referer, cookie } });
  const kept = await chosen('pictures=no');
  expect([kept.statusCode, kept.headers.location]).toEqual([303, page]);
  const refused = await chosen('');
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(refused.body).toContain('your browser refuses cookies of this site');
  expect(refused.body).toContain(`<a href="${page}">Go back to the page</a>`);
});

it.each(['/_clear', '/_pictures'])('%s: another site may not send it', async (url) => {
  const headers = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    // Browsers before 2023, and all browsers without HTTPS.
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];
  for (const header of headers) {
    const response = await post(url, header);
    expect(response.statusCode).toBe(403);
    expect(Object.keys(response.headers)).not.toEqual(expect.arrayContaining(['set-cookie']));
  }
});

it('a reader may send it without Sec-Fetch-Site, also on an address of this server that is not its public one', async () => {
  expect(await post('/_clear', { origin: 'https://news.example' })).toMatchObject({ statusCode: 303 });
  const inside = { origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' };
  expect(await post('/_clear', inside)).toMatchObject({ statusCode: 303 });
});
