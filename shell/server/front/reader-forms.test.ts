import fastify from 'fastify';
import { readerForms } from './reader-forms.ts';

const post = (url: string, headers: Record<string, string>, payload = '') => {
  const app = fastify();
  readerForms(app, 'https://news.example');
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  return app.inject({ method: 'POST', url, payload, headers: form });
};

it('has the browser delete its storage and the cookies of this site, and shows the receipt again', async () => {
  const answer = await post('/_clear', { 'sec-fetch-site': 'same-origin' });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers).toMatchObject({
    location: '/privacy-policy#now',
    'clear-site-data': '"storage"',
    'cache-control': 'no-store',
  });
  expect(answer.headers['set-cookie']).toEqual(
    ['bucket', 'pictures', 'qa', 'inspect'].map((name) =>
      expect.stringMatching(new RegExp(`^${name}=;.*Expires=Thu, 01 Jan 1970`)),
    ),
  );
});

it.each([
  ['pictures=no', 'https://news.example/faq?q=a', 'no', '/faq?q=a'],
  ['pictures=yes', 'https://news.example//evil.example/', 'yes', '/evil.example/'],
  ['pictures=%00', 'https://evil.example/', 'yes', '/'],
])('%s from %s', async (payload, referer, choice, location) => {
  const answer = await post('/_pictures', { referer }, payload);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
  expect(answer.headers['set-cookie']).toMatch(
    new RegExp(`^pictures=${choice}; Max-Age=31536000; Path=/; Secure; SameSite=Lax$`),
  );
});

it.each(['/_clear', '/_pictures'])('%s: another site may not ask for it', async (url) => {
  for (const site of ['cross-site', 'same-site']) {
    const answer = await post(url, { 'sec-fetch-site': site });
    expect(answer.statusCode).toBe(403);
    expect(Object.keys(answer.headers)).not.toEqual(expect.arrayContaining(['set-cookie']));
  }
});
