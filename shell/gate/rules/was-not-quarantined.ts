import type { Rule } from '../rule.ts';

export const wasNotQuarantined: Rule = {
  name: 'was-not-quarantined',
  runsCode: false,
  async check({ release, store }) {
    const found = await store.quarantineOf(release);
    if (!found) return [];
    const { edition, since, by, why } = found;
    return [
      {
        cause: `It failed in production: quarantined ${since} by ${by}, in edition ${edition}. ${why}`,
        fix: 'Fix the cause in the remote, and build and publish a new version.',
      },
    ];
  },
};
