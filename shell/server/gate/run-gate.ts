import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { EditionStore } from '../store/edition-store.ts';
import { candidateEdition } from './candidate-edition.ts';
import { releaseName, type Candidate } from './candidate.ts';
import { checkRule } from './check-rule.ts';
import type { GateReport, RuleReport } from './report.ts';
import type { Rule } from './rule.ts';
import { RULES } from './rules.ts';
import { openStage } from './stage/open-stage.ts';

/**
 * Checks the releases that are to be promoted together, each under every rule, as part of the edition that they would
 * make with what is live. `onRule` hears of each rule when it is done. Rejects when a release is not in the store, and
 * when the edition would have no shell; whatever is wrong with a release itself is in its report.
 */
export async function runGate(
  store: EditionStore,
  releases: ReleaseNames,
  onRule: (release: string, rule: RuleReport) => void = () => {},
): Promise<readonly GateReport[]> {
  const edition = await candidateEdition(store, releases);
  const shell = edition.get('shell');
  if (!shell) {
    throw new Error('No shell is live. Check and promote a release of the shell together with the remotes.');
  }
  const reports: GateReport[] = [];
  for (const name of Object.keys(releases)) {
    const release = edition.get(name);
    if (!release) continue;
    const stage = openStage(store, release, edition);
    try {
      const candidate: Candidate = { release, edition, shell, store, stage };
      reports.push(await checkAll(candidate, (rule) => onRule(releaseName(release), rule)));
    } finally {
      await stage.close();
    }
  }
  return reports;
}

async function checkAll(candidate: Candidate, onRule: (rule: RuleReport) => void): Promise<GateReport> {
  const rules: RuleReport[] = [];
  for (const rule of RULES) {
    const report = await checkRule(rule, candidate, whyNotRun(rule, rules));
    rules.push(report);
    onRule(report);
  }
  return {
    release: releaseName(candidate.release),
    passed: rules.every(({ outcome }) => outcome !== 'failed'),
    rules,
  };
}

/** A release that failed a rule about what it is does not get to run. */
function whyNotRun({ runsCode }: Rule, before: readonly RuleReport[]): string | null {
  const distrusted = new Set(RULES.filter((rule) => !rule.runsCode).map(({ name }) => name));
  const failed = before.find(({ rule, outcome }) => outcome === 'failed' && distrusted.has(rule));
  return runsCode && failed ? `Its code is not run, because it failed ${failed.rule}.` : null;
}
