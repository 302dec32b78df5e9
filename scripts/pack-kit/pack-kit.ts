import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { run } from '../../build/run.mjs';
import { compile, remoteTypes } from './compile.ts';
import { DOCUMENTS, packedDocument } from './documents.ts';
import { keepReachable } from './keep-reachable.ts';
import { kitManifest, sharedManifest, type Manifest } from './manifests.ts';
import { SCOPE } from './kit-registry.ts';

/** Paths of the packed files. */
interface PackedKit {
  shared: string;
  kit: string;
}

/** Tests, and what only this checkout uses. */
const NOT_PACKED = /\.test\.tsx?$|\.py$|\/README\.md$|\/style-guide(?:\/|$)/;

/** Files of the kit that TypeScript does not write. JavaScript files run unchanged. */
const AS_THEY_ARE = [
  'build/run.mjs',
  'build/web/import-as-it-is.mjs',
  'kit/bin/remote.mjs',
  'kit/jest-preset.mjs',
  'kit/jest.config.mjs',
  'kit/src/live/page.js',
  'scripts/lib/check-node.mjs',
  'shell/gate/browser/browser-places.mjs',
];

/** What the kit runs, and modules that its builds use as files. Everything that these import is packed. */
export const ENTRIES = [
  'kit/index.ts',
  'kit/src/main.ts',
  'build/web/container-runtime.ts',
  'build/web/stock-runtime.ts',
  'shell/gate/sandbox/sandbox-worker.ts',
];
/** Modules without an import that the compiler could follow. */
const AMBIENT = ['build/web/modules-of-the-build.d.ts', 'shared/src/design/assets.d.ts'];
/** Types that teams import. */
const TYPES = ['kit/index.d.ts'];

/** Where the kit is packed, and unpacked beside it. */
export const KIT_FOLDER = path.join(ROOT, 'var', 'kit');

/** Packs `shared` and `kit`, for `npm install` anywhere. Rejects with what failed. */
export async function packKit(scope = SCOPE): Promise<PackedKit> {
  const folder = KIT_FOLDER;
  rmSync(folder, { recursive: true, force: true });
  const shared = path.join(folder, 'shared');
  const kit = path.join(folder, 'kit');
  await compile({
    sources: 'shared/src',
    include: ['shared/src/**/*'],
    exclude: ['shared/src/style-guide', '**/*.test.ts', '**/*.test.tsx'],
    to: path.join(shared, 'dist'),
    config: path.join(folder, 'tsconfig.shared.json'),
  });
  copyAssets(path.join(ROOT, 'shared/src'), path.join(shared, 'dist'));
  await compile({
    sources: '.',
    include: [...ENTRIES, ...AMBIENT],
    exclude: [],
    // Built, because a package does not contain the sources of another one.
    shared: path.join(shared, 'dist'),
    to: path.join(kit, 'dist'),
    config: path.join(folder, 'tsconfig.kit.json'),
  });
  keepReachable(path.join(kit, 'dist'), [...ENTRIES.map((entry) => entry.replace(/ts$/, 'js')), ...TYPES]);
  for (const file of AS_THEY_ARE) copy(path.join(ROOT, file), path.join(kit, 'dist', file));
  copy(path.join(ROOT, 'shared/src/design/assets.d.ts'), path.join(kit, 'assets.d.ts'));
  writeFileSync(path.join(kit, 'tsconfig.remote.json'), remoteTypes());
  for (const document of ['README.md', 'CHANGELOG.md'])
    copy(path.join(ROOT, 'kit', document), path.join(kit, document));
  mkdirSync(path.join(kit, 'docs'));
  for (const document of DOCUMENTS)
    writeFileSync(
      path.join(kit, document),
      packedDocument(document, readFileSync(path.join(ROOT, document), 'utf8')),
    );
  for (const one of [shared, kit]) copy(path.join(ROOT, 'LICENSE'), path.join(one, 'LICENSE'));
  return {
    shared: await pack(shared, sharedManifest(scope), folder),
    kit: await pack(kit, kitManifest(scope), folder),
  };
}

/** Styles, pictures, fonts and the like, beside the compiled modules. */
function copyAssets(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || NOT_PACKED.test(source) || /(?<!\.d)\.tsx?$/.test(source)) continue;
    copy(source, path.join(to, path.relative(from, source)));
  }
}

function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to);
}

async function pack(folder: string, manifest: Manifest, to: string): Promise<string> {
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const { code, output } = await run('npm', ['pack', '--silent', '--pack-destination', to], {
    cwd: folder,
    quiet: true,
  });
  if (code !== 0) throw new Error(`${output}\n${manifest.name} could not be packed.`);
  const name = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}`;
  const packed = path.join(to, `${name}.tgz`);
  // npm keeps what it has installed from a file of the same name, whatever is in the file now.
  const digest = createHash('sha256').update(readFileSync(packed)).digest('hex').slice(0, 8);
  const named = path.join(to, `${name}-${digest}.tgz`);
  renameSync(packed, named);
  return named;
}
