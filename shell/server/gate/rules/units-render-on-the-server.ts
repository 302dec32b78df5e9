import type { Finding } from '../report.ts';
import type { Rule } from '../rule.ts';
import { renderFindings } from '../stage/render-findings.ts';
import { scenesOf, unitName, unitsOf } from '../stage/scene.ts';
import type { StageFacts } from '../stage/stage-facts.ts';
import { unitKey } from '../../../src/composition/unit.ts';
import type { Candidate } from '../candidate.ts';

/** Every exposed unit renders from each of its fixtures, in time, without error, as a page that says what it is. */
export const unitsRenderOnTheServer: Rule = {
  name: 'units-render-on-the-server',
  runsCode: true,
  async check(candidate) {
    const { release, stage } = candidate;
    const described = await stage.describe();
    const findings: Finding[] = described.problems.map((cause) => ({
      cause,
      mend: 'Run the remote alone and its tests, mend it, and build it again.',
    }));
    findings.push(...unitsWithoutFixture(candidate, described));
    for (const scene of scenesOf(release, described)) {
      const outcome = await stage.render(scene);
      findings.push(...(await renderFindings(scene, outcome, () => stage.renderAgain(scene))));
    }
    return findings;
  },
};

function unitsWithoutFixture({ release }: Candidate, { fixtures, problems }: StageFacts): Finding[] {
  // What cannot be evaluated has no fixtures either; that was said.
  if (problems.length > 0) return [];
  return unitsOf(release)
    .filter((unit) => !fixtures[unitKey(unit)]?.length)
    .map((unit) => ({
      cause: `${unitName(unit)} has no fixture, so nobody can say whether it works.`,
      mend: `Write src/${unit.name}/fixtures.ts with at least one situation, and build it again.`,
    }));
}
