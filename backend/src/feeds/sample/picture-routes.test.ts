import { readdirSync } from 'node:fs';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { samplePictures } from './picture-routes.ts';

const PICTURES = readdirSync(path.join(import.meta.dirname, 'pictures'));

let app: FastifyInstance;
let address: string;
beforeAll(async () => {
  app = fastify();
  await app.register(samplePictures);
  address = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/sample/pictures`;
});
afterAll(() => app.close());

test.each(PICTURES)('%s is a drawing with a title, kept by browsers, that can run nothing', async (name) => {
  const answer = await fetch(`${address}/${name}`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d{5,}/);
  const drawing = await answer.text();
  expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"[^>]*><title>[^<]{10,}<\/title>/);
  expect(drawing).not.toMatch(/<script|<foreignObject|\son\w+=|href=/i);
});

test('a picture is packed for whoever takes it so', async () => {
  const encodingFor = async (accepted: string) => {
    const answer = await fetch(`${address}/streetcar.svg`, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(await answer.text()).toMatch(/^<svg .*<\/svg>\s*$/s);
    return answer.headers.get('content-encoding');
  };
  expect(await encodingFor('gzip, deflate, br')).toBe('gzip');
  expect(await encodingFor('identity')).toBeNull();
  expect(await encodingFor('gzip;q=0')).toBeNull();
});

test.each([
  'unknown.svg',
  'streetcar',
  'README.md',
  '..%2Fstories%2Flocal-news.json',
  '%2e%2e%2fsample-feed.ts',
])('%s is no picture: 404 with a sentence', async (name) => {
  const answer = await fetch(`${address}/${name}`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
    error: { code: 'picture_unknown', message: 'The sample has no picture of that name.' },
  });
});
