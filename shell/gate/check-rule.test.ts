import { checkRule } from './run-gate.ts';
import type { Rule, RuleVerdict } from './rule.ts';
import { StoreUnavailable } from '../store/store-unavailable.ts';
import { candidateOf } from './testing/candidate-of.ts';

const ruleThat = (check: () => Promise<RuleVerdict>): Rule => ({ name: 'a-rule', runsCode: true, check });

it('passes if a rule finds nothing, and fails if it finds something', async () => {
  const candidate = await candidateOf({ name: 'news' });
  const finding = { cause: 'Too loud.', fix: 'Turn it down.' };
  expect(
    await checkRule(
      ruleThat(async () => []),
      candidate,
      null,
    ),
  ).toMatchObject({ outcome: 'passed' });
  expect(
    await checkRule(
      ruleThat(async () => [finding]),
      candidate,
      null,
    ),
  ).toMatchObject({
    rule: 'a-rule',
    outcome: 'failed',
    findings: [finding],
  });
});

it('counts a rule that cannot be run as failed: readers do not get what could not be checked', async () => {
  const broken = ruleThat(() => Promise.reject(new Error('It has no browser.')));
  expect(await checkRule(broken, await candidateOf({ name: 'news' }), null)).toMatchObject({
    outcome: 'failed',
    findings: [{ cause: 'It has no browser.', fix: expect.any(String) }],
  });
});

it('reports nothing about a release that it could not read because the store is unavailable', async () => {
  const away = new StoreUnavailable('The store is unavailable.');
  const broken = ruleThat(() => Promise.reject(new Error('It could not be read.', { cause: away })));
  await expect(checkRule(broken, await candidateOf({ name: 'news' }), null)).rejects.toThrow(
    'It could not be read.',
  );
});

it('does not run a rule that is to be skipped', async () => {
  const check = jest.fn(async () => []);
  const report = await checkRule(ruleThat(check), await candidateOf({ name: 'news' }), 'Not trusted.');
  expect(report).toMatchObject({ outcome: 'skipped', reason: 'Not trusted.' });
  expect(check).not.toHaveBeenCalled();
});
