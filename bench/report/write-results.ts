import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reportText } from './markdown.ts';
import type { Run } from './run.ts';

const FOLDER = path.resolve(import.meta.dirname, '..', 'results');

/**
 * Writes `<date>.json` with every figure and `<date>.md` for people; resolves with the latter's path and text. A quick run
 * is `quick`, and no part of the project's history.
 */
export async function writeResults(run: Run): Promise<{ file: string; text: string }> {
  await mkdir(FOLDER, { recursive: true });
  const name = run.quick ? 'quick' : run.started.slice(0, 16).replace(':', '').replace('T', '-');
  const text = reportText(run);
  await writeFile(path.join(FOLDER, `${name}.json`), `${JSON.stringify(run)}\n`);
  const file = path.join(FOLDER, `${name}.md`);
  await writeFile(file, text);
  return { file, text };
}
