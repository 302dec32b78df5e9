import { writeFile } from 'node:fs/promises';
import path from 'node:path';

const RESULTS = path.resolve(import.meta.dirname, '..', 'results');

/** Writes `bench/results/<name>.md` and shows it. The program exits with 1 if the run was not good. */
export async function publishReport(name: string, lines: readonly string[], isGood = true): Promise<void> {
  const text = `${lines.join('\n').trimEnd()}\n`;
  await writeFile(path.join(RESULTS, `${name}.md`), text);
  process.stdout.write(text);
  process.exitCode = isGood ? 0 : 1;
}
