import '../../scripts/lib/no-arguments.mjs';
import { setTimeout } from 'node:timers/promises';
import { say } from '../../scripts/lib/say.mjs';
import { buildStale } from '../../build/build-stale.ts';
import { deriveRelease } from '../../e2e/support/derive-release.ts';
import { startBeside, startSite, type SiteStore } from '../../e2e/support/running-site.ts';
import { randomNumbers } from '../../shell/lib/testing/random-numbers.ts';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { keyPair } from '../../shell/store/trust/testing/signed-store.ts';
import { alterations, type Alteration } from '../../shell/store/trust/testing/attacker.ts';
import { machineBefore } from '../report/machine.ts';
import { Bucket } from './bucket.ts';
import { pagesOf, read } from './readers.ts';
import { writeReport, type Outcome, type Round } from './report.ts';

const SEED = 1;
const ROUNDS = 50;
/** Alterations that are in the store at the same time. */
const AT_ONCE = 20;
/** A server polls every 1.5 to 2.5 seconds. */
const POLLED_MS = 2700;
const MOVES = 30;
const WORDS = 'A free local paper';

/**
 * npm run bench:attacker: an attacker with all rights on the bucket but no key alters the store of the built site, at least 20
 * objects at a time, while the site runs and before it starts. Exits with 1 if a reader gets an altered byte, if a running site
 * stops serving something, or if neither the log nor `edition verify` names an altered object.
 */
async function main(): Promise<void> {
  const machine = machineBefore();
  await buildStale(say);
  const { signing, trusted, line } = keyPair();
  const env = { TRUSTED_KEYS: line };
  const site = await startSite(env, publishHistory, { signing, trusted });
  const bucket = await Bucket.in(site.folder, trusted);
  const before = await pagesOf(site.origin);
  const attacks = alterations(bucket.genuine, randomNumbers(SEED));
  const rounds: Round[] = [];
  try {
    for (let number = 1; number <= ROUNDS; number += 1) {
      const together = disjoint(attacks, AT_ONCE);
      rounds.push(await runRound(together));
      process.stderr.write(`Round ${number} of ${ROUNDS}: ${rounds.at(-1)?.faults.length} faults\n`);
    }
  } finally {
    await site.stop();
  }
  await writeReport(rounds, machine);

  async function runRound(together: readonly Alteration[]): Promise<Round> {
    const altered = new Set(together.flatMap(({ changes }) => [...changes.keys()]));
    await bucket.apply(together);
    const polled = setTimeout(POLLED_MS);
    const unnamed = await bucket.unnamedByVerify([...altered]);
    await polled;
    const faults = await read(site.origin, bucket.genuine, altered, before);
    const log = [site.log()];
    // A server that refuses to start serves no altered bytes.
    const another = await startBeside(site, env).catch((error: Error) => error);
    if (another instanceof Error) log.push(another.message);
    else {
      faults.push(...(await read(another.origin, bucket.genuine, altered, null)));
      log.push(another.log());
      await another.stop();
    }
    await bucket.restore(together);
    const named = namedIn(log.join('\n'));
    const outcomes: Outcome[] = [];
    for (const alteration of together) {
      const { kind, changes } = alteration;
      const isNamed = [...changes.keys()].every((key) => named.has(key));
      const left = [...changes.keys()].filter((key) => unnamed.includes(key) && !named.has(key));
      const alone = left.length > 0 ? await bucket.unnamedAlone(alteration) : [];
      const isMissed = left.some((key) => alone.includes(key));
      for (const key of isMissed ? left : []) process.stderr.write(`${kind}: ${key} was not reported\n`);
      const namedBy = isMissed ? 'nothing' : isNamed ? 'a server' : 'edition verify';
      outcomes.push({ kind, objects: changes.size, namedBy });
    }
    return { outcomes, faults, started: !(another instanceof Error) };
  }
}

/** The objects that servers refused in the last 70 seconds. Servers log each object once a minute. */
function namedIn(log: string): Set<string> {
  const since = Date.now() - 70_000;
  const lines = log.split('\n').filter((line) => line.includes('"object-refused"'));
  const events = lines.map((line) => JSON.parse(line) as { time: number; object: string });
  return new Set(events.filter(({ time }) => time > since).map(({ object }) => object));
}

/** Promotes three releases of one program in turn, so that there is a history. */
async function publishHistory({ store }: SiteStore): Promise<void> {
  for (const number of [1, 2, 3]) {
    const version = `9.9.${number}`;
    const folder = await deriveRelease(
      'static',
      version,
      WORDS,
      `${WORDS}, number ${number}`,
      /server\.cjs$|\.js$/,
    );
    await publishRelease(store, folder);
  }
  // Enough moves that a server still finds one to start from.
  for (let move = 0; move < MOVES; move += 1) {
    const releases = { static: `9.9.${(move % 3) + 1}` };
    await promote(store, { releases }, { by: 'the pipeline', note: '' });
  }
}

/** Alterations that do not share an object. */
function disjoint(attacks: Generator<Alteration, never>, count: number): Alteration[] {
  const taken = new Set<string>();
  const together: Alteration[] = [];
  while (together.length < count) {
    const { value } = attacks.next();
    if ([...value.changes.keys()].some((key) => taken.has(key))) continue;
    for (const key of value.changes.keys()) taken.add(key);
    together.push(value);
  }
  return together;
}

await main();
