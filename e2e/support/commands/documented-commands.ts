import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../build/paths.ts';

/** The lines of the block of commands below the comment `<!-- mark -->` of a document, without comments. */
export function documentedCommands(document: string, mark: string): string[] {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const block = new RegExp(`<!-- ${mark} -->\\s*\`\`\`sh\n([^]*?)\n\`\`\``).exec(text)?.[1];
  if (block === undefined)
    throw new Error(`${document} has no block of commands marked with <!-- ${mark} -->.`);
  return block.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
}
