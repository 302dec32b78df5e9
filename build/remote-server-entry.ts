import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, workspaceOf } from './paths.ts';
import { componentFile, type RemoteDefinition } from './remote-definition.ts';

/** Files of a unit that its `server.cjs` takes whole, besides the component. Not every unit has each of them. */
const SERVER_FILES = ['load.ts', 'head.ts', 'syndicate.ts', 'addresses.ts'];

/**
 * Writes the entry of a remote's `server.cjs` and returns its path. It gathers what the composition server needs of
 * each unit (component, `load`, `head` …), so that no remote has to keep such a list by hand.
 */
export function writeRemoteServerEntry({ name, pages, blocks = [] }: RemoteDefinition): string {
  const folder = path.join(ROOT, workspaceOf(name), 'dist', 'entries');
  const file = path.join(folder, 'server.ts');
  const unitObject = (kind: 'page' | 'block', units: readonly string[]): string[] => {
    const files = units.map((unit) => serverFiles(name, kind, unit));
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
  const text = [
    `export { CONTRACT as contract } from '@meadowlark/shared/contract/contract-number.ts';`,
    ...unitObject('page', pages),
    ...unitObject('block', blocks),
    '',
  ].join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** The unit's files, relative to the remote's folder. */
function serverFiles(remote: string, kind: 'page' | 'block', unit: string): string[] {
  const there = SERVER_FILES.map((file) => `src/${unit}/${file}`).filter((file) =>
    existsSync(path.join(ROOT, workspaceOf(remote), file)),
  );
  return [componentFile(kind, unit).replace('./', ''), ...there];
}
