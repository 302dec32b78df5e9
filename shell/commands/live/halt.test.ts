import { promote } from '../../store/promote.ts';
import { runCommand } from '../testing/run-command.ts';
import { storeWith } from '../../store/testing/store-with.ts';

const who = { by: 'someone', note: '' };

it('ends the open canary, and says when there is none', async () => {
  const store = await storeWith('news@1', 'news@2');
  const { edition } = await promote(store, { releases: { news: '1' } }, who);
  const { canary } = await promote(store, { releases: { news: '2' }, canaryPercent: 5 }, who);
  const { code, out } = await runCommand(store, ['halt', '--note', 'Slower']);
  expect({ code, out }).toEqual({
    code: 0,
    out: `Canary ${canary?.edition} has ended. All readers get edition ${edition}.\n`,
  });
  expect(await store.live()).toMatchObject({ canary: null, action: 'halt', note: 'Slower' });
  const again = await runCommand(store, ['halt']);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('No canary is open.') });
});

it('says what readers get if somebody else has moved live in the meantime', async () => {
  const store = await storeWith('news@1', 'news@2', 'blog@1', 'blog@2');
  await promote(store, { releases: { news: '1', blog: '1' } }, who);
  await promote(store, { releases: { news: '2' }, canaryPercent: 5 }, who);
  const live = store.live.bind(store);
  // Somebody else adds a release to the canary after the command has read it.
  jest.spyOn(store, 'live').mockImplementationOnce(async () => {
    const seen = await live();
    await promote(store, { releases: { blog: '2' }, canaryPercent: 10 }, who);
    return seen;
  });
  const { code, err } = await runCommand(store, ['halt']);
  const now = await store.live();
  expect({ code, err }).toEqual({
    code: 1,
    err: `Live has been moved in the meantime: readers get edition ${now?.edition}, and edition ${now?.canary?.edition} is the open canary. Nothing was changed.\n`,
  });
});
