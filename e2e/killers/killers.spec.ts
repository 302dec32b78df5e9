import { rm } from 'node:fs/promises';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { editionCommand } from '../support/commands/edition-command.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';
import { DEADLY_PAGE, deadlyRelease } from './deadly-release.ts';
import {
  KILLERS,
  killersOf,
  MOMENTS,
  PROGRAMS,
  type Killer,
  type KillerCode,
  type Moment,
  type Program,
} from './killers.ts';
import { makeLive } from './make-live.ts';
import { isComplete, readPage, type Read } from './read-page.ts';

/** Limits for the first byte of the deadly page, and for cached pages of other readers, ms. */
const MET_MS = 3000;
const OTHERS_MS = 1000;
/** Factor for a machine that runs other tests too. `npm run bench:killers` measures alone. */
const BUSY = 5;

// One after the other: each takes all the CPU it can get.
test.describe.configure({ mode: 'default' });

/** Only in the environment of the server. */
const SECRET = 'known-to-the-operator-alone-0123456789';

const DEADLY_SAYS = 'A free local paper';
/** Other pages, one cached and one rendered for each reader, and a text of each. */
const OTHERS = [
  { path: () => '/local-news', says: 'Local News' },
  { path: () => `/faq?q=${Math.random()}`, says: 'FAQ' },
];

/** A request, and whether it got the expected page. */
type Judged = Omit<Read, 'text'> & { isRight: boolean };

async function read(site: RunningSite, path: string, says: string): Promise<Judged> {
  const { text, ...response } = await readPage(site.origin, path);
  return { ...response, isRight: isComplete({ ...response, text }, says) && !text.includes(SECRET) };
}

/** Reads other pages until the returned function is called, which resolves with the results. */
function readOthers(site: RunningSite): () => Promise<Judged[]> {
  const over = new AbortController();
  const reads: Judged[] = [];
  const readers = OTHERS.map(async ({ path, says }) => {
    while (!over.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- a reader asks for one page after the other
      reads.push(await read(site, path(), says));
    }
  });
  return async () => {
    over.abort();
    await Promise.all(readers);
    return reads;
  };
}

function slowest(reads: readonly Judged[]): number {
  return Math.max(...reads.map(({ ms }) => ms));
}

async function expectQuarantine(site: RunningSite, program: Program, version: string, reason: string) {
  await expect
    .poll(() => site.log())
    .toMatch(new RegExp(`"event":"quarantined","remote":"${program}","version":"${version}".*${reason}`));
  const metrics = await (await fetch(`${site.origin}/metrics`)).text();
  expect(metrics).toContain(`meadowlark_release_quarantined{remote="${program}",version="${version}"} 1`);
  await expect.poll(() => editionCommand(site, 'list', program)).toMatch(new RegExp(reason));
}

/** Each way to stop a release once, and those hardest to blame on a shell. `npm run test:all` has all of them. */
const SAMPLED: Readonly<Record<Program, ReadonlySet<Killer>>> = {
  static: new Set<Killer>([
    'loops without end',
    'throws in a timer',
    'calls process.exit',
    'fills the heap',
    'changes a prototype',
    'reads the environment',
  ]),
  shell: new Set<Killer>(['backtracks in a regular expression', 'changes a prototype']),
};

/** The tests of a program and a moment: which killers, and whether `npm test` has them. */
function halvesOf(program: Program, moment: Moment) {
  const all = killersOf(program, moment);
  if (moment !== 'load') return [{ killers: all, which: '', tag: ['@full'] }];
  const sampled = SAMPLED[program];
  return [
    { killers: all.filter((one) => sampled.has(one)), which: ' (some)', tag: [] },
    { killers: all.filter((one) => !sampled.has(one)), which: ' (all others)', tag: ['@full'] },
  ];
}

for (const program of PROGRAMS)
  for (const moment of MOMENTS)
    for (const { killers, which, tag } of halvesOf(program, moment))
      test(
        `whatever a release of ${program} does ${moment === 'evaluated' ? 'when evaluated' : `in ${moment}`}, its reader gets the page of the previous release, and no one else notices${which}`,
        { tag },
        async () => {
          test.setTimeout(600_000);
          const site = await startSite({ MEADOWLARK_TEST_SECRET: SECRET });
          const run = async (killer: Killer, version: string, good: string) => {
            const { reason, quarantine }: KillerCode = KILLERS[killer];
            const folder = await deadlyRelease(program, version, killer, moment);
            await publishRelease(site.store, folder);
            // Earlier killers may have logged the same.
            const before = site.log().length;
            const log = () => site.log().slice(before);
            const stop = readOthers(site);
            await makeLive(site, program, version);
            const met = await read(site, DEADLY_PAGE, DEADLY_SAYS);
            const others = await stop();

            expect(met).toMatchObject({ status: 200, isRight: true });
            expect(met.firstMs).toBeLessThan(MET_MS * BUSY);
            expect(others.filter(({ status, isRight }) => status !== 200 || !isRight)).toEqual([]);
            expect(slowest(others.filter(({ isCached }) => isCached))).toBeLessThan(OTHERS_MS);
            expect(slowest(others)).toBeLessThan(MET_MS * BUSY);

            if (reason !== null && quarantine) await expectQuarantine(site, program, version, reason);
            else if (reason !== null) await expect.poll(log).toMatch(new RegExp(reason));
            expect(log()).not.toContain(SECRET);
            // Another release restores the page.
            await makeLive(site, program, good);
            expect(await read(site, DEADLY_PAGE, DEADLY_SAYS)).toMatchObject({
              status: 200,
              isRight: true,
            });
          };
          try {
            const good = (await site.store.edition((await site.store.live())?.edition ?? '')).releases[
              program
            ];
            for (const [i, killer] of killers.entries()) {
              await test.step(killer, () => run(killer, `9.9.${i}-deadly`, good ?? ''));
            }
          } finally {
            await site.stop();
          }
        },
      );

for (const program of PROGRAMS)
  test(
    `a server starts with a live release of ${program} that loops when evaluated, and serves the previous release even if the store is lost`,
    { tag: program === 'static' ? [] : '@full' },
    async () => {
      test.setTimeout(300_000);
      const site = await startSite({}, async ({ store }) => {
        const folder = await deadlyRelease(program, '9.9.9-deadly', 'loops without end', 'evaluated');
        const { version } = await publishRelease(store, folder);
        await promote(store, { releases: { [program]: version } }, { by: 'a test', note: 'Past the gate' });
      });
      try {
        await rm(site.folder, { recursive: true });
        expect(await read(site, DEADLY_PAGE, DEADLY_SAYS)).toMatchObject({ status: 200, isRight: true });
        expect(site.log()).toContain(`"event":"quarantined","remote":"${program}","version":"9.9.9-deadly"`);
      } finally {
        await site.stop();
      }
    },
  );
