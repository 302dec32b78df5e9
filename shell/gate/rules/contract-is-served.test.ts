import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import { CONTRACTS } from '@meadowlark/shared/contract/versions/contract-table.ts';
import { candidateOf } from '../testing/candidate-of.ts';
import { contractIsServed } from './contract-is-served.ts';

const LAST_DAY = CONTRACTS.at(-1)?.previousUntil ?? '';

async function checkOn(day: string, contract: number) {
  const candidate = await candidateOf({ name: 'news', contract });
  const today = jest.spyOn(Date.prototype, 'toISOString').mockReturnValue(`${day}T23:59:59.000Z`);
  try {
    return await contractIsServed.check(candidate);
  } finally {
    today.mockRestore();
  }
}

it('passes a release of the contract that is served', async () => {
  expect(await checkOn('2999-01-01', CONTRACT)).toEqual([]);
});

it('passes one of the contract before, and names the day on which that ends', async () => {
  expect(await checkOn(LAST_DAY, CONTRACT - 1)).toEqual({
    passed: expect.stringContaining(`For contract ${CONTRACT - 1}, which ends on ${LAST_DAY}.`),
  });
});

it('refuses it after that day, and older or newer contracts, and says which side must change', async () => {
  expect(await checkOn('2999-01-01', CONTRACT - 1)).toMatchObject([
    {
      cause: expect.stringContaining(`which ended on ${LAST_DAY}`),
      fix: expect.stringContaining('doctor news@'),
    },
  ]);
  expect(await checkOn('2026-11-23', CONTRACT - 2)).toMatchObject([
    { cause: expect.stringContaining(`serves ${CONTRACT - 1} and ${CONTRACT}`) },
  ]);
  expect(await checkOn('2026-11-23', CONTRACT + 1)).toMatchObject([
    { fix: expect.stringContaining('Deploy the server') },
  ]);
});
