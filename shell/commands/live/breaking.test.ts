import { setBreaking } from '../../store/set-breaking.ts';
import { storeWith } from '../../store/testing/store-with.ts';
import { runCommand } from '../testing/run-command.ts';

const HOUR_MS = 3_600_000;

it('announces, says what is shown, and removes it', async () => {
  const store = await storeWith();
  expect((await runCommand(store, ['breaking'])).out).toContain('There is no breaking news');
  const set = await runCommand(store, [
    'breaking',
    'The bridge is closed',
    '--until',
    '2h',
    '--link',
    '/local-news',
  ]);
  expect(set).toMatchObject({ code: 0, out: expect.stringContaining('within three seconds') });
  const { notice } = (await store.lastBreaking()) ?? {};
  expect(notice).toMatchObject({ text: 'The bridge is closed', link: '/local-news' });
  expect(Date.parse(notice?.until ?? '') - Date.now()).toBeGreaterThan(7_100_000);
  expect((await runCommand(store, ['breaking'])).out).toContain('"The bridge is closed" until');
  expect((await runCommand(store, ['breaking', '--clear'])).out).toContain(
    'will be removed within three seconds',
  );
  expect((await store.lastBreaking())?.notice).toBeNull();
  expect((await runCommand(store, ['breaking', '--clear'])).out).toContain('there is no breaking news');
});

it.each([
  [3 * HOUR_MS, '180 minutes behind that of file:'],
  [-HOUR_MS, '60 minutes ahead of that of file:'],
])("does not report success if the clock differs from the store's: %d", async (storeIsAheadMs, message) => {
  const store = await storeWith();
  const { objects } = store;
  const modified = objects.modified.bind(objects);
  jest.spyOn(objects, 'modified').mockImplementation(async (key) => {
    const at = await modified(key);
    return at && new Date(at.getTime() + storeIsAheadMs);
  });
  const { code, out, err } = await runCommand(store, ['breaking', 'News', '--until', '2h']);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(message);
  expect(err).toContain('set the clock, and announce again');
});

it.each([
  [['breaking', 'News'], 'Say how long'],
  [['breaking', 'News', '--until', '9d'], 'seven days'],
  [['breaking', ' ', '--until', '2h'], 'The text is empty'],
  [['breaking', 'x'.repeat(141), '--until', '2h'], 'more than 140 characters'],
  [['breaking', 'a\nb', '--until', '2h'], 'one line of plain text'],
  [['breaking', 'a \u202E b', '--until', '2h'], 'one line of plain text'],
  [['breaking', 'News', '--until', '2h', '--link', 'https://evil.example/'], 'a page of this site'],
  [['breaking', 'News', '--until', '2h', '--link', '//evil.example'], 'a page of this site'],
  [['breaking', 'News', '--until', '2h', '--link', '/a b'], 'a page of this site'],
  [['breaking', 'News', '--clear'], '--clear takes no other arguments'],
  [['breaking', '--until', '2h'], 'Give the text of the breaking news'],
])('%j: %s', async (args, message) => {
  const store = await storeWith();
  expect(await runCommand(store, args)).toMatchObject({ code: 1, err: expect.stringContaining(message) });
  expect(await store.lastBreaking()).toBeNull();
});

it('two desks that announce at the same moment are both accepted, one after the other', async () => {
  const store = await storeWith();
  const until = new Date(Date.now() + 60_000).toISOString();
  const texts = ['One', 'Two', 'Three'];
  await Promise.all(texts.map((text) => setBreaking(store, 'a test', { text, link: null, until })));
  expect(await store.objects.list('breaking/')).toHaveLength(3);
  expect((await store.lastBreaking())?.number).toBe(3);
});
