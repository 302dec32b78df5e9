import { createHmac } from 'node:crypto';
import { codeOf } from '../testing/code-of.ts';
import { openPictureSite, type PictureSite } from './testing/picture-site.ts';
import { KEY, segmentOf, sign } from './testing/signed-path.ts';

let site: PictureSite;
beforeEach(async () => (site = await openPictureSite()));
afterEach(() => site.close());

test('a path that the site signed is known', async () => {
  const { path } = await site.service({
    resolve: async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    },
  });
  // The test of the site's signing has the same path, so that both sides agree.
  const signed = '/pictures/TNFSHjXcnAhBVwxjhfc4ew/aHR0cHM6Ly9waWN0dXJlcy5leGFtcGxlL2JpcmQucG5nP3c9NjQw';
  expect(await (await path(signed)).text()).toContain(
    'The picture https://pictures.example/bird.png?w=640 could not be fetched (ENOTFOUND)',
  );
});

test.each([
  ['of another key', (segment: string) => sign(segment, 'another key of the same length, say')],
  ['of another address', () => sign(segmentOf('https://pictures.example/other.png'))],
  ['cut short', (segment: string) => sign(segment).slice(0, 20)],
  ['of the whole hash', (segment: string) => createHmac('sha256', KEY).update(segment).digest('base64url')],
])('a signature %s is refused, and nothing is requested', async (_name, signature) => {
  const { path } = await site.service();
  const segment = segmentOf(`${site.host.origin}/bird.png`);
  const response = await path(`/pictures/${signature(segment)}/${segment}`);
  expect(response.status).toBe(403);
  expect(await codeOf(response)).toBe('picture_signature');
  expect(site.host.connections()).toBe(0);
});

test.each([
  '/pictures/',
  '/pictures/abc',
  '/pictures/a/b/c/d',
  `/pictures/${sign(segmentOf('bird'))}/${segmentOf('bird')}`,
])('%s is not a picture address', async (at) => {
  const { path } = await site.service();
  expect((await path(at)).status).toBe(400);
});
