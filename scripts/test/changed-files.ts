import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { run } from '../../build/run.mjs';

/**
 * Files that differ from the last commit, including new and deleted ones; paths from the root of the checkout, with
 * slashes. Rejects outside a git checkout.
 */
export async function changedFiles(): Promise<string[]> {
  const { code, output } = await run('git', ['status', '--porcelain', '-z', '--untracked-files=all'], {
    cwd: ROOT,
    quiet: true,
  });
  if (code !== 0) throw new Error(`git cannot list the changed files.\n${output}`);
  return parseStatus(output);
}

/** Parses fields of `XY path`; a renamed file has its old path in the next field. */
export function parseStatus(output: string): string[] {
  const fields = output.split('\0').filter((field) => field !== '');
  const files: string[] = [];
  for (let field = fields.shift(); field !== undefined; field = fields.shift()) {
    files.push(field.slice(3));
    if (/^[RC]/.test(field)) files.push(fields.shift() ?? '');
  }
  return files;
}

/** Whether a changed file still exists: tools fail on deleted ones. */
export function isThere(file: string): boolean {
  return existsSync(path.join(ROOT, file));
}
