import fastify, { type FastifyInstance } from 'fastify';
import { samplePictures } from '../feeds/sample/picture-routes.ts';
import { sampleEmbeds } from './embed-routes.ts';

let app: FastifyInstance;
let origin: string;
let now = new Date('2026-03-01T05:30:00Z');

beforeAll(async () => {
  app = fastify();
  await app.register(samplePictures, {
    pictures: { convert: () => Promise.reject(new Error('Pictures are sent as they are.')) },
  });
  await app.register(sampleEmbeds, { now: () => now });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function request(path: string, init?: RequestInit) {
  const response = await fetch(`${origin}${path}`, init);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}
const open = (name: string) => request(`/api/sample/${name}`);
const send = (fields: Record<string, string>) =>
  request('/api/sample/letters', { method: 'POST', body: new URLSearchParams(fields) });
const GOOD = { desk: 'tips', name: 'Ada', email: 'ada@example.com', letter: 'A bench.\r\n\r\nAnd a tree.' };

test.each(['film', 'calendar', 'wall', 'letters'])(
  '%s runs no scripts, requests nothing, and only this site may frame it',
  async (name) => {
    const { status, headers, body } = await open(name);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.* frame-ancestors 'self'$/),
      'x-robots-tag': 'noindex',
    });
    expect(body).not.toMatch(/<script|\son\w+=|https?:/);
    // Outside the film, whose drawing has its own title.
    expect(body).toMatch(/<title>[^<]{5,}<\/title>\n<style>/);
    expect(body.match(/<h1>/g)).toHaveLength(1);
  },
);

test('the calendar begins today, at each request', async () => {
  const first = async () => /<h2 id="d([\d-]+)">/.exec((await open('calendar')).body)?.[1];
  expect(await first()).toBe('2026-02-28');
  now = new Date('2026-03-01T06:00:00Z');
  expect(await first()).toBe('2026-03-01');
  const { body } = await open('calendar');
  expect(body).toContain('Sunday, March 1, 2026');
  // Month before day, as Americans write it.
  expect(body).toMatch(/<span>Today<\/span>\s*<span>March<\/span>\s*<b>1<\/b>/);
});

test('the still of the film is one of its frames: the same drawing, with the motion paused', async () => {
  const { headers, body } = await request('/api/sample/film/still.svg');
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringMatching(/^default-src 'none'/),
  });
  expect(body).toMatch(/^<svg xmlns=.*animation-play-state: paused/s);
  const film = (await open('film')).body;
  const shapes = (drawing: string) => drawing.match(/ d="[^"]+"/g);
  expect(shapes(body)).toEqual(shapes(film));
  for (const [, frames = ''] of body.matchAll(/(@keyframes .*)/g)) expect(film).toContain(frames);
});

test('every picture of the wall is there and says what it shows', async () => {
  const { body } = await open('wall');
  const figures = [...body.matchAll(/src="([^"]+)"[^>]*>\s*<figcaption>([^<]+)</g)];
  expect(figures).toHaveLength(15);
  // From the whole alphabet, not only its beginning.
  const initials = new Set(figures.map(([, address = '']) => address.split('/').at(-1)?.[0]));
  expect(initials.size).toBeGreaterThan(8);
  for (const [, address = '', caption] of figures) {
    expect((await request(address)).status).toBe(200);
    expect(caption).toMatch(/\w\w/);
  }
});

test('the film stops and begins again', async () => {
  const { body } = await open('film');
  expect(body).toContain('animation-play-state: paused');
  expect(body).toContain('(prefers-reduced-motion: reduce)');
});

test('the confirmation of a letter repeats its text', async () => {
  const { status, body } = await send(GOOD);
  expect(status).toBe(200);
  expect(body).toContain('Thank you, Ada. Your letter arrived.');
  expect(body).toMatch(/The tips desk got 5 words from\s+ada@example\.com/);
  expect(body).toContain('<p>A bench.</p><p>And a tree.</p>');
});

test.each([
  ['name', '  '],
  ['name', 'x'.repeat(81)],
  ['email', 'ada'],
  ['letter', ''],
  ['letter', 'x'.repeat(5001)],
  ['desk', 'elsewhere'],
])('a letter with a wrong %s goes back with all that was typed', async (field, value) => {
  const { status, body } = await send({ ...GOOD, name: '<b>Ada</b>', [field]: value });
  expect(status).toBe(422);
  expect(body).toContain(`id="${field}-problem"`);
  expect(body).toContain('One thing is missing or wrong.');
  expect(body).toContain(field === 'name' ? 'value="ada@example.com"' : 'value="&lt;b&gt;Ada&lt;/b&gt;"');
});

test('a letter of any size gets a page', async () => {
  const { status, body } = await send({ ...GOOD, letter: 'x'.repeat(100_000) });
  expect(status).toBe(413);
  expect(body).toContain('The letter is too long');
});
