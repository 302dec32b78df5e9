import { ensureInstalled, ROOT } from './ensure-installed.mjs';
import { run } from '../../build/run.mjs';

/** Installs what is missing, runs the TypeScript program of a command with these arguments, and exits with its exit code. */
export async function launch(program, { log, ...options } = {}) {
  await ensureInstalled(log);
  const { code } = await run(process.execPath, ['--import', 'tsx', ...program], { cwd: ROOT, ...options });
  process.exit(code);
}
