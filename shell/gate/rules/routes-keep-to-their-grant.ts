import { releaseKey } from '../../store/release-key.ts';
import { editionRoutes } from '../candidate.ts';
import type { Rule } from '../rule.ts';

/** A release has pages only at addresses that the shell grants its remote, and within the grant's limits. */
export const routesKeepToTheirGrant: Rule = {
  name: 'routes-keep-to-their-grant',
  runsCode: true,
  async check(candidate) {
    const { release, edition } = candidate;
    const { granted } = await editionRoutes(candidate);
    if (release.name !== 'shell') {
      const own = granted.refused.filter(({ remote }) => remote === release.name);
      // Servers ignore routes that are not granted, and serve the rest.
      return own.map(({ cause, fix }) => ({ cause, fix, warnsOnRollback: true }));
    }
    return granted.refused.map(({ remote, cause, fix }) => {
      const named = edition.get(remote);
      return { cause: named ? `${releaseKey(named)}: ${cause}` : cause, fix };
    });
  },
};
