import { randomBytes } from 'node:crypto';
import { candidateOf } from '../testing/candidate-of.ts';
import { BUDGETS } from '../budgets.ts';
import { pagesKeepTheirByteBudget } from './pages-keep-their-byte-budget.ts';

/** Text of this many bytes that hardly shrinks. */
const noise = (bytes: number) => randomBytes(bytes).toString('latin1').slice(0, bytes);
const unit = (file: string) => ({ scripts: [file], scriptBytes: 0 });

it('passes what compresses well, whatever its length', async () => {
  const files = { 'web/front.js': 'a'.repeat(BUDGETS.page * 4) };
  const candidate = await candidateOf({ name: 'news', files, pages: { front: unit('web/front.js') } });
  expect(await pagesKeepTheirByteBudget.check(candidate)).toEqual([]);
});

it('counts entry and chunks together, and names the page or block that is too heavy', async () => {
  const files = {
    'web/remoteEntry.js': noise(BUDGETS.block / 2),
    'web/a.js': noise(BUDGETS.block / 2),
    'web/b.js': 'b',
  };
  const candidate = await candidateOf({
    name: 'news',
    files,
    pages: { light: unit('web/b.js') },
    blocks: { heavy: unit('web/a.js') },
  });
  expect(await pagesKeepTheirByteBudget.check(candidate)).toMatchObject([
    { cause: expect.stringContaining('The block "heavy" fetches'), mend: expect.stringContaining('load.ts') },
  ]);
});
