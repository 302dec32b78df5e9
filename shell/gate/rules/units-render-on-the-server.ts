import { releaseKey } from '../../store/release-key.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { fixOf, renderFindings } from '../sandbox/render-findings.ts';
import {
  FRONT_ALONE,
  NOT_FOUND,
  testCasesOf,
  unitName,
  unitsOf,
  type CodeFacts,
} from '../sandbox/test-case.ts';
import { unitKey } from '../../src/composition/unit.ts';
import type { Candidate } from '../candidate.ts';

/** Every unit renders from each of its fixtures, in time and without error, as a page with a title and one h1. */
export const unitsRenderOnTheServer: Rule = {
  name: 'units-render-on-the-server',
  runsCode: true,
  checksCombination: true,
  async check(candidate) {
    const { release, sandbox } = candidate;
    const described = await sandbox.describe();
    const findings: Finding[] = described.problems.map((cause) => ({
      cause,
      fix: fixOf(cause, 'Run the remote alone and its tests, fix it, and build it again.'),
    }));
    findings.push(...unitsWithoutFixture(candidate, described));
    // `units-mount-in-a-browser` compares pages with these. Later, it would have to start the worker again.
    await Promise.all([FRONT_ALONE, NOT_FOUND].map((testCase) => sandbox.render(testCase)));
    for (const testCase of testCasesOf(candidate, described)) {
      const outcome = await sandbox.render(testCase);
      findings.push(...(await renderFindings(testCase, outcome, () => sandbox.renderAgain(testCase))));
    }
    for (const why of await sandbox.late()) {
      findings.push({
        cause: `${releaseKey(release)} throws after it has finished, in a timer or a promise: ${why}`,
        fix: fixOf(why, 'Clear timers when load ends, and await every promise or catch its rejection.'),
        warnsOnRollback: true,
      });
    }
    return findings;
  },
};

function unitsWithoutFixture({ release }: Candidate, { fixtures, problems }: CodeFacts): Finding[] {
  // Code that failed to evaluate has no fixtures; that is already a finding.
  if (problems.length > 0) return [];
  return unitsOf(release)
    .filter((unit) => !fixtures[unitKey(unit)]?.length)
    .map((unit) => ({
      cause: `${unitName(unit)} has no fixture, so it cannot be tested.`,
      fix: `Write src/${unit.name}/fixtures.ts with at least one situation, and build it again.`,
      warnsOnRollback: true,
    }));
}
