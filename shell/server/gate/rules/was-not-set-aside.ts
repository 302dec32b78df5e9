import type { Rule } from '../rule.ts';

/** No server has set the release aside: it has not failed readers before. */
export const wasNotSetAside: Rule = {
  name: 'was-not-set-aside',
  runsCode: false,
  async check({ release: { name, version }, store }) {
    const asides = await store.asides();
    return asides
      .filter((aside) => aside.name === name && aside.version === version)
      .map(({ edition, since, by, why }) => ({
        cause: `It failed in production: set aside ${since} by ${by}, in edition ${edition}. ${why}`,
        mend: 'Mend the cause in the remote, and build and publish a new version.',
      }));
  },
};
