import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { reportText } from './markdown.ts';
import { leftOut } from './newest-runs.ts';
import { performancePage } from './performance-page.ts';
import type { Run } from './run.ts';
import { withoutPlaces } from './without-places.ts';

const RESULTS = path.join(ROOT, 'bench', 'results');
const DOCS = path.join(ROOT, 'docs');
const PICTURES = path.join(DOCS, 'performance');
const FILMSTRIP = 'filmstrip.webp';
/** Pictures that this bench does not redraw each time: the filmstrip, and the chart of `bench:canary`. */
const KEPT = [FILMSTRIP, 'canary-halted.svg'];
const RUN = /^\d{4}-\d{2}-\d{2}-\d{4}\.json$/;

/**
 * Writes `<date>.json` with all figures and the report `<date>.md`; resolves with path and text of the report. The files of
 * a quick run are named `quick` and ignored by git. `folders`: names for folders that the results must not reveal.
 */
export async function writeResults(
  run: Run,
  folders: Readonly<Record<string, string>>,
): Promise<{ file: string; text: string }> {
  await mkdir(RESULTS, { recursive: true });
  const name = run.quick ? 'quick' : run.started.slice(0, 16).replace(':', '').replace('T', '-');
  const text = withoutPlaces(reportText(run), folders);
  // Formatted like the rest of the repository, because results are committed.
  await writeFile(
    path.join(RESULTS, `${name}.json`),
    withoutPlaces(`${JSON.stringify(run, null, 2)}\n`, folders),
  );
  const file = path.join(RESULTS, `${name}.md`);
  await writeFile(file, text);
  return { file, text };
}

/**
 * Writes `docs/performance.md` and its pictures from the newest results of each scene, and removes earlier results that the
 * page no longer uses. Resolves with the scenes of `run` that the page leaves out, because an earlier run has more
 * contestants. `filmstrip`: a new one, or null to keep what is there.
 */
export async function writePerformancePage(run: Run, filmstrip: Buffer | null): Promise<string[]> {
  const files = (await readdir(RESULTS)).filter((file) => RUN.test(file));
  const runs = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(path.join(RESULTS, file), 'utf8')) as Run),
  );
  await mkdir(PICTURES, { recursive: true });
  if (filmstrip) await writeFile(path.join(PICTURES, FILMSTRIP), filmstrip);
  const before = await readdir(PICTURES);
  const { text, pictures } = performancePage(runs, before.includes(FILMSTRIP) ? FILMSTRIP : null);
  await writeFile(path.join(DOCS, 'performance.md'), text);
  const old = before.filter((file) => !KEPT.includes(file));
  await Promise.all(old.map((file) => rm(path.join(PICTURES, file))));
  for (const [file, picture] of pictures) await writeFile(path.join(PICTURES, file), picture);
  const missing = leftOut(run, runs);
  let used: readonly Run[] = runs;
  for (const [i, file] of files.entries()) {
    const others = used.filter((one) => one !== runs[i]);
    if (
      runs[i]?.started === run.started ||
      performancePage(others, null).text !== performancePage(used, null).text
    )
      continue;
    used = others;
    for (const one of [file, file.replace(/json$/, 'md')]) await rm(path.join(RESULTS, one));
  }
  return missing;
}
