import { promote } from '../../store/promote.ts';
import { runCommand } from '../testing/run-command.ts';
import { storeWith } from '../../store/testing/store-with.ts';

const who = { by: 'someone', note: '' };

async function threeEditions() {
  const store = await storeWith('news@1', 'news@2', 'news@3');
  const first = await promote(store, { releases: { news: '1' } }, who);
  const second = await promote(store, { releases: { news: '2' } }, who);
  const third = await promote(store, { releases: { news: '3' } }, who);
  return { store, first: first.edition, second: second.edition, third: third.edition };
}

it('goes to the edition before, says what readers get, and how to go forward again', async () => {
  const { store, second, third } = await threeEditions();
  const { code, out } = await runCommand(store, ['rollback', '--note', 'No pictures']);
  expect(code).toBe(0);
  expect(out).toBe(
    `All readers get edition ${second} again:\n  news  3  ->  2\nTo undo it: npm run edition -- rollback --to ${third}\n`,
  );
  expect(await store.live()).toMatchObject({ edition: second, by: 'a test', note: 'No pictures' });
});

it('goes to the edition named, and says when readers get it already', async () => {
  const { store, first } = await threeEditions();
  await runCommand(store, ['rollback', '--to', first]);
  expect(await store.live()).toMatchObject({ edition: first });
  const again = await runCommand(store, ['rollback', '--to', first]);
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('Nothing to do') });
  expect(await store.history()).toHaveLength(4);
});

it('tells of the canary that ends with it', async () => {
  const { store } = await threeEditions();
  await promote(store, { releases: { news: '1' }, canaryPercent: 5 }, who);
  expect((await runCommand(store, ['rollback'])).out).toContain('The open canary ended with it.');
});

it('says what there is when there is nothing to go back to', async () => {
  const { store, first } = await threeEditions();
  await runCommand(store, ['rollback', '--to', first]);
  expect(await runCommand(store, ['rollback'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('is the first edition'),
  });
  expect(await runCommand(store, ['rollback', '--to', `${first}x`])).toMatchObject({
    code: 1,
    err: expect.stringContaining(`Closest: ${first}`),
  });
  expect(await runCommand(await storeWith('news@1'), ['rollback'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('Nothing was ever promoted'),
  });
});
