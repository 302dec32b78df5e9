import { isGuest, type Route } from '../../src/routes.ts';
import { allUnits } from '../../src/composition/unit.ts';
import { releaseKey } from '../../store/release-key.ts';
import { editionRoutes, type Candidate } from '../candidate.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Every remote exposes the pages and blocks that the shell's route table, or its own release, names. */
export const routedUnitsAreExposed: Rule = {
  name: 'routed-units-are-exposed',
  runsCode: true,
  async check(candidate) {
    const { routes } = await editionRoutes(candidate);
    const findings = routes.flatMap((route) => missingUnits(route, candidate));
    // Several routes may show the same page.
    return [...new Map(findings.map((finding) => [finding.cause, finding])).values()];
  },
};

function missingUnits(route: Route, { release, edition, shell }: Candidate): Finding[] {
  return allUnits(route).flatMap(({ remote, kind, name }): Finding[] => {
    if (release.name !== 'shell' && release.name !== remote) return [];
    const serving = edition.get(remote);
    if (!serving) {
      // Without its guest, the page does not exist.
      if (isGuest(route)) return [];
      return [
        {
          cause: `The route table of ${releaseKey(shell)} names the remote "${remote}", but the edition has no release of it.`,
          fix: `Promote a release of ${remote} together with the shell, or before it.`,
        },
      ];
    }
    if (serving[kind === 'page' ? 'pages' : 'blocks'][name]) return [];
    return [
      {
        cause: `${route.path} shows the ${kind} "${name}", but ${releaseKey(serving)} does not expose it.`,
        fix: `Expose it in the rsbuild.config.ts of ${remote}, or first promote a shell whose route table does not name it.`,
      },
    ];
  });
}
