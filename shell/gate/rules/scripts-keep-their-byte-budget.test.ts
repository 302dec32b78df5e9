import { randomBytes } from 'node:crypto';
import { BUDGETS } from '../../../build/bytes/budgets.ts';
import type { RuleVerdict } from '../rule.ts';
import { candidateOf, newsWith, SHELL, type SketchedRelease } from '../testing/candidate-of.ts';
import { scriptsKeepTheirByteBudget } from './scripts-keep-their-byte-budget.ts';

/** Text of this many bytes that hardly shrinks. */
const noise = (bytes: number) => randomBytes(bytes).toString('latin1').slice(0, bytes);

/** Asks the rule about the remote news, whose page "front" is shown at /news, with these scripts. */
async function check(entry: string, page: string, shell: SketchedRelease = SHELL): Promise<RuleVerdict> {
  const news = newsWith('{}');
  const candidate = await candidateOf(
    {
      ...news,
      pages: { front: { scripts: ['web/front.js'], scriptBytes: 0 } },
      files: { ...news.files, 'web/remoteEntry.js': entry, 'web/front.js': page },
    },
    shell,
  );
  try {
    return await scriptsKeepTheirByteBudget.check(candidate);
  } finally {
    await candidate.sandbox.close();
  }
}

it('passes what compresses well, whatever its length', async () => {
  expect(await check('', 'a'.repeat(BUDGETS.page * 4))).toEqual([]);
});

it('names the part that is too heavy, and what to do', async () => {
  expect(await check('', noise(BUDGETS.page))).toMatchObject([
    {
      cause: expect.stringMatching(/"page front" of news@1\.0\.0 has \d+ bytes/),
      fix: expect.stringContaining('load.ts'),
    },
  ]);
});

it('weighs a route with everything that the edition puts on it', async () => {
  const half = noise(BUDGETS.route.awake / 2);
  const shell = {
    ...SHELL,
    extras: { awake: ['web/a.js', 'web/b.js'] },
    files: { ...SHELL.files, 'web/a.js': half, 'web/b.js': half },
  };
  expect(await check(noise(2000), noise(2000), shell)).toMatchObject([
    { cause: expect.stringContaining('/news, awake, has') },
  ]);
});
