import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, workspaceOf } from './paths.ts';
import type { RemoteDefinition } from './remote-definition.ts';

/** Writes the entry of a remote's `fixtures.cjs`, which gathers the fixtures of its units, and returns its path. */
export function writeFixturesEntry({ name, pages, blocks = [] }: RemoteDefinition): string {
  const folder = path.join(ROOT, workspaceOf(name), 'dist', 'entries');
  const file = path.join(folder, 'fixtures.ts');
  const exported = (kind: 'page' | 'block', units: readonly string[]): string[] => [
    ...units.map((unit, i) => `import { fixtures as ${kind}${i} } from '../../src/${unit}/fixtures.ts';`),
    `export const ${kind}s = {`,
    ...units.map((unit, i) => `  ${JSON.stringify(unit)}: ${kind}${i},`),
    '};',
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, [...exported('page', pages), ...exported('block', blocks), ''].join('\n'));
  return file;
}
