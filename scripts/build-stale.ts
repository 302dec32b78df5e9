import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inputsHash } from '../build/inputs-hash.ts';
import { releaseFolder, ROOT, workspaceOf } from '../build/paths.ts';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { PROGRAMS } from './programs.ts';

/**
 * Builds those of the programs whose inputs are not those of their last build; the others are left as they are. Rejects
 * with the output of the build that failed.
 */
export async function buildStale(
  programs: readonly string[] = PROGRAMS,
  tell: (text: string) => void = say,
): Promise<void> {
  const stale = programs.filter((name) => stampedInputs(name) !== inputsHash(name));
  if (stale.length === 0) return;
  tell(`Building ${stale.join(', ')} …`);
  await Promise.all(stale.map(build));
}

async function build(name: string): Promise<void> {
  const inputs = inputsHash(name);
  const { code, output } = await run(path.join(ROOT, 'node_modules', '.bin', 'rsbuild'), ['build'], {
    cwd: path.join(ROOT, workspaceOf(name)),
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0)
    throw new Error(`${output}\nThe build of ${name} failed. Mend what is named above, and try again.`);
  writeFileSync(stampOf(name), inputs);
}

function stampedInputs(name: string): string | null {
  const built = existsSync(path.join(releaseFolder(workspaceOf(name)), 'release.json'));
  return built && existsSync(stampOf(name)) ? readFileSync(stampOf(name), 'utf8') : null;
}

/** Beside the release, not in it. */
function stampOf(name: string): string {
  return path.join(ROOT, workspaceOf(name), 'dist', 'built-from');
}
