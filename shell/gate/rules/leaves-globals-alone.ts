import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { testCaseName, testCasesOf } from '../sandbox/test-case.ts';

/** The release does not change globals or built-in objects: a new `Array.prototype.sort` would affect every team. */
export const leavesGlobalsAlone: Rule = {
  name: 'leaves-globals-alone',
  runsCode: true,
  async check(candidate) {
    const { sandbox } = candidate;
    const facts = await sandbox.describe();
    const reported = new Set(facts.globals);
    const findings = facts.globals.map((change) => finding(change, 'when it is evaluated'));
    for (const testCase of testCasesOf(candidate, facts)) {
      const outcome = await sandbox.render(testCase);
      if (outcome.state !== 'rendered') continue;
      for (const change of outcome.page.globals.filter((one) => !reported.has(one))) {
        reported.add(change);
        findings.push(finding(change, `by ${testCaseName(testCase)}`));
      }
    }
    return findings;
  },
};

function finding(change: string, when: string): Finding {
  return {
    cause: `${change} ${when}.`,
    fix: 'Use your own module instead. A polyfill belongs in the shell, or in an imported function.',
  };
}
