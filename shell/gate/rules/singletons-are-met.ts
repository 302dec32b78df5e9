import semver from 'semver';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import { releaseKey } from '../../store/release-key.ts';
import { affectedRemotes } from '../candidate.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** The shell's versions of the singletons satisfy the ranges that the remote was built for. */
export const singletonsAreMet: Rule = {
  name: 'singletons-are-met',
  runsCode: false,
  async check(candidate) {
    const { provides } = candidate.shell;
    if (!provides) {
      return [
        {
          cause: `The shell ${candidate.shell.version} does not say which versions of the singletons it provides.`,
          fix: 'Rebuild the shell and promote it first.',
        },
      ];
    }
    return affectedRemotes(candidate).flatMap((remote) => unmet(remote, provides, candidate.shell));
  },
};

function unmet(remote: Release, provides: Readonly<Record<string, string>>, shell: Release): Finding[] {
  return Object.entries(remote.singletons).flatMap(([singleton, range]): Finding[] => {
    const version = provides[singleton];
    if (version !== undefined && semver.satisfies(version, range)) return [];
    return [
      {
        cause: `${releaseKey(remote)} requires ${singleton} ${range}; ${releaseKey(shell)} provides ${version ?? 'none'}.`,
        fix: `Build the remote with ${singleton} ${version ?? 'of the shell'}, or first promote a shell that satisfies the range.`,
      },
    ];
  });
}
