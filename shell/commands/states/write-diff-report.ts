import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import { repositoryOf } from '../../../build/paths.ts';
import { diffReport, summaryOf } from './diff-report.ts';
import { pictureDiff } from './picture-diff.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import type { CommandContext } from '../command-context.ts';
import { countUp, writeLine } from '../terminal.ts';
import { liveShell, withBrowser } from './pictures.ts';

const FILE = path.join('var', 'picture-diff.html');

export interface Side {
  /** For display: an edition, or a release. */
  name: string;
  releases: ReleaseNames;
}

/** Compares screenshots of the releases that differ, writes the report, and prints its path. */
export async function writeDiffReport(
  context: CommandContext,
  store: EditionStore,
  from: Side,
  to: Side,
): Promise<void> {
  const differ = Object.keys({ ...from.releases, ...to.releases }).filter(
    (name) => name !== 'shell' && from.releases[name] !== to.releases[name],
  );
  const releasesOf = ({ releases }: Side) =>
    Promise.all(
      differ.flatMap((name) => {
        const version = releases[name];
        return version === undefined ? [] : [store.release(name, version)];
      }),
    );
  const [before, after] = await Promise.all([releasesOf(from), releasesOf(to)]);
  if (before.length + after.length === 0) {
    writeLine(context.stdout, 'No releases differ, so nothing looks different.');
    return;
  }
  const shell = await liveShell(store);
  const diff = await withBrowser((browser) =>
    pictureDiff(browser, store, { before, after, shell }, countUp(context.stderr, 'States:')),
  );
  const file = path.join(repositoryOf(process.cwd()), FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, diffReport(diff, from.name, to.name));
  writeLine(context.stderr, summaryOf(diff));
  writeLine(context.stdout, file);
}
