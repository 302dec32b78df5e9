import { closedGate } from '../testing/open-gate.ts';
import { runCommand } from '../testing/run-command.ts';
import { storeWith } from '../../store/testing/store-with.ts';
import type { Gate } from '../command-context.ts';

it('shows every rule, succeeds, changes nothing, and names the next step', async () => {
  const store = await storeWith('news@1', 'blog@1');
  const { code, out } = await runCommand(store, ['check', 'news@1', 'blog@1']);
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    'news@1',
    '  passed   always-passes                 0.0 s',
    'blog@1',
    '  passed   always-passes                 0.0 s',
    '2 rules passed, 0 failed. Next: npm run edition -- promote news@1 blog@1',
    '',
  ]);
  expect(await store.live()).toBeNull();
});

it('shows cause and fix of failures, and ends with 1', async () => {
  const { code, out, err } = await runCommand(await storeWith('news@1'), ['check', 'news@1'], {
    gate: closedGate,
  });
  expect(code).toBe(1);
  expect(out.split('\n')).toEqual([
    'news@1',
    '  failed   renders-alone                 1.3 s',
    '           cause: It has no heading.',
    '           cause: It has no title.',
    '           fix:   Give it one.',
    '',
  ]);
  expect(err).toBe(
    '0 rules passed, 1 failed. Follow the fixes above; if the release changes, publish and check the new version.\n',
  );
});

it('shows why a rule was skipped, which is not a failure', async () => {
  const rule = {
    rule: 'mounts-in-a-browser',
    outcome: 'skipped',
    findings: [],
    reason: 'There is no browser here.',
    seconds: 0,
  } as const;
  const gate: Gate = async (_, __, onRule) => {
    onRule('news@1', rule);
    return [{ release: 'news@1', passed: true, rules: [rule] }];
  };
  const { code, out } = await runCommand(await storeWith('news@1'), ['check', 'news@1'], { gate });
  expect(code).toBe(0);
  expect(out).toContain('  skipped  mounts-in-a-browser           There is no browser here.\n');
  expect(out).toContain('0 rules passed, 0 failed, 1 skipped. Next:');
});

it('only runs the gate for published releases', async () => {
  const { code, err } = await runCommand(await storeWith('news@1'), ['check', 'news@2'], {
    gate: closedGate,
  });
  expect(code).toBe(1);
  expect(err).toContain('news@2 is not in');
});
