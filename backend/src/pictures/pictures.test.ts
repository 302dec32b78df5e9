import { codeOf } from '../testing/code-of.ts';
import type { Converter } from './convert/converter.ts';
import { IN_PROCESS, openPictureSite, type PictureSite } from './testing/picture-site.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

let site: PictureSite;
beforeEach(async () => (site = await openPictureSite()));
afterEach(() => site.close());

test('one fetch serves all widths and formats, also concurrent requests', async () => {
  const { get, results } = await site.service();
  const address = '/bird.png';
  await Promise.all([get(address, '/320'), get(address, '/480'), get(address, '/480', { accept: CHROME })]);
  await get(address, '/800');
  await get(address);
  expect(site.host.requests).toHaveLength(1);
  expect(results.filter((result) => result === 'converted')).toHaveLength(2);
});

test('one fetch serves readers at the same time, and later', async () => {
  let requested = 0;
  site.respond = (_request, response) => {
    requested += 1;
    setTimeout(() => response.end(site.picture), 50);
  };
  const { get } = await site.service();
  const address = '/bird.png';
  const responses = await Promise.all([get(address), get(address), get(address)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await get(address)).status).toBe(200);
  expect(requested).toBe(1);
});

test('what was made outlives a restart', async () => {
  const before = await site.service();
  const address = '/bird.png';
  const bytes = await (await before.get(address, '/320')).arrayBuffer();
  await before.close();
  const refusing: Converter = { ...IN_PROCESS, convert: () => Promise.reject(new Error('not needed')) };
  const { get, results } = await site.service({ startConverter: () => refusing });
  expect(await (await get(address, '/320')).arrayBuffer()).toEqual(bytes);
  expect(results).toEqual(['cached']);
  expect(site.host.requests).toHaveLength(1);
});

test('a picture that failed is not requested again at once, and is reported once', async () => {
  let requested = 0;
  site.respond = (_request, response) => {
    requested += 1;
    response.writeHead(500).end();
  };
  const { get, failures } = await site.service();
  const address = `${site.host.origin}/bird.png`;
  expect((await get(address)).status).toBe(502);
  expect((await get(address)).status).toBe(502);
  expect(requested).toBe(1);
  expect(failures).toEqual([address]);
});

test('requests beyond capacity are refused for a moment; cached pictures are still sent', async () => {
  let finish = (): void => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const slow: Converter = { ...IN_PROCESS, convert: (order) => held.then(() => IN_PROCESS.convert(order)) };
  const { get, failures, results } = await site.service({
    startConverter: () => slow,
    limits: { concurrency: 1, perHost: 1, maxQueued: 1, maxWaitMs: 10_000 },
  });
  const first = get('/one.png', '/320');
  const second = get('/two.png', '/320');
  while (site.host.requests.length === 0) {
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const third = await get('/three.png', '/320');
  expect(third.status).toBe(503);
  expect(Object.fromEntries(third.headers)).toMatchObject({
    'cache-control': 'public, max-age=5',
    'retry-after': '5',
  });
  expect(await codeOf(third)).toBe('pictures_busy');
  finish();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
  expect((await get('/three.png', '/320')).status).toBe(200);
  expect(failures).toEqual([]);
  expect(results).toEqual(['busy', 'fetched', 'fetched', 'fetched']);
});

test('a host that is silent does not keep the pictures of others waiting', async () => {
  const silent = new URL(site.host.origin);
  silent.hostname = 'other.test';
  site.respond = ({ headers }, response) => {
    if (headers.host !== silent.host) response.end(site.picture);
  };
  const { get } = await site.service({ deadlineMs: 10_000 });
  const waiting = Array.from({ length: 15 }, (_, index) => get(`${silent.origin}/${index}.png`));
  while (site.host.requests.length < 3) {
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect((await get('/bird.png')).status).toBe(200);
  expect(site.host.requests).toHaveLength(4);
  await site.host.close();
  await Promise.all(waiting);
});

test('reports where each picture came from', async () => {
  const { get, results } = await site.service();
  await get('/bird.png');
  await get('/bird.png');
  await get('http://10.0.0.7/bird.png');
  await get('http://127.0.0.1:1/bird.png');
  expect(results).toEqual(['fetched', 'cached', 'refused', 'refused']);
});
