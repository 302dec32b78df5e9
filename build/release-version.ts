import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COMMON_INPUTS, inputsHash } from './inputs-hash.ts';
import { ROOT, workspaceOf } from './paths.ts';

/**
 * Version of the release that a build makes now: package version and git commit, and a build number when the work
 * tree differs from that commit. The build number comes from the inputs, so the same work tree gives the same version.
 */
export function releaseVersion(name: string): string {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, workspaceOf(name), 'package.json'), 'utf8')) as {
    version: string;
  };
  const build = inputsHash(name).slice(0, 8);
  const commit = git('rev-parse', '--short=8', 'HEAD');
  if (commit === null) return `${manifest.version}-${build}`;
  const dirty = git('status', '--porcelain', '--', workspaceOf(name), ...COMMON_INPUTS);
  return dirty ? `${manifest.version}-${commit}.${build}` : `${manifest.version}-${commit}`;
}

/** Answer of git, or null where there is no repository (a downloaded archive) or no git. */
function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
