import { buildStale } from '../../build/build-stale.ts';
import { releaseFolder } from '../../build/paths.ts';
import { releaseRecipe } from '../../build/recipe.ts';
import { run } from '../../build/run.mjs';
import { edition } from './edition.ts';
import type { RemoteFolder } from './remote-folder.ts';
import { TSC } from './test.ts';

/** Lines of the compiler's output; the first error often explains the others. */
const SHOWN_LINES = 10;

/** Puts a release into the store. Builds it if its inputs have changed. Its name@version is all of standard output. */
export async function publish(remote: RemoteFolder): Promise<number> {
  const { name, folder } = remote;
  process.stderr.write(`Checking the types of ${name} …\n`);
  await requireTypes(folder);
  await buildStale((line) => process.stderr.write(`${line}\n`), [releaseRecipe(name, folder)]);
  return edition(remote, ['publish', '--build', releaseFolder(folder)]);
}

/** Rejects if the types do not hold: the build removes types without checking them. */
async function requireTypes(folder: string): Promise<void> {
  const { code, output } = await run(process.execPath, [TSC, '-p', '.', '--pretty', 'false'], {
    cwd: folder,
    quiet: true,
  });
  if (code === 0) return;
  const lines = output.trim().split('\n');
  const more = lines.length > SHOWN_LINES ? `\n… and ${lines.length - SHOWN_LINES} more lines.` : '';
  throw new Error(
    `${lines.slice(0, SHOWN_LINES).join('\n')}${more}\n\nThe types do not hold, so nothing was published. Fix what is named above; "npm test" shows all of it.`,
  );
}
