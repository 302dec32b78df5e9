import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { componentFile, type RemoteDefinition } from './remote-definition.ts';

/** Files of a unit that `server.cjs` includes besides the component. Not every unit has all of them. */
const SERVER_FILES = ['load.ts', 'head.ts', 'syndicate.ts', 'addresses.ts', 'bulletin.ts'];

/**
 * Writes the entry of a remote's `server.cjs` and returns its path. It collects component, `load`, `head` and so on of each
 * unit, so that remotes need no such list. `root` is the remote's folder.
 */
export function writeServerEntry({ pages = [], blocks = [] }: RemoteDefinition, root: string): string {
  const unitObject = (kind: 'page' | 'block', units: readonly string[]): string[] => {
    const files = units.map((unit) => serverFiles(root, kind, unit));
    return [
      ...files.flatMap((paths, i) =>
        paths.map((at, j) => `import * as ${kind}${i}_${j} from '../../${at}';`),
      ),
      `export const ${kind}s = {`,
      ...units.map((unit, i) => {
        const parts = files[i]?.map((_, j) => `...${kind}${i}_${j}`) ?? [];
        return `  ${JSON.stringify(unit)}: { ${parts.join(', ')} },`;
      }),
      '};',
    ];
  };
  return writeEntry(root, 'server.ts', [
    `export { CONTRACT as contract } from '@meadowlark/shared/contract/contract-number.ts';`,
    ...unitObject('page', pages),
    ...unitObject('block', blocks),
  ]);
}

/** Writes the entry of a remote's `fixtures.cjs`, which exports the fixtures of its units, and returns its path. */
export function writeFixturesEntry({ pages = [], blocks = [] }: RemoteDefinition, root: string): string {
  const exported = (kind: 'page' | 'block', units: readonly string[]): string[] => [
    ...units.map((unit, i) => `import { fixtures as ${kind}${i} } from '../../src/${unit}/fixtures.ts';`),
    `export const ${kind}s = {`,
    ...units.map((unit, i) => `  ${JSON.stringify(unit)}: ${kind}${i},`),
    '};',
  ];
  return writeEntry(root, 'fixtures.ts', [...exported('page', pages), ...exported('block', blocks)]);
}

/** Writes the module that a container exposes for hosts other than the shell, and returns its path. */
export function writeHostEntry({ name, pages = [], blocks = [] }: RemoteDefinition, root: string): string {
  const units = [
    ...pages.map((unit) => ({ exposed: `page/${unit}`, unit })),
    ...blocks.map((unit) => ({ exposed: `block/${unit}`, unit })),
  ];
  return writeEntry(root, 'host.ts', [
    // First, because it configures the schemas of the others.
    `import { forHosts } from '@meadowlark/shared/standalone/for-hosts.ts';`,
    ...units.flatMap(({ unit }, i) => [
      `import { load as load${i} } from '../../src/${unit}/load.ts';`,
      `import { fixtures as fixtures${i} } from '../../src/${unit}/fixtures.ts';`,
    ]),
    `export const { units, services, addStyles } = forHosts(${JSON.stringify(name)}, {`,
    ...units.map(
      ({ exposed }, i) => `  ${JSON.stringify(exposed)}: { load: load${i}, fixtures: fixtures${i} },`,
    ),
    '});',
  ]);
}

/** Writes the entry of a remote's standalone page, with all its units and their fixtures, and returns its path. */
export function writeStandaloneEntry(
  { name, pages = [], blocks = [] }: RemoteDefinition,
  root: string,
): string {
  const units = [
    ...pages.map((unit) => ({ kind: 'page' as const, unit })),
    ...blocks.map((unit) => ({ kind: 'block' as const, unit })),
  ];
  return writeEntry(root, 'standalone.ts', [
    `import { startStandalone } from '@meadowlark/shared/standalone/start-standalone.tsx';`,
    ...units.flatMap(({ kind, unit }, i) => [
      `import * as component${i} from '../.${componentFile(kind, unit)}';`,
      `import { load as load${i} } from '../../src/${unit}/load.ts';`,
      ...(kind === 'page' ? [`import { head as head${i} } from '../../src/${unit}/head.ts';`] : []),
      `import { fixtures as fixtures${i} } from '../../src/${unit}/fixtures.ts';`,
    ]),
    `startStandalone(${JSON.stringify(name)}, [`,
    ...units.map(
      ({ kind, unit }, i) =>
        `  { kind: '${kind}', name: ${JSON.stringify(unit)}, ...component${i}, load: load${i}, ${kind === 'page' ? `head: head${i}, ` : ''}fixtures: fixtures${i} },`,
    ),
    ']);',
  ]);
}

/** The unit's files, relative to the remote's folder. */
function serverFiles(root: string, kind: 'page' | 'block', unit: string): string[] {
  const present = SERVER_FILES.map((file) => `src/${unit}/${file}`).filter((file) =>
    existsSync(path.join(root, file)),
  );
  return [componentFile(kind, unit).replace('./', ''), ...present];
}

function writeEntry(root: string, fileName: string, lines: readonly string[]): string {
  const folder = path.join(root, 'dist', 'entries');
  const file = path.join(folder, fileName);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}
