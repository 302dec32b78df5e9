import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HOST_PROGRAM, ROOT } from '../../build/paths.ts';
import { YOUNG_OPTION } from '../../shell/lib/bound-heap.ts';
import { EditionStore } from '../../shell/store/edition-store.ts';
import type { StoreKeys } from '../../shell/store/trust/signed-documents.ts';
import { FileObjects } from '../../shell/store/file-objects.ts';
import { publishBuilds } from '../../scripts/publish-builds.ts';
import { freePort } from './free-port.ts';

const START_MS = 120_000;

/** A site in a separate process, with a separate store and database. */
export interface RunningSite {
  origin: string;
  store: EditionStore;
  /** Folder of the store, for tests that damage it. */
  folder: string;
  /** Process id of the server. */
  pid: number;
  /** Settles with the exit code when the server ends, or with the signal that killed it. */
  exitCode: Promise<number | NodeJS.Signals | null>;
  /** Output of the server so far. */
  log: () => string;
  stop: () => Promise<void>;
}

/** The store of a site, before it starts. */
export type SiteStore = Pick<RunningSite, 'store' | 'folder'>;

/**
 * Publishes the builds of the workspaces into a fresh store and starts the built server on it, with the sample news.
 * `before` may change the store first: a running site has its releases in memory, and what happens to the store then shows
 * later.
 */
export async function startSite(
  env: Record<string, string> = {},
  before: (site: SiteStore) => Promise<void> = async () => {},
  keys: StoreKeys = {},
): Promise<RunningSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  const objects = new FileObjects(path.join(folder, 'editions'));
  const store = new EditionStore(objects, keys);
  await publishBuilds(store);
  await before({ store, folder: objects.folder });
  return startServer(folder, objects, env);
}

/** Starts another server on the store of a site, which has to outlive it. */
export async function startBeside(site: RunningSite, env: Record<string, string> = {}): Promise<RunningSite> {
  return startServer(await mkdtemp(path.join(tmpdir(), 'site-')), new FileObjects(site.folder), env);
}

/** Starts the built server on a store, with its database and pictures in `folder`. */
export async function spawnServer(
  folder: string,
  editions: string,
  env: Record<string, string>,
  stdout: 'pipe' | number = 'pipe',
): Promise<{ server: ChildProcess; origin: string }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [HOST_PROGRAM], {
    cwd: ROOT,
    stdio: ['ignore', stdout, 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // As `npm start` sets it.
      MALLOC_ARENA_MAX: '2',
      NODE_OPTIONS: YOUNG_OPTION,
      PORT: String(port),
      SITE_ORIGIN: origin,
      EDITIONS: editions,
      DATABASE_URL: `file:${path.join(folder, 'blog.db')}`,
      PICTURES_DIR: path.join(folder, 'pictures'),
      FEEDS: 'sample',
      ...env,
    },
  });
  return { server, origin };
}

/** @param folder the server's own folder, which is removed when it stops */
async function startServer(
  folder: string,
  objects: FileObjects,
  env: Record<string, string>,
): Promise<RunningSite> {
  const { server, origin } = await spawnServer(folder, objects.place, env);
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exitCode = new Promise<number | NodeJS.Signals | null>((resolve) =>
    server.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  await untilListening(server, () => output);
  return {
    origin,
    store: new EditionStore(objects),
    folder: objects.folder,
    pid: server.pid ?? 0,
    exitCode,
    log: () => output,
    stop: async () => {
      await killed(server);
      // Its search may still be writing.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function untilListening(server: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => reject(new Error(`The site ${why}.\n${output()}`));
    const timer = setTimeout(() => giveUp('did not start in time'), START_MS);
    server.stdout?.on('data', () => {
      if (!output().includes('The site is at')) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('exit', (code) => giveUp(`ended with code ${code}`));
  });
}

/** Kills at once. `releases/shutdown.spec.ts` tests the graceful shutdown, which takes a second or two. */
function killed(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGKILL');
  });
}
