import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../build/paths.ts';
import { wrapGuest } from '../../../shell/commands/guests/wrap-guest.ts';
import { promote } from '../../../shell/store/promote.ts';
import { publishRelease } from '../../../shell/store/publish-release.ts';
import { ORDER_COOKIE } from '../chaos/faulty-release.ts';
import { QA_SECRET } from '../qa-site.ts';
import { startSite, type RunningSite, type SiteStore } from '../running-site.ts';

/** Faults in the browser, ordered by cookie. The newest build of a guest obeys. */
export type GuestOrder = 'throw-when-evaluated' | 'throw-when-rendered' | 'never-start';

/** Value of the cookie that holds an order. */
export function guestOrder(guest: string, order: GuestOrder): string {
  return `${guest}.${order}`;
}

/** A guest of `examples/guest`, built twice with its own tool: the newest build has other texts, and fails on order. */
export interface Guest {
  name: string;
  /** Texts of the two builds. */
  words: Readonly<Record<'before' | 'newest', string>>;
  tool: string;
  /** The file with the texts, and the file and place where an order to throw takes effect. */
  text: string;
  code: readonly [file: string, place: string];
  /** The last statement of its container on an order never to start. */
  neverStart: string;
}

export const CROSSWORD: Guest = {
  name: 'crossword',
  words: { before: 'Wide awake', newest: 'Not asleep' },
  tool: 'rsbuild',
  text: 'src/puzzle.js',
  code: ['src/Crossword.jsx', 'export default function Crossword() {'],
  neverStart: 'crossword = { init: crossword.init, get: () => new Promise(() => {}) };',
};

export const QUIZ: Guest = {
  name: 'quiz',
  words: { before: 'What is the capital of Nebraska?', newest: 'Which city is the capital of Nebraska?' },
  tool: 'vite',
  text: 'src/questions.js',
  code: ['src/quiz.jsx', 'export function mount(element) {'],
  neverStart: 'await new Promise(() => {});',
};

export const GUESTS: readonly Guest[] = [CROSSWORD, QUIZ];

export interface GuestSite extends RunningSite {
  /** Versions that are published, by guest. */
  versions: ReadonlyMap<Guest, Readonly<Record<'before' | 'newest', string>>>;
  /** Publishes the newest build of a guest again, as another version, with another server file if one is given. */
  publishAgain: (guest: Guest, serverFile?: string) => Promise<string>;
}

/** A site with both guests: the newest build is live, the other one is the previous release. */
export async function startGuestSite(): Promise<GuestSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'guests-'));
  await Promise.all([
    cp(path.join(ROOT, 'examples', 'guest'), folder, { recursive: true }),
    symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')),
  ]);
  await Promise.all(GUESTS.map((guest) => build(guest, path.join(folder, guest.name))));
  const versions = new Map<Guest, Record<'before' | 'newest', string>>();
  const env = { LOG_LEVEL: 'info', PAGE_CACHE_MB: '0', OVERRIDE_SECRET: QA_SECRET };
  const site = await startSite(env, async ({ store }) => {
    for (const guest of GUESTS) {
      const publish = (which: string) => publishGuest(store, path.join(folder, guest.name, which));
      versions.set(guest, { before: await publish('before'), newest: await publish('newest') });
    }
    for (const which of ['before', 'newest'] as const) {
      const releases = [...versions].map(([{ name }, version]) => [name, version[which]]);
      await promote(store, { releases: Object.fromEntries(releases) }, { by: 'a test', note: '' });
    }
  });
  return {
    ...site,
    versions,
    publishAgain: async ({ name }, serverFile) => {
      const copy = await mkdtemp(path.join(folder, name, 'again-'));
      await cp(path.join(folder, name, 'newest'), copy, { recursive: true });
      // The version of a release is derived from its content.
      await writeFile(path.join(copy, 'again.txt'), copy);
      if (serverFile !== undefined) await writeFile(path.join(copy, 'server.cjs'), serverFile);
      return publishGuest(site.store, copy);
    },
    stop: async () => {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Publishes a build of a guest, as `edition publish --build` does. Resolves with its version. */
async function publishGuest(store: SiteStore['store'], buildFolder: string): Promise<string> {
  const wrapped = await wrapGuest(buildFolder);
  const { version } = await publishRelease(store, wrapped);
  await rm(wrapped, { recursive: true, force: true });
  return version;
}

/** Leaves the builds in the folders `before` and `newest`. */
async function build(
  { name, tool, text, words, code: [file, place], neverStart }: Guest,
  folder: string,
): Promise<void> {
  const run = () =>
    promisify(execFile)(path.join(ROOT, 'node_modules', '.bin', tool), ['build'], { cwd: folder });
  const isOrdered = (order: GuestOrder) =>
    `globalThis.document?.cookie.includes('${ORDER_COOKIE}=${guestOrder(name, order)}')`;
  const toThrow = (order: GuestOrder) => `if (${isOrdered(order)}) throw new Error('Told to throw.');`;
  await run();
  await rename(path.join(folder, 'dist'), path.join(folder, 'before'));
  await replace(path.join(folder, text), words.before, words.newest);
  await replace(path.join(folder, file), place, `${place} ${toThrow('throw-when-rendered')}`);
  await run();
  const newest = path.join(folder, 'newest');
  await rename(path.join(folder, 'dist'), newest);
  const container = path.join(newest, 'remoteEntry.js');
  const code = await readFile(container, 'utf8');
  const last = `if (${isOrdered('never-start')}) { ${neverStart} }`;
  await writeFile(container, `${toThrow('throw-when-evaluated')}\n${code}\n${last}\n`);
}

async function replace(file: string, from: string, to: string): Promise<void> {
  const content = await readFile(file, 'utf8');
  if (!content.includes(from)) throw new Error(`${file} does not contain "${from}".`);
  await writeFile(file, content.replace(from, to));
}
