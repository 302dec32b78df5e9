import { execFileSync } from 'node:child_process';

/** Output of git; null without a commit (a downloaded archive) or without git. */
export function git(cwd: string, ...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
