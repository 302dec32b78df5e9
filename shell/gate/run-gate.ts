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
 * Checks releases that are promoted together against every rule, as part of the edition that they would make with the
 * live releases. Calls `onRule` after each rule. Problems of a release are in its report; rejects only if a release is not in
 * the store, the store does not answer, or the edition would have no shell.
 */
export async function runGate(
  store: EditionStore,
  releases: ReleaseNames,
  onRule: (release: string, rule: RuleReport) => void = () => {},
  { proven = null, isWayBack = false }: KnownFacts = {},
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
    const sandbox = openSandbox(store, release, edition);
    try {
      const candidate: Candidate = { release, edition, shell, store, proven, sandbox };
      reports.push(await checkRules(candidate, isWayBack, (rule) => onRule(releaseKey(release), rule)));
    } finally {
      await sandbox.close();
    }
  }
  return reports;
}

async function checkRules(
  candidate: Candidate,
  isWayBack: boolean,
  onRule: (rule: RuleReport) => void,
): Promise<GateReport> {
  const rules: RuleReport[] = [];
  for (const rule of RULES) {
    const report = await checkRule(rule, candidate, skipReason(rule, rules, candidate, isWayBack), isWayBack);
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
 * The code of a release that failed a rule about its files must not run, and that of a proven one need not, but for blocks: readers
 * get them on one page with those of others. A way back does not wait for that.
 */
function skipReason(
  { runsCode, looksAtOthers }: Rule,
  before: readonly RuleReport[],
  { release, proven }: Candidate,
  isWayBack: boolean,
): string | null {
  if (!runsCode) return null;
  const fileRules = new Set(RULES.filter((rule) => !rule.runsCode).map(({ name }) => name));
  const failed = before.find(({ rule, outcome }) => outcome === 'failed' && fileRules.has(rule));
  if (failed) return `Its code is not run, because it failed ${failed.rule}.`;
  return looksAtOthers && hasBlocks(release) && !isWayBack ? null : proven;
}

/**
 * Milliseconds for one rule, whose steps have deadlines of their own. How many there are depends on the release: on a machine
 * with eight times the work that it can do, mounting news takes more than two minutes.
 */
const LIMIT_MS = 600_000;

/**
 * Checks one rule, unless `whyNot` says why to skip it. A rule that throws or times out has failed; rejects if the store does not
 * answer.
 */
export async function checkRule(
  rule: Rule,
  candidate: Candidate,
  whyNot: string | null,
  isWayBack = false,
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
  const bars = verdict.some(({ isOfQuality }) => !(isWayBack && isOfQuality));
  const outcome = bars ? 'failed' : verdict.length > 0 ? 'warned' : 'passed';
  return { rule: rule.name, outcome, findings: verdict, seconds };
}

async function verdictOf(rule: Rule, candidate: Candidate): Promise<RuleVerdict> {
  try {
    const late = `The check took longer than ${LIMIT_MS / 60_000} minutes.`;
    return await withDeadline(rule.check(candidate), LIMIT_MS, late);
  } catch (error) {
    // It says nothing of the release, which is not to be built again.
    if (storeUnavailable(error)) throw error;
    const why = messageOf(error);
    return [{ cause: why, fix: 'The rule could not be carried out. Fix what it names, and check again.' }];
  }
}
