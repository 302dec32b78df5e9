import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from '../../../build/run.mjs';

const require = createRequire(import.meta.url);

export const TSC = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');

/** Lines of the compiler's output to show; the first error often explains the others. */
const SHOWN_LINES = 10;

/** Rejects with the first errors if a program fails type checking: its build strips types without checking them. */
export async function checkTypes(folder: string): Promise<void> {
  // Runs in the caller's folder, so that the paths in errors are relative to it.
  const { code, output } = await run(process.execPath, [TSC, '-p', folder, '--pretty', 'false'], {
    quiet: true,
  });
  if (code === 0) return;
  const lines = output.trim().split('\n');
  const more = lines.length > SHOWN_LINES ? `\n… and ${lines.length - SHOWN_LINES} more lines.` : '';
  throw new Error(
    `${lines.slice(0, SHOWN_LINES).join('\n')}${more}\n\nType checking of ${path.basename(folder)} failed, so nothing was published. Fix the errors above; "npm test" in its folder shows all of them.`,
  );
}
