import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import type { GuestContainer, GuestStyle } from '@meadowlark/shared/contract/guest.ts';
import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import { releaseSchema, type Release } from '@meadowlark/shared/contract/release.ts';
import { z } from 'zod';
import { refuseLargeFiles } from '../../../build/release-plugin.ts';
import { GUESTS, type RemoteRoute } from '../../src/routes.ts';
import { guestEntry, guestFixtures, guestServer } from './guest-code.ts';
import { readGuestManifest, type GuestManifest } from './guest-manifest.ts';

const SERVER_FILE = 'server.cjs';
/** The first script of the release, added to the files of the build. */
const ENTRY = 'web/guest.js';
/** Libraries that a guest gets from the shell. */
const FROM_SHELL = ['react', 'react-dom'];

type Files = Map<string, Buffer>;

/** Turns a guest's build into a release: the same files, plus what the site needs. Resolves with its folder. */
export async function wrapGuest(buildFolder: string): Promise<string> {
  const manifest = await readGuestManifest(buildFolder);
  const name = manifest.name.toLowerCase().replaceAll('_', '-');
  const routes = routesOf(name, manifest);
  const built = await filesOf(buildFolder);
  if (built.has(ENTRY))
    throw new Error(
      `The build of ${name} has a file "guest.js", which is also the name of the release's first script. Rename the file.`,
    );
  const serverPath = path.join(buildFolder, SERVER_FILE);
  const serverFile = existsSync(serverPath) ? await readFile(serverPath, 'utf8') : null;
  if (serverFile !== null && routes.length > 1)
    throw new Error(
      `A guest with a ${SERVER_FILE} must have exactly one page; ${name} has ${routes.length}.`,
    );
  const { version: base, owner } = await packageFacts(buildFolder, name);
  const made = (version: string) =>
    releaseFiles({ name, version, owner, routes, manifest, built, serverFile });
  // The version depends on the content: the same build is the same release.
  const draft = made(base);
  const digest = createHash('sha256').update(JSON.stringify(draft.release)).digest('hex');
  const { release, files } = made(`${base}-${digest.slice(0, 8)}`);
  refuseLargeFiles(release.files, 'Make it smaller, and build the guest again.');
  return write(release, files);
}

/** The pages that the route table has for this guest. Throws if there are none, or one is missing in the build. */
function routesOf(name: string, { exposes }: GuestManifest): readonly RemoteRoute[] {
  const routes = GUESTS.filter(({ remote }) => remote === name);
  if (routes.length === 0) {
    throw new Error(
      `No route shows a page of the guest "${name}". Add guest('/<path>', '${name}', '<page>', …) to GUESTS in shell/src/routes.ts, and release the shell.`,
    );
  }
  const exposed = exposes.map((one) => pageName(one.path));
  const missing = routes.find(({ page }) => !exposed.includes(page));
  if (missing) {
    throw new Error(
      `${missing.path} shows the page "${missing.page}" of ${name}, but the build exposes ${exposes.map((one) => one.path).join(', ') || 'nothing'}.`,
    );
  }
  return routes;
}

/** `./DailyPuzzle` is the page `dailypuzzle`: page names are lowercase. */
function pageName(expose: string): string {
  return expose
    .replace(/^\.\//, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}

/** Files for browsers, by path in the release. Hidden files belong to tools and are left out. */
async function filesOf(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => file !== SERVER_FILE && !/(?:^|\/)\./.test(file))
    .toSorted();
  return new Map(
    await Promise.all(
      paths.map(async (file) => [`web/${file}`, await readFile(path.join(folder, file))] as const),
    ),
  );
}

const packageSchema = z.object({
  version: z.string().optional(),
  author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
});

/** Version and author of the nearest `package.json` at or above the build. */
async function packageFacts(folder: string, name: string): Promise<{ version: string; owner: string }> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const file = path.join(at, 'package.json');
    if (existsSync(file)) {
      const { version = '0.0.0', author = name } = packageSchema.parse(
        JSON.parse(await readFile(file, 'utf8')),
      );
      return { version, owner: typeof author === 'string' ? author : author.name };
    }
    if (at === path.dirname(at)) return { version: '0.0.0', owner: name };
  }
}

interface GuestBuild {
  name: string;
  version: string;
  owner: string;
  routes: readonly RemoteRoute[];
  manifest: GuestManifest;
  built: Files;
  serverFile: string | null;
}

function releaseFiles(build: GuestBuild): { release: Release; files: Files } {
  const { name, version, routes, manifest, built, serverFile } = build;
  const pages = routes.map((route) => guestPage(route, build));
  const container: GuestContainer = {
    remote: name,
    federationName: `guest_${name}_${version}`.replaceAll(/\W/g, '_'),
    type: isModule(manifest) ? 'module' : 'script',
    global: manifest.metaData.globalName,
    entry: entryOf(manifest).slice('web/'.length),
    files: loadedFiles(built).map((file) => ({
      path: file.slice('web/'.length),
      integrity: hashOf(file, build),
    })),
    pages: Object.fromEntries(pages.map(({ page, expose, styles }) => [page, { expose, styles }])),
  };
  // The manifest may name an entry that was not built.
  hashOf(entryOf(manifest), build);
  const styles = Object.fromEntries(pages.map((one) => [one.page, one.styles]));
  const files: Files = new Map([
    ...built,
    [ENTRY, Buffer.from(guestEntry(container))],
    ['server.cjs', Buffer.from(guestServer(styles, serverFile))],
    ['fixtures.cjs', Buffer.from(guestFixtures(routes))],
  ]);
  return { release: releaseOf(build, container, pages, files), files };
}

function releaseOf(
  { name, version, owner, manifest, built }: GuestBuild,
  { federationName }: GuestContainer,
  pages: readonly GuestPage[],
  files: Files,
): Release {
  return {
    name,
    version,
    contract: CONTRACT,
    owner,
    guest: true,
    entry: ENTRY,
    federationName,
    styles: [],
    pages: Object.fromEntries(
      pages.map(({ page, scripts }) => {
        const scriptBytes = scripts.reduce((sum, file) => sum + (built.get(file)?.length ?? 0), 0);
        return [page, { scripts, scriptBytes, extras: ['guests'] }];
      }),
    ),
    blocks: {},
    extras: {},
    singletons: Object.fromEntries(
      manifest.shared.flatMap((one): [string, string][] =>
        FROM_SHELL.includes(one.name) && typeof one.requiredVersion === 'string' && one.requiredVersion
          ? [[one.name, one.requiredVersion]]
          : [],
      ),
    ),
    files: [...files]
      .map(([file, body]) => ({ path: file, bytes: body.length, integrity: integrityOf(body) }))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

/** A page of a guest: what the container exposes for it, and its files. */
interface GuestPage {
  page: string;
  expose: string;
  styles: GuestStyle[];
  scripts: string[];
}

function guestPage({ page }: RemoteRoute, build: GuestBuild): GuestPage {
  const { name, version, manifest, built } = build;
  const exposed = manifest.exposes.find((one) => pageName(one.path) === page);
  const styles = (exposed?.assets.css.sync ?? []).map(inWeb);
  return {
    page,
    expose: exposed?.path ?? '',
    styles: styles.map((file) => ({
      href: `/releases/${name}/${version}/${file}`,
      integrity: hashOf(file, build),
    })),
    scripts: isModule(manifest)
      ? loadedFiles(built).filter((file) => file.endsWith('js'))
      : [entryOf(manifest), ...(exposed?.assets.js.sync ?? []).map(inWeb)],
  };
}

function isModule({ metaData }: GuestManifest): boolean {
  return ['module', 'esm'].includes(metaData.remoteEntry.type);
}

function entryOf({ metaData: { remoteEntry } }: GuestManifest): string {
  return inWeb(path.posix.join(remoteEntry.path, remoteEntry.name));
}

/** Scripts and style sheets. */
function loadedFiles(built: Files): string[] {
  return [...built.keys()].filter((file) => /\.(?:m?js|css)$/.test(file));
}

/** Throws if the file was not built. */
function hashOf(file: string, { name, built }: GuestBuild): string {
  const body = built.get(file);
  if (!body)
    throw new Error(
      `The manifest of ${name} names "${file.slice('web/'.length)}", which is not in the build.`,
    );
  return integrityOf(body);
}

function inWeb(file: string): string {
  return path.posix.join('web', file);
}

async function write(release: Release, files: Files): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'guest-'));
  for (const [file, body] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), body);
  }
  await writeFile(
    path.join(folder, 'release.json'),
    `${JSON.stringify(releaseSchema.parse(release), null, 2)}\n`,
  );
  return folder;
}
