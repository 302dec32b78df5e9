import path from 'node:path';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { buildStale } from '../build/build-stale.ts';
import { giveUp, say } from '../scripts/lib/say.mjs';
import type { Contestant } from './contestants/contestant.ts';
import { startFinishedHtml } from './contestants/finished-html.ts';
import { startOneBundle } from './contestants/one-bundle.ts';
import { startPeers } from './contestants/peers.ts';
import { startRenderedByHand } from './contestants/rendered-by-hand.ts';
import { startThisSite } from './contestants/this-site.ts';
import { runGrowth } from './growth/run-growth.ts';
import { takeFilmstrip } from './lab/filmstrip.ts';
import { startBrowser } from './lab/lab.ts';
import { runLab } from './lab/run-lab.ts';
import { proveThrottle, type ThrottleProof } from './lab/throttle-proof.ts';
import { runLoad } from './load/run-load.ts';
import { requireWrk } from './load/wrk.ts';
import { Recorder } from './recorder.ts';
import { readOptions, type Options } from './options.ts';
import { loadNow, machineBefore } from './report/machine.ts';
import type { Run } from './report/run.ts';
import { writePerformancePage, writeResults } from './report/write-results.ts';

/** Rows of the filmstrip: this site above the leanest page and the others. It is taken only if all of them take part. */
const FILMED = ['site', 'static-nojs', 'next', 'podium', 'astro5', 'finished'];

const started = new Date();
const machine = machineBefore();
const recorder = new Recorder();
const running: Contestant[] = [];

/** npm run bench: measures the site and the contestants in one run, and writes the report. Resolves with its text. */
async function bench(options: Options): Promise<string> {
  if (options.parts.includes('load')) await requireWrk();
  await buildStale(say);
  say('Starting the contestants …');
  const site = await begin(startThisSite());
  const finished = await begin(startFinishedHtml(site));
  const oneBundle = options.parts.includes('lab') ? [await begin(startOneBundle())] : [];
  const peers = options.peers === null ? [] : await startPeers(options.peers, options.peerNames);
  running.push(...peers);
  const contestants = [site, finished, ...oneBundle, ...peers];

  let throttle: ThrottleProof | null = null;
  let chromium: string | null = null;
  let filmstrip: Buffer | null = null;
  if (options.parts.includes('lab')) {
    say(`Browser lab, ${options.runs} rounds`);
    const browser = await startBrowser();
    try {
      chromium = browser.version();
      throttle = await proveThrottle(browser);
      await runLab(
        browser,
        contestants.filter(({ lab }) => lab),
        recorder,
        {
          rounds: options.runs,
          scenes: options.scenes,
        },
      );
      const beside = FILMED.flatMap((name) => contestants.filter((one) => one.name === name));
      const isFilmed = options.scenes?.includes('front') ?? true;
      if (!options.quick && isFilmed && beside.length === FILMED.length)
        filmstrip = await takeFilmstrip(browser, beside);
    } finally {
      await browser.close();
    }
  }
  if (options.parts.includes('load')) {
    const rounds = options.quick ? 1 : Math.max(2, Math.ceil(options.runs / 3));
    say(`Server load, ${rounds} rounds`);
    const loaded = contestants.filter(({ load }) => load);
    const uncached = await begin(startThisSite({ PAGE_CACHE_MB: '0' }));
    const byHand = await begin(startRenderedByHand(site));
    const rendering = [uncached, byHand, ...loaded.filter((one) => one !== site && one !== finished)];
    await runLoad({ cached: loaded, rendering }, recorder, { rounds, seconds: options.seconds });
  }
  if (options.parts.includes('growth')) {
    say('Growth');
    await runGrowth(recorder, options);
  }
  const run: Run = {
    started: started.toISOString(),
    minutes: (Date.now() - started.getTime()) / 60_000,
    command: ['npm run bench --', ...process.argv.slice(2)]
      .map((word) => (word === options.peers ? 'PEERS' : word))
      .join(' '),
    quick: options.quick,
    machine: { ...machine, chromium, loadAfter: loadNow() },
    throttle,
    contestants: [...new Map(running.map((one) => [one.name, one])).values()].map(({ name, title }) => ({
      name,
      title,
    })),
    samples: recorder.samples,
    failures: recorder.failures,
  };
  const folders = options.peers === null ? {} : { PEERS: path.resolve(options.peers) };
  const { file, text } = await writeResults(run, folders);
  if (options.quick) return `${text}\nWritten to ${file}`;
  const missing = await writePerformancePage(run, filmstrip);
  const older = `docs/performance.md keeps earlier results, which have more contestants: ${missing.join('; ')}`;
  return [text, `Written to ${file}`, ...(missing.length === 0 ? [] : [older])].join('\n');
}

async function begin(start: Promise<Contestant>): Promise<Contestant> {
  const contestant = await start;
  running.push(contestant);
  return contestant;
}

async function end(): Promise<void> {
  await Promise.allSettled(running.splice(0).map(({ stop }) => stop()));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().finally(() => process.exit(1)));
try {
  say(await bench(readOptions(process.argv.slice(2))));
} catch (error) {
  await end();
  giveUp(messageOf(error));
} finally {
  await end();
}
