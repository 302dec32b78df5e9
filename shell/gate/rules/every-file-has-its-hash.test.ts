import { PUBLISHING } from '../../store/object-keys.ts';
import { candidateOf } from '../testing/candidate-of.ts';
import { everyFileHasItsHash } from './every-file-has-its-hash.ts';

const news = { name: 'news' };
const entry = 'releases/news/1.0.0/web/remoteEntry.js';

it('passes a release that is as it was built', async () => {
  expect(await everyFileHasItsHash.check(await candidateOf(news))).toEqual([]);
});

it.each([
  ['was changed in the store', '/* entrY */', 'its hash differs'],
  ['was cut off', '/*', 'has 2 bytes, but release.json says 11'],
])('refuses a file that %s', async (_, text, cause) => {
  const candidate = await candidateOf(news);
  await candidate.store.objects.put(entry, Buffer.from(text));
  const [finding, ...more] = (await everyFileHasItsHash.check(candidate)) as {
    cause: string;
    fix: string;
  }[];
  expect(finding?.cause).toContain(cause);
  expect(finding?.fix).toContain('new version');
  expect(more).toEqual([]);
});

it('refuses a release with a missing or an unlisted file', async () => {
  const candidate = await candidateOf(news);
  await candidate.store.objects.remove(entry);
  await candidate.store.objects.put('releases/news/1.0.0/web/stray.js', Buffer.from('alert(1)'));
  expect(await everyFileHasItsHash.check(candidate)).toMatchObject([
    { cause: expect.stringContaining('"web/remoteEntry.js" is missing') },
    { cause: expect.stringContaining('"web/stray.js" is in the release\'s folder') },
  ]);
});

it('passes a release of which somebody failed to publish another build', async () => {
  const candidate = await candidateOf(news);
  await candidate.store.objects.put(`releases/news/1.0.0/${PUBLISHING}`, Buffer.from(''));
  expect(await everyFileHasItsHash.check(candidate)).toEqual([]);
});

it('refuses a script that an extra names and no hash covers', async () => {
  const extras = { 'offline-worker': ['web/worker.js'] };
  expect(await everyFileHasItsHash.check(await candidateOf({ ...news, extras }))).toMatchObject([
    { cause: 'release.json names "web/worker.js" but does not list it with a hash.' },
  ]);
});

it('refuses a script that a page names and no hash covers', async () => {
  const pages = { front: { scripts: ['web/front.js'], scriptBytes: 1 } };
  expect(await everyFileHasItsHash.check(await candidateOf({ ...news, pages }))).toMatchObject([
    { cause: 'release.json names "web/front.js" but does not list it with a hash.' },
  ]);
});
