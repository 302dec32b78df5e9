import type { RequestListener } from 'node:http';
import { codeOf } from '../testing/code-of.ts';
import { startServer } from '../testing/start-server.ts';
import { openPictureSite, type PictureSite } from './testing/picture-site.ts';

let site: PictureSite;
beforeEach(async () => (site = await openPictureSite()));
afterEach(() => site.close());

test('the host of a picture learns nothing about the reader', async () => {
  const { get } = await site.service();
  await get('/bird.png');
  const { headers } = site.host.requests[0] ?? {};
  expect(headers).toMatchObject({ 'user-agent': 'MeadowlarkPictures/1.0' });
  for (const name of ['cookie', 'referer', 'x-forwarded-for', 'forwarded', 'accept-language'])
    expect(headers?.[name] ?? '').not.toMatch(/[^*]/);
});

test.each([
  ['http://127.0.0.1:9/bird.png', 'a loopback address'],
  ['http://169.254.169.254/latest/meta-data', 'a link-local address'],
  ['https://inner.example/bird.png', 'it leads to a private address'],
  ['file:///etc/passwd', 'only http and https are fetched'],
])('%s is refused, even signed', async (address, why) => {
  const { get } = await site.service({ resolve: async () => [{ address: '10.0.0.5', family: 4 }] });
  const response = await get(address);
  expect(response.status).toBe(403);
  expect(await response.text()).toContain(why);
});

test('a redirect to a private address is refused, and no connection is made', async () => {
  const inner = await startServer((_request, response) => response.end(site.picture));
  site.respond = (_request, response) =>
    response.writeHead(302, { location: `${inner.origin}/admin.png` }).end();
  const { get } = await site.service();
  const response = await get('/bird.png');
  expect(response.status).toBe(403);
  expect(await codeOf(response)).toBe('address_refused');
  expect(inner.connections()).toBe(0);
  await inner.close();
});

test('a redirect on the same host is followed; one in a circle is not', async () => {
  site.respond = (request, response) => {
    if (request.url === '/circle') response.writeHead(302, { location: '/circle' }).end();
    else if (request.url === '/old.png') response.writeHead(301, { location: '/new.png' }).end();
    else response.end(site.picture);
  };
  const { get } = await site.service();
  expect((await get('/old.png')).status).toBe(200);
  expect(await codeOf(await get('/circle'))).toBe('picture_redirects');
});

test('a picture of more than 10 MB is broken off', async () => {
  let sent = 0;
  site.respond = (_request, response) => {
    const more = (): void => {
      if (response.destroyed || sent > 100) return void response.end();
      sent += 1;
      response.write(sent === 1 ? site.picture : Buffer.alloc(1024 * 1024), more);
    };
    more();
  };
  const { get } = await site.service();
  expect(await codeOf(await get('/huge.png'))).toBe('picture_too_large');
  // The server offers a hundred megabytes.
  expect(sent).toBeLessThan(60);
});

test.each<[string, RequestListener]>([
  ['never responds', () => {}],
  ['begins and never ends', (_request, response) => void response.write(site.picture)],
])('a host that %s is left at the deadline', async (_name, slow) => {
  site.respond = slow;
  const { get } = await site.service({ deadlineMs: 150 });
  const response = await get('/slow.png');
  expect(response.status).toBe(504);
  expect(await codeOf(response)).toBe('picture_deadline');
});

test.each([404, 500, 204])('status %i of the host is a failure of the picture', async (status) => {
  site.respond = (_request, response) => response.writeHead(status).end();
  const { get } = await site.service();
  expect(await codeOf(await get('/bird.png'))).toBe('picture_status');
});
