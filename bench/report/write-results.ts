import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { reportText } from './markdown.ts';
import { newestRuns } from './newest-runs.ts';
import { performancePage } from './performance-page.ts';
import type { Run } from './run.ts';

const RESULTS = path.join(ROOT, 'bench', 'results');
const DOCS = path.join(ROOT, 'docs');
const PICTURES = path.join(DOCS, 'performance');
const RUN = /^\d{4}-\d{2}-\d{2}-\d{4}\.json$/;

/**
 * Writes `<date>.json` with all figures and the report `<date>.md`; resolves with path and text of the report. The files of
 * a quick run are named `quick` and ignored by git.
 */
export async function writeResults(run: Run): Promise<{ file: string; text: string }> {
  await mkdir(RESULTS, { recursive: true });
  const name = run.quick ? 'quick' : run.started.slice(0, 16).replace(':', '').replace('T', '-');
  const text = reportText(run);
  // Formatted like the rest of the repository, because results are committed.
  await writeFile(path.join(RESULTS, `${name}.json`), `${JSON.stringify(run, null, 2)}\n`);
  const file = path.join(RESULTS, `${name}.md`);
  await writeFile(file, text);
  return { file, text };
}

/** Writes `docs/performance.md` and its pictures from the newest results of each part. */
export async function writePerformancePage(): Promise<void> {
  const files = (await readdir(RESULTS)).filter((file) => RUN.test(file));
  const runs = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(path.join(RESULTS, file), 'utf8')) as Run),
  );
  const { text, pictures } = performancePage(newestRuns(runs));
  await writeFile(path.join(DOCS, 'performance.md'), text);
  await rm(PICTURES, { recursive: true, force: true });
  await mkdir(PICTURES, { recursive: true });
  for (const [file, picture] of pictures) await writeFile(path.join(PICTURES, file), picture);
}
