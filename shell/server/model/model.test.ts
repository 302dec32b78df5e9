import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runSeed } from './model.ts';
import { PLANTED } from './planted-faults.ts';

const SEEDS = 40;

// spec beyond: promotions, rollbacks and prunes at once, with crashes, lose nothing that readers get
it('the rules of promotion hold, whatever happens at once and breaks off', async () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) expect(await runSeed({ seed })).toBeNull();
});

it('a seed is the same at each run', async () => {
  const from = Date.now();
  await runSeed({ seed: 1 });
  // The clock of a run is gone with it.
  expect(Date.now()).toBeGreaterThanOrEqual(from);
  expect(Math.abs(Date.now() - from)).toBeLessThan(60_000);
});

it.each(PLANTED)('the code has the place in which is planted: $name', ({ file, from, to }) => {
  const source = readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
  expect(source.replace(from, () => to)).not.toBe(source);
});
