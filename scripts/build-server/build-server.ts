import { nodeFileTrace } from '@vercel/nft';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { buildStale } from '../../build/build-stale.ts';
import { HOST_FOLDER, HOST_PROGRAM, ROOT } from '../../build/paths.ts';
import { HOST } from '../../build/recipe.ts';
import { licenseFiles, packageFolder } from '../../build/provenance/third-party.ts';
import { SINGLETONS } from '@meadowlark/shared/contract/singletons.ts';
import { YOUNG_OPTION } from '../../shell/lib/bound-heap.ts';
import { PROVIDED_MODULES } from '../../shell/server/composer/isolation/provided-modules.ts';

/** Programs that the server starts in addition: composers are threads; picture converters and the search are processes. */
const PROGRAMS = [
  HOST_PROGRAM,
  path.join(HOST_FOLDER, 'composer.mjs'),
  path.join(HOST_FOLDER, 'converter-process.mjs'),
  path.join(HOST_FOLDER, 'search-process.mjs'),
];

/** Data that the server reads, in the same place relative to its build (`build/source-folder-loader.mjs`). */
const DATA = [
  'backend/posts',
  'backend/src/feeds/sample/drawings',
  'backend/src/feeds/sample/pictures',
  'backend/src/feeds/sample/stories',
  'backend/src/radio/loop.mp3',
  'shell/server/front/files/root',
];

const DIGEST_LENGTH = 12;

const require = createRequire(HOST_PROGRAM);

/**
 * Creates `server-<digest>` in the folder `into`: all files that the built server reads, packages and their binaries
 * included, in the same places as in the checkout. The same files give the same name. The binaries are those of this
 * machine's platform.
 */
export async function buildServer(into: string, log: (line: string) => void): Promise<string> {
  await buildStale(log, [HOST]);
  const files = await filesOfServer();
  const part = path.join(into, `server.part-${process.pid}`);
  rmSync(part, { recursive: true, force: true });
  const hash = createHash('sha256');
  const add = (file: string, content: Buffer | string) =>
    hash.update(`${file}\0`).update(content).update('\0');
  for (const file of files) {
    const [from, to] = [path.join(ROOT, file), path.join(part, file)];
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(from, to);
    add(file, readFileSync(from));
  }
  const manifest = `${JSON.stringify(serverManifest(), null, 2)}\n`;
  writeFileSync(path.join(part, 'package.json'), manifest);
  add('package.json', manifest);
  const folder = path.join(into, `server-${hash.digest('hex').slice(0, DIGEST_LENGTH)}`);
  // A server may be running from a folder of this name.
  if (existsSync(folder)) rmSync(part, { recursive: true });
  else renameSync(part, folder);
  return folder;
}

/** The files of packages that the server loads, without links, and its own; paths from the root of the checkout. */
async function filesOfServer(): Promise<string[]> {
  // Modules that the server requires by computed names.
  const computed = [
    ...[...PROVIDED_MODULES.keys()].filter((name) => !isBuiltin(name)),
    ...SINGLETONS.map((name) => `${name}/package.json`),
  ].map((name) => require.resolve(name));
  const { fileList } = await nodeFileTrace([...PROGRAMS, ...computed], {
    // The conditions by which Node chooses among a package's builds.
    conditions: ['node', 'module-sync'],
    base: ROOT,
    processCwd: ROOT,
    // Its own files are listed explicitly, because the tracer would also follow the sources beside the data.
    ignore: (file) => !/^(?:node_modules|shell\/dist\/host)(?:\/|$)/.test(file),
  });
  const traced = [...fileList].filter((file) => file.startsWith('node_modules/'));
  const own = [path.relative(ROOT, HOST_FOLDER), ...DATA].flatMap(filesIn);
  return [...traced, ...licensesOf(traced), ...own]
    .filter((file) => lstatSync(path.join(ROOT, file)).isFile())
    .toSorted();
}

/** The licenses of packages, which must accompany every copy, although no code reads them. */
function licensesOf(files: readonly string[]): string[] {
  const folders = new Set(files.map((file) => packageFolder(path.join(ROOT, file)) ?? ROOT));
  return [...folders].flatMap((folder) =>
    licenseFiles(folder).map((name) => path.relative(ROOT, path.join(folder, name))),
  );
}

function filesIn(place: string): string[] {
  if (lstatSync(path.join(ROOT, place)).isFile()) return [place];
  return readdirSync(path.join(ROOT, place), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(place, file),
  );
}

function serverManifest(): object {
  const { version, license, engines } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  return {
    name: 'meadowlark-server',
    version,
    private: true,
    license,
    type: 'module',
    main: path.relative(ROOT, HOST_PROGRAM),
    scripts: {
      start: `MALLOC_ARENA_MAX=2 NODE_OPTIONS="${YOUNG_OPTION} $NODE_OPTIONS" NODE_ENV=production exec node .`,
    },
    engines,
    os: [process.platform],
    cpu: [process.arch],
  };
}
