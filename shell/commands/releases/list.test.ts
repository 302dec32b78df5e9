import { promote } from '../../store/promote.ts';
import { runCommand } from '../testing/run-command.ts';
import { editionKey } from '../../store/object-keys.ts';
import { storeWith } from '../../store/testing/store-with.ts';

const who = { by: 'someone', note: '' };

function words(out: string): string[][] {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/ {2,}/));
}

it('shows which readers get which release, newest first', async () => {
  const store = await storeWith('news@1', 'news@2', 'news@3', 'news@4', 'blog@1');
  await promote(store, { releases: { news: '1', blog: '1' } }, who);
  await promote(store, { releases: { news: '2' } }, who);
  await promote(store, { releases: { news: '3' }, canaryPercent: 10 }, who);
  const { code, out } = await runCommand(store, ['list']);
  expect(code).toBe(0);
  expect(words(out)).toEqual([
    ['release', 'state', 'published', 'owner'],
    ['blog@1', 'live', 'just now', 'Test desk'],
    ['news@4', 'just now', 'Test desk'],
    ['news@3', 'canary 10%', 'just now', 'Test desk'],
    ['news@2', 'live', 'just now', 'Test desk'],
    ['news@1', 'just now', 'Test desk'],
  ]);
});

it('shortens the list of all, but never leaves out what readers get', async () => {
  const store = await storeWith(...[1, 2, 3, 4, 5, 6, 7].map((version) => `news@${version}`), 'blog@1');
  await promote(store, { releases: { news: '1', blog: '1' } }, who);
  const { out } = await runCommand(store, ['list']);
  expect(out).toMatch(/^news@1 +live/m);
  expect(out).toContain('news: 1 more, see "list news"');
  const all = (await runCommand(store, ['list', 'news'])).out;
  expect(words(all).map(([release]) => release)).toEqual([
    'release',
    ...[7, 6, 5, 4, 3, 2, 1].map((version) => `news@${version}`),
  ]);
});

it('shows what a server has quarantined, since when, why, and by whom', async () => {
  const store = await storeWith('news@1');
  const { edition } = await promote(store, { releases: { news: '1' } }, who);
  await store.reportQuarantined({
    name: 'news',
    version: '1',
    edition,
    since: '2026-11-21T10:02:03.000Z',
    why: 'It threw in 3 renders:\nno \u001B[31mtitle',
    by: 'server-2',
  });
  const { out } = await runCommand(store, ['list', 'news']);
  expect(out).toContain('news@1   live, quarantined');
  expect(out).toContain(
    `\nnews@1 has been quarantined since 2026-11-21 10:02:03 UTC (by server-2, in edition ${edition}): It threw in 3 renders: no title\n`,
  );
});

it('shows the other releases when one cannot be read', async () => {
  const store = await storeWith('news@1', 'blog@1');
  await store.objects.put('releases/news/1/release.json', Buffer.from('{}'));
  const { code, out } = await runCommand(store, ['list']);
  expect(code).toBe(0);
  expect(out).toContain('is not valid');
  expect(out).toMatch(/blog@1 .*Test desk/);
});

it('says what to do with an empty store, and with an unknown remote', async () => {
  expect((await runCommand(await storeWith(), ['list'])).out).toContain('Next: npm run edition -- publish');
  const unknown = await runCommand(await storeWith('news@1'), ['list', 'nws']);
  expect(unknown).toMatchObject({ code: 1, err: expect.stringContaining('There are releases of news.') });
});

it('fails with a message, below the list, if it cannot know what readers get', async () => {
  const store = await storeWith('news@1', 'news@2');
  const { edition } = await promote(store, { releases: { news: '1' } }, who);
  await store.objects.put(editionKey(edition), Buffer.from('damaged'));
  const { code, out, err } = await runCommand(store, ['list']);
  expect(out).toContain('news@1');
  expect(code).toBe(1);
  expect(err).toContain(editionKey(edition));
});
