import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { run } from '../lib/run.mjs';

/**
 * Files of the working copy that differ from the last commit, files that are new or gone included; from the root of the
 * checkout, with slashes. Rejects outside a git checkout.
 */
export async function changedFiles(): Promise<string[]> {
  const { code, output } = await run('git', ['status', '--porcelain', '-z', '--untracked-files=all'], {
    cwd: ROOT,
    quiet: true,
  });
  if (code !== 0) throw new Error(`git cannot tell what changed.\n${output}`);
  return parseStatus(output);
}

/** `XY path`, and after a renamed one its old path in a field of its own. */
export function parseStatus(output: string): string[] {
  const fields = output.split('\0').filter((field) => field !== '');
  const files: string[] = [];
  for (let field = fields.shift(); field !== undefined; field = fields.shift()) {
    files.push(field.slice(3));
    if (/^[RC]/.test(field)) files.push(fields.shift() ?? '');
  }
  return files;
}

/** Whether a changed file is still there: a tool is not to be given one that is gone. */
export function isThere(file: string): boolean {
  return existsSync(path.join(ROOT, file));
}
