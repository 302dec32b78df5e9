import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { Grant } from '../../src/routes.ts';
import { releaseKey } from '../../store/release-key.ts';
import { affectedRemotes } from '../candidate.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** If a remote's grant names a repository, or a workflow in it, its releases must come from there. */
export const cameFromOurPipeline: Rule = {
  name: 'came-from-our-pipeline',
  // It needs the grants, which are in the shell's code.
  runsCode: true,
  async check(candidate) {
    const { grants } = await candidate.sandbox.describe();
    const found = affectedRemotes(candidate).flatMap((release) =>
      grants
        .filter((grant) => grant.remote === release.name)
        .flatMap(({ from }) => (from ? findings(release, from) : [])),
    );
    const isNamed = grants.some(({ from, remote }) => from && remote === candidate.release.name);
    if (found.length > 0 || !isNamed || candidate.store.trusted) return found;
    return { passed: 'According to release.json; without TRUSTED_KEYS, nothing proves who wrote it.' };
  },
};

function findings(release: Release, from: NonNullable<Grant['from']>): Finding[] {
  const { provenance } = release;
  const about = (cause: string): Finding => ({
    cause: `${releaseKey(release)}: ${cause}`,
    fix: `Publish it from the pipeline of ${from.repository}. If the remote has moved, change "from" in its line of GRANTS in shell/src/routes.ts, and promote that shell first.`,
  });
  if (!provenance) return [about('release.json does not say where it came from.')];
  const { repository, workflow, commit } = provenance;
  if (repository !== from.repository) {
    return [about(`it came from ${repository ?? 'no repository'}; the shell requires ${from.repository}.`)];
  }
  if (from.workflow !== undefined && workflow !== from.workflow) {
    return [about(`it was built by ${workflow ?? 'no workflow'}; the shell requires ${from.workflow}.`)];
  }
  return commit === null || commit.endsWith('+changes')
    ? [about('it was built from uncommitted files.')]
    : [];
}
