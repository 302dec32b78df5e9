import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, workspaceOf } from './paths.ts';
import { componentFile, type RemoteDefinition } from './remote-definition.ts';

/** Writes the entry of a remote's standalone page, which brings all its units and their fixtures, and returns its path. */
export function writeStandaloneEntry({ name, pages, blocks = [] }: RemoteDefinition): string {
  const folder = path.join(ROOT, workspaceOf(name), 'dist', 'entries');
  const file = path.join(folder, 'standalone.ts');
  const units = [
    ...pages.map((unit) => ({ kind: 'page' as const, unit, component: 'Page' })),
    ...blocks.map((unit) => ({ kind: 'block' as const, unit, component: 'Block' })),
  ];
  const text = [
    `import { startStandalone } from '@meadowlark/shared/standalone/start-standalone.tsx';`,
    ...units.flatMap(({ kind, unit, component }, i) => [
      `import { ${component} as component${i} } from '../.${componentFile(kind, unit)}';`,
      `import { load as load${i} } from '../../src/${unit}/load.ts';`,
      `import { fixtures as fixtures${i} } from '../../src/${unit}/fixtures.ts';`,
    ]),
    `startStandalone(${JSON.stringify(name)}, [`,
    ...units.map(
      ({ kind, unit }, i) =>
        `  { kind: '${kind}', name: ${JSON.stringify(unit)}, load: load${i}, Component: component${i}, fixtures: fixtures${i} },`,
    ),
    ']);',
    '',
  ].join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  return file;
}
