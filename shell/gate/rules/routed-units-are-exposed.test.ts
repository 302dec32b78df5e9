import type { Candidate } from '../candidate.ts';
import type { RuleVerdict } from '../rule.ts';
import { candidateOf, newsWith, SHELL } from '../testing/candidate-of.ts';
import { routedUnitsAreExposed } from './routed-units-are-exposed.ts';

async function check(candidate: Candidate): Promise<RuleVerdict> {
  try {
    return await routedUnitsAreExposed.check(candidate);
  } finally {
    await candidate.sandbox.close();
  }
}

it('passes a remote that exposes what the route table names, and one that it does not name', async () => {
  expect(await check(await candidateOf(newsWith('{}')))).toEqual([]);
  expect(await check(await candidateOf({ name: 'weather' }))).toEqual([]);
});

it('refuses a remote that lacks a page of the route table', async () => {
  expect(await check(await candidateOf({ name: 'news' }))).toMatchObject([
    { cause: '/news shows the page "front", but news@1.0.0 does not expose it.', fix: expect.any(String) },
  ]);
});

it('refuses a shell whose route table names a remote that the edition has not', async () => {
  expect(await check(await candidateOf(SHELL))).toMatchObject([
    { cause: expect.stringContaining('names the remote "news", but the edition has no release of it') },
  ]);
});
