import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from '../../../build/run.mjs';

const require = createRequire(import.meta.url);

export const TSC = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');

/** Lines of the compiler's output; the first error often explains the others. */
const SHOWN_LINES = 10;

/** Rejects with the first errors if the types of a program do not hold: its build removes types without checking them. */
export async function checkTypes(folder: string): Promise<void> {
  // From where the command was called, so that the paths of errors lead there.
  const { code, output } = await run(process.execPath, [TSC, '-p', folder, '--pretty', 'false'], {
    quiet: true,
  });
  if (code === 0) return;
  const lines = output.trim().split('\n');
  const more = lines.length > SHOWN_LINES ? `\n… and ${lines.length - SHOWN_LINES} more lines.` : '';
  throw new Error(
    `${lines.slice(0, SHOWN_LINES).join('\n')}${more}\n\nThe types of ${path.basename(folder)} do not hold, so nothing was published. Fix what is named above; "npm test" in its folder shows all of it.`,
  );
}
