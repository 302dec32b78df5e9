import { buildStale } from '../scripts/build-stale.ts';
import { giveUp, say } from '../scripts/lib/say.mjs';
import type { Contestant } from './contestants/contestant.ts';
import { startFinishedHtml } from './contestants/finished-html.ts';
import { startPeers } from './contestants/peers.ts';
import { startThisSite } from './contestants/this-site.ts';
import { runGrowth } from './growth/run-growth.ts';
import { startBrowser } from './lab/lab.ts';
import { runLab } from './lab/run-lab.ts';
import { proveThrottle, type ThrottleProof } from './lab/throttle-proof.ts';
import { runLoad } from './load/run-load.ts';
import { needWrk } from './load/wrk.ts';
import { Notebook } from './notebook.ts';
import { readOptions, type Options } from './options.ts';
import { loadNow, machineBefore } from './report/machine.ts';
import { writeResults } from './report/write-results.ts';

const started = new Date();
const machine = machineBefore();
const notebook = new Notebook();
const running: Contestant[] = [];

/** npm run bench: measures the site beside what it is compared with, all in one run, and writes the report. */
async function bench(options: Options): Promise<string> {
  if (options.parts.includes('load')) await needWrk();
  await buildStale();
  say('Starting those who take part …');
  const site = await begin(startThisSite());
  const finished = await begin(startFinishedHtml(site));
  const peers = options.peers === null ? [] : await startPeers(options.peers, options.peerNames);
  running.push(...peers);
  const contestants = [site, finished, ...peers];

  let throttle: ThrottleProof | null = null;
  let chromium: string | null = null;
  if (options.parts.includes('lab')) {
    say(`Browser lab, ${options.runs} rounds`);
    const browser = await startBrowser();
    try {
      chromium = browser.version();
      throttle = await proveThrottle(browser);
      await runLab(
        browser,
        contestants.filter(({ lab }) => lab),
        notebook,
        {
          rounds: options.runs,
          scenes: options.scenes,
        },
      );
    } finally {
      await browser.close();
    }
  }
  if (options.parts.includes('load')) {
    const rounds = options.quick ? 1 : Math.max(3, Math.ceil(options.runs / 3));
    say(`Server load, ${rounds} rounds`);
    const loaded = contestants.filter(({ load }) => load);
    const uncached = await begin(startThisSite({ PAGE_CACHE_MB: '0' }));
    const rendering = [uncached, ...loaded.filter((one) => one !== site && one !== finished)];
    await runLoad({ cached: loaded, rendering }, notebook, { rounds, seconds: options.seconds });
  }
  if (options.parts.includes('growth')) {
    say('Growth');
    await runGrowth(notebook, options);
  }
  const { file, text } = await writeResults({
    started: started.toISOString(),
    minutes: (Date.now() - started.getTime()) / 60_000,
    command: ['npm run bench --', ...process.argv.slice(2)].join(' '),
    quick: options.quick,
    machine: { ...machine, chromium, loadAfter: loadNow() },
    throttle,
    contestants: contestants.map(({ name, title }) => ({ name, title })),
    samples: notebook.samples,
    failures: notebook.failures,
  });
  return `${text}\nWritten to ${file}`;
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
  giveUp(error instanceof Error ? error.message : String(error));
} finally {
  await end();
}
