import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseFolder, ROOT, workspaceOf } from '../../build/paths.ts';
import { componentFile, unitChunk } from '../../build/remote/remote-definition.ts';
import { remoteNames } from '../../build/remotes.ts';
import { releaseSchema, type ReleaseUnit } from '../../shared/src/contract/release.ts';

/** Federation modules of the shell, and the files that replace them in the bundle. */
type Replacements = readonly (readonly [request: RegExp, file: string])[];

/**
 * Writes the modules that replace federation in the bundle: each component of a remote becomes a chunk of the same build;
 * containers and shared singletons do not exist.
 */
export function writeEntries(folder: string): Replacements {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, lines: readonly string[]): string => {
    const file = path.join(folder, name);
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  };
  return [
    [
      /\/federation\/federation\.ts$/,
      write('units.ts', [
        'const UNITS: Record<string, () => Promise<Record<string, unknown>>> = {',
        ...remoteNames().flatMap((name) => unitLines(name, folder)),
        '};',
        'export function createFederation() {',
        '  return {',
        '    load: (_: string, address: string) =>',
        '      UNITS[address]?.() ?? Promise.reject(new Error(`There is no ${address}.`)),',
        '  };',
        '}',
      ]),
    ],
    [/\/federation\/singletons\.ts$/, write('singletons.ts', ['export const SINGLETONS = {};'])],
    [
      /\/federation\/late-singletons\.ts$/,
      write('late-singletons.ts', ['export const LATE_SINGLETONS = {};']),
    ],
    [/\/load-container\.ts$/, write('container.ts', ['export async function loadContainer() {}'])],
  ];
}

function unitLines(remote: string, folder: string): string[] {
  const workspace = workspaceOf(remote);
  const release = releaseSchema.parse(
    JSON.parse(readFileSync(path.join(releaseFolder(workspace), 'release.json'), 'utf8')),
  );
  const line =
    (kind: 'page' | 'block') =>
    ([name, { extras }]: [string, ReleaseUnit]) => {
      const component = path.relative(folder, path.join(ROOT, workspace, componentFile(kind, name)));
      const chunk = unitChunk(kind, name);
      const file = extras?.includes('router') ? withRouter(component, chunk, folder) : component;
      return `  '${kind}/${name}': () => import(/* webpackChunkName: "${chunk}" */ '${file}'),`;
    };
  return [
    ...Object.entries(release.pages).map(line('page')),
    ...Object.entries(release.blocks).map(line('block')),
  ];
}

/** Writes a module that brings the router with the component. */
function withRouter(component: string, chunk: string, folder: string): string {
  const router = path.relative(folder, path.join(ROOT, 'shell/src/router'));
  const file = `./${chunk}.ts`;
  writeFileSync(
    path.join(folder, file),
    [
      `import { provideRouter } from '${router}/in-router.tsx';`,
      `import { UnitRouter } from '${router}/UnitRouter.tsx';`,
      'provideRouter(UnitRouter);',
      `export * from '${component}';`,
      '',
    ].join('\n'),
  );
  return file;
}
