import type { Rule } from '../rule.ts';

export const wasNotQuarantined: Rule = {
  name: 'was-not-quarantined',
  runsCode: false,
  async check({ release: { name, version }, store }) {
    const quarantine = await store.quarantined();
    return quarantine
      .filter((release) => release.name === name && release.version === version)
      .map(({ edition, since, by, why }) => ({
        cause: `It failed in production: quarantined ${since} by ${by}, in edition ${edition}. ${why}`,
        fix: 'Fix the cause in the remote, and build and publish a new version.',
      }));
  },
};
