import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import { candidateOf } from '../testing/candidate-of.ts';
import { contractIsServed } from './contract-is-served.ts';

it('passes a release of the contract that is served', async () => {
  expect(await contractIsServed.check(await candidateOf({ name: 'news' }))).toEqual([]);
});

it('refuses one that was built for another, and says which side is to move', async () => {
  expect(
    await contractIsServed.check(await candidateOf({ name: 'news', contract: CONTRACT + 1 })),
  ).toMatchObject([
    {
      cause: expect.stringContaining(`for contract ${CONTRACT + 1}`),
      mend: expect.stringContaining('Deploy the server'),
    },
  ]);
});

it('refuses one whose shell was built for another', async () => {
  const candidate = await candidateOf({ name: 'news' });
  const shell = { ...candidate.shell, contract: CONTRACT - 1 };
  expect(await contractIsServed.check({ ...candidate, shell })).toMatchObject([
    { cause: expect.stringContaining(`the shell of the edition, 1.0.0, for ${CONTRACT - 1}`) },
  ]);
});
