import { promote } from '../../store/promote.ts';
import { runCommand } from '../testing/run-command.ts';
import { storeWith } from '../../store/testing/store-with.ts';

const who = { by: 'someone', note: '' };

it('ends the open canary, and says so when there is none', async () => {
  const store = await storeWith('news@1', 'news@2');
  const { edition } = await promote(store, { releases: { news: '1' } }, who);
  const { canary } = await promote(store, { releases: { news: '2' }, canaryPercent: 5 }, who);
  const { code, out } = await runCommand(store, ['halt', '--note', 'Slower']);
  expect({ code, out }).toEqual({
    code: 0,
    out: `The trial of edition ${canary?.edition} is over. All readers get edition ${edition}.\n`,
  });
  expect(await store.live()).toMatchObject({ canary: null, action: 'halt', note: 'Slower' });
  const again = await runCommand(store, ['halt']);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('No canary is open.') });
});
