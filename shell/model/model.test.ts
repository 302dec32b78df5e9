import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runSeed } from './model.ts';
import { PLANTED } from './planted-faults.ts';

const SEEDS = 60;

// spec beyond: promotions, rollbacks and prunes at once, with crashes, lose nothing that readers get
it('the rules of promotion hold under any concurrency and interruption', async () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) expect(await runSeed(seed)).toBeNull();
});

it('a run leaves the clock of the machine as it was', async () => {
  const before = Date;
  await runSeed(1);
  expect(Date).toBe(before);
});

it.each(PLANTED)('the code has the place in which is planted: $name', ({ file, from, to }) => {
  const source = readFileSync(path.join(import.meta.dirname, '../store', file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
  expect(source.replace(from, () => to)).not.toBe(source);
});
