import { execFile } from 'node:child_process';
import path from 'node:path';

/** Runs a TypeScript file of `src/blog` in a child process, in the root folder, as the npm scripts do. */
export function runScript(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string; errors: string }> {
  const script = path.resolve(import.meta.dirname, '..', file);
  const options = { cwd: path.resolve(import.meta.dirname, '../../../..'), env: { ...process.env, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', script, ...args], options, (error, output, errors) => {
      resolve({ code: error === null ? 0 : Number(error.code), output, errors });
    });
  });
}
