import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, workspaceOf } from './paths.ts';
import { componentFile, type RemoteDefinition } from './remote-definition.ts';

/**
 * Writes the entry of a remote's `server.cjs` and returns its path. It gathers what the composition server needs of
 * each unit (`load`, `head`, component), so that no remote has to keep such a list by hand.
 */
export function writeRemoteServerEntry({ name, pages, blocks = [] }: RemoteDefinition): string {
  const folder = path.join(ROOT, workspaceOf(name), 'dist', 'entries');
  const file = path.join(folder, 'server.ts');
  const text = [
    `export { CONTRACT as contract } from '@meadowlark/shared/contract/contract-number.ts';`,
    ...pages.flatMap((page, i) => [
      `import * as page${i} from '../.${componentFile('page', page)}';`,
      `import { load as pageLoad${i} } from '../../src/${page}/load.ts';`,
      `import { head as pageHead${i} } from '../../src/${page}/head.ts';`,
    ]),
    ...blocks.flatMap((block, i) => [
      `import { Block as block${i} } from '../.${componentFile('block', block)}';`,
      `import { load as blockLoad${i} } from '../../src/${block}/load.ts';`,
    ]),
    'export const pages = {',
    ...pages.map(
      (page, i) => `  ${JSON.stringify(page)}: { ...page${i}, load: pageLoad${i}, head: pageHead${i} },`,
    ),
    '};',
    'export const blocks = {',
    ...blocks.map((block, i) => `  ${JSON.stringify(block)}: { load: blockLoad${i}, Block: block${i} },`),
    '};',
    '',
  ].join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  return file;
}
