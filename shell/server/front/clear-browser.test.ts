import fastify from 'fastify';
import { clearBrowser } from './clear-browser.ts';

const post = (headers: Record<string, string>) => {
  const app = fastify();
  clearBrowser(app, 'https://news.example');
  return app.inject({ method: 'POST', url: '/_clear', payload: '', headers });
};

it('has the browser delete its storage and the cookies of this site, and shows the receipt again', async () => {
  const answer = await post({
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers).toMatchObject({
    location: '/privacy-policy#now',
    'clear-site-data': '"storage"',
    'cache-control': 'no-store',
  });
  expect(answer.headers['set-cookie']).toEqual(
    ['bucket', 'qa', 'inspect'].map((name) =>
      expect.stringMatching(new RegExp(`^${name}=;.*Expires=Thu, 01 Jan 1970`)),
    ),
  );
});

it.each(['cross-site', 'same-site'])('a page that is %s may not ask for it', async (site) => {
  const answer = await post({ 'sec-fetch-site': site });
  expect(answer.statusCode).toBe(403);
  expect(answer.headers).not.toHaveProperty('clear-site-data');
});
