import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { giveUp, say } from './say.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const STAMP = path.join(ROOT, 'node_modules', '.installed-from');

/** Stops on a Node that is too old, before anything fails in a way that is hard to read. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  giveUp(
    `This site needs Node 20.19 or later, and this is Node ${process.versions.node}. Install a newer one and try again.`,
  );
}

/** Installs the packages when the lock file is not the one installed last. */
export async function ensureInstalled(tell = say) {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return;
  tell('Installing packages (a minute or two the first time) …');
  await install();
}

/**
 * `npm install` and not `npm ci`: a lock file made on one platform does not list the binaries of every other, and only
 * the former honours it all the same.
 */
export async function install() {
  // Development tools are needed to build, whatever NODE_ENV says. The lock file names no registry: it serves all.
  const flags = ['--no-audit', '--no-fund', '--include=dev', '--omit-lockfile-registry-resolved'];
  const { code, output } = await run('npm', ['install', ...flags], { cwd: ROOT, quiet: true });
  if (code !== 0)
    giveUp(
      `${output}\nThe packages could not be installed. Check the connection to the package registry and try again.`,
    );
  writeFileSync(STAMP, lockHash());
}

/** SHA-256 (hex) of the lock file. */
function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
}
