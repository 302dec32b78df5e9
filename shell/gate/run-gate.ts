import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { releaseKey } from '../store/release-key.ts';
import type { EditionStore } from '../store/edition-store.ts';
import { storeUnavailable } from '../store/store-unavailable.ts';
import { withDeadline } from '../src/composition/with-deadline.ts';
import { candidateEdition, type Candidate } from './candidate.ts';
import type { GateReport, KnownFacts, Rule, RuleReport, RuleVerdict } from './rule.ts';
import { cameFromOurPipeline } from './rules/came-from-our-pipeline.ts';
import { contractIsServed } from './rules/contract-is-served.ts';
import { everyFileHasItsHash } from './rules/every-file-has-its-hash.ts';
import { leavesGlobalsAlone } from './rules/leaves-globals-alone.ts';
import { namesDoNotCollide } from './rules/names-do-not-collide.ts';
import { noSingletonIsShipped } from './rules/no-singleton-is-shipped.ts';
import { routedUnitsAreExposed } from './rules/routed-units-are-exposed.ts';
import { routesKeepToTheirGrant } from './rules/routes-keep-to-their-grant.ts';
import { scriptsKeepTheirByteBudget } from './rules/scripts-keep-their-byte-budget.ts';
import { singletonsAreMet } from './rules/singletons-are-met.ts';
import { unitsMountInABrowser } from './rules/units-mount-in-a-browser.ts';
import { unitsRenderOnTheServer } from './rules/units-render-on-the-server.ts';
import { wasNotQuarantined } from './rules/was-not-quarantined.ts';
import { openSandbox } from './sandbox/open-sandbox.ts';
import { hasBlocks } from './sandbox/test-case.ts';

/** In the order of checking: first what a release contains, then what its code does. */
const RULES: readonly Rule[] = [
  everyFileHasItsHash,
  contractIsServed,
  wasNotQuarantined,
  singletonsAreMet,
  noSingletonIsShipped,
  namesDoNotCollide,
  routesKeepToTheirGrant,
  cameFromOurPipeline,
  routedUnitsAreExposed,
  scriptsKeepTheirByteBudget,
  unitsRenderOnTheServer,
  leavesGlobalsAlone,
  unitsMountInABrowser,
];

/**
 * Checks releases that are promoted together against every rule, as part of the edition that they would make with the live
 * releases. Calls `onRule` after each rule. Problems of a release are in its report; rejects only if a release is not in the
 * store, the store is unavailable, or the edition would have no shell.
 */
export async function runGate(
  store: EditionStore,
  releases: ReleaseNames,
  onRule: (release: string, rule: RuleReport) => void = () => {},
  { skipCodeBecause = null, isRollback = false, retired = [] }: KnownFacts = {},
): Promise<readonly GateReport[]> {
  const edition = await candidateEdition(store, releases, retired);
  const shell = edition.get('shell');
  if (!shell) {
    throw new Error('No shell is live. Check and promote a release of the shell together with the remotes.');
  }
  const reports: GateReport[] = [];
  for (const name of Object.keys(releases)) {
    const release = edition.get(name);
    if (!release) continue;
    const sandbox = openSandbox(store, release, edition);
    try {
      const candidate: Candidate = { release, edition, shell, store, skipCodeBecause, sandbox };
      reports.push(await checkRules(candidate, isRollback, (rule) => onRule(releaseKey(release), rule)));
    } finally {
      await sandbox.close();
    }
  }
  return reports;
}

async function checkRules(
  candidate: Candidate,
  isRollback: boolean,
  onRule: (rule: RuleReport) => void,
): Promise<GateReport> {
  const rules: RuleReport[] = [];
  for (const rule of RULES) {
    const report = await checkRule(
      rule,
      candidate,
      skipReason(rule, rules, candidate, isRollback),
      isRollback,
    );
    rules.push(report);
    onRule(report);
  }
  return {
    release: releaseKey(candidate.release),
    passed: rules.every(({ outcome }) => outcome !== 'failed'),
    rules,
  };
}

/**
 * Code of a release that failed a rule about its files must not run. Code that has passed before does not have to run again,
 * except for blocks: readers get them on one page with other remotes' blocks. A rollback does not wait for that.
 */
function skipReason(
  { runsCode, checksCombination }: Rule,
  before: readonly RuleReport[],
  { release, skipCodeBecause }: Candidate,
  isRollback: boolean,
): string | null {
  if (!runsCode) return null;
  const fileRules = new Set(RULES.filter((rule) => !rule.runsCode).map(({ name }) => name));
  const failed = before.find(({ rule, outcome }) => outcome === 'failed' && fileRules.has(rule));
  if (failed) return `Its code was not run, because it failed ${failed.rule}.`;
  return checksCombination && hasBlocks(release) && !isRollback ? null : skipCodeBecause;
}

/**
 * Milliseconds for one rule, whose steps have their own deadlines. How many steps there are depends on the release: on a
 * machine at eight times its capacity, mounting news takes more than two minutes.
 */
const LIMIT_MS = 600_000;

/**
 * Checks one rule, unless `whyNot` says why to skip it. A rule that throws or times out has failed; rejects if the store is
 * unavailable.
 */
export async function checkRule(
  rule: Rule,
  candidate: Candidate,
  whyNot: string | null,
  isRollback = false,
): Promise<RuleReport> {
  const started = performance.now();
  const verdict = whyNot === null ? await verdictOf(rule, candidate) : { skipped: whyNot };
  const seconds = (performance.now() - started) / 1000;
  if ('skipped' in verdict) {
    return { rule: rule.name, outcome: 'skipped', findings: [], reason: verdict.skipped, seconds };
  }
  if ('passed' in verdict) {
    return { rule: rule.name, outcome: 'passed', findings: [], reason: verdict.passed, seconds };
  }
  const bars = verdict.some(({ warnsOnRollback }) => !(isRollback && warnsOnRollback));
  const outcome = bars ? 'failed' : verdict.length > 0 ? 'warned' : 'passed';
  return { rule: rule.name, outcome, findings: verdict, seconds };
}

async function verdictOf(rule: Rule, candidate: Candidate): Promise<RuleVerdict> {
  try {
    const late = `The check took longer than ${LIMIT_MS / 60_000} minutes.`;
    return await withDeadline(rule.check(candidate), LIMIT_MS, late);
  } catch (error) {
    // This says nothing about the release, which need not be rebuilt.
    if (storeUnavailable(error)) throw error;
    const why = messageOf(error);
    return [{ cause: why, fix: 'The rule could not be run. Fix the cause above, and check again.' }];
  }
}
