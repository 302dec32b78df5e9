import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../build/paths.ts';
import { wrapGuest } from '../../../shell/server/commands/guests/wrap-guest.ts';
import { promote } from '../../../shell/server/store/promote.ts';
import { publishRelease } from '../../../shell/server/store/publish-release.ts';
import { startSite, type RunningSite, type SiteStore } from '../running-site.ts';

/** Cookie by which the newest release of a guest throws when it is mounted: its value is the guest's name. */
export const THROWS_COOKIE = 'throws';

/** A guest of `examples/guest`, built by its own tool, twice: the newest build has other words, and throws on order. */
export interface Guest {
  name: string;
  /** Words of the one build, and of the other. */
  words: Readonly<Record<'before' | 'newest', string>>;
  tool: string;
  /** File of the words, and the file and place of the order. */
  text: string;
  code: readonly [file: string, place: string];
}

export const CROSSWORD: Guest = {
  name: 'crossword',
  words: { before: 'Wide awake', newest: 'Not asleep' },
  tool: 'rsbuild',
  text: 'src/puzzle.js',
  code: ['src/Crossword.jsx', 'export default function Crossword() {'],
};

export const QUIZ: Guest = {
  name: 'quiz',
  words: { before: 'What is the capital of Nebraska?', newest: 'Which city is the capital of Nebraska?' },
  tool: 'vite',
  text: 'src/questions.js',
  code: ['src/quiz.jsx', 'export function mount(element) {'],
};

export interface GuestSite extends RunningSite {
  /** Versions that are published, by guest. */
  versions: ReadonlyMap<Guest, Readonly<Record<'before' | 'newest', string>>>;
  /** The build of the crossword, to make other releases of. */
  crosswordBuild: string;
}

/** A site with both guests: the newest build is live, the other one is the previous release. */
export async function startGuestSite(): Promise<GuestSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'guests-'));
  await Promise.all([
    cp(path.join(ROOT, 'examples', 'guest'), folder, { recursive: true }),
    symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')),
  ]);
  await Promise.all([CROSSWORD, QUIZ].map((guest) => build(guest, path.join(folder, guest.name))));
  const versions = new Map<Guest, Record<'before' | 'newest', string>>();
  const site = await startSite({ LOG_LEVEL: 'info', PAGE_CACHE_MB: '0' }, async ({ store }) => {
    for (const guest of [CROSSWORD, QUIZ]) {
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
    crosswordBuild: path.join(folder, CROSSWORD.name, 'newest'),
    stop: async () => {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Publishes a build of a guest, as `edition publish --build` does. Resolves with its version. */
export async function publishGuest(store: SiteStore['store'], buildFolder: string): Promise<string> {
  const wrapped = await wrapGuest(buildFolder);
  const { version } = await publishRelease(store, wrapped);
  await rm(wrapped, { recursive: true, force: true });
  return version;
}

/** Leaves the builds in the folders `before` and `newest`. */
async function build({ tool, text, words, code: [file, place] }: Guest, folder: string): Promise<void> {
  const run = () =>
    promisify(execFile)(path.join(ROOT, 'node_modules', '.bin', tool), ['build'], { cwd: folder });
  const order = `if (globalThis.document?.cookie.includes('${THROWS_COOKIE}=${path.basename(folder)}')) throw new Error('Told to throw.');`;
  await run();
  await rename(path.join(folder, 'dist'), path.join(folder, 'before'));
  await replace(path.join(folder, text), words.before, words.newest);
  await replace(path.join(folder, file), place, `${place} ${order}`);
  await run();
  await rename(path.join(folder, 'dist'), path.join(folder, 'newest'));
}

async function replace(file: string, from: string, to: string): Promise<void> {
  const content = await readFile(file, 'utf8');
  if (!content.includes(from)) throw new Error(`${file} does not contain "${from}".`);
  await writeFile(file, content.replace(from, to));
}
