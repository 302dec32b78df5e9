import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../build/run.mjs';
import { giveUp, say } from './say.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const STAMP = path.join(ROOT, 'node_modules', '.installed-from');
const LOCK = path.join(ROOT, 'package-lock.json');

/** Without a terminal, npm prints nothing until it is done. */
const PROGRESS_MS = 3000;

/** Installs the packages if the lock file has changed since the last installation. */
export async function ensureInstalled(log = say) {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return;
  log('Installing packages (a minute or two the first time) …');
  await install(log);
}

/**
 * Not with `npm ci`: that starts with an empty folder each time, and rejects a program that is new in the checkout. Exits if
 * it fails.
 */
export async function install(log = say) {
  // Builds need development tools, whatever NODE_ENV is. The lock file does not name a registry, so that any can be used.
  const flags = ['--no-audit', '--no-fund', '--include=dev', '--omit-lockfile-registry-resolved'];
  const progress = setInterval(() => log(progressLine()), PROGRESS_MS);
  const { code, output } = await run('npm', ['install', ...flags], { cwd: ROOT, quiet: true });
  clearInterval(progress);
  if (code !== 0)
    giveUp(
      `${output}\nThe packages could not be installed. Check the connection to the package registry and try again.`,
    );
  writeFileSync(STAMP, lockHash());
}

/** SHA-256 (hex) of the lock file. */
function lockHash() {
  return createHash('sha256').update(readFileSync(LOCK)).digest('hex');
}

/** Number of installed packages. The total is "about", because the lock file also lists variants for other C libraries. */
function progressLine() {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8'));
  const wanted = Object.keys(packages).filter((place) => {
    const { link, os, cpu } = packages[place];
    const fits = (list, one) => !list || list.includes(one);
    return (
      /(?:^|\/)node_modules\//.test(place) && !link && fits(os, process.platform) && fits(cpu, process.arch)
    );
  });
  const installed = wanted.filter((place) => existsSync(path.join(ROOT, place, 'package.json')));
  return `Installing packages: ${installed.length} of about ${wanted.length} …`;
}
