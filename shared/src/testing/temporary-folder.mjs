import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Runs once before all tests, for jest and Playwright: redirects the system's temporary folder to one of this run, which
 * is removed at its end. Tests need not clean up, except large data (a site, a database, a copy of the checkout).
 */
export default function makeTemporaryFolder() {
  // A short name: test databases have a socket below it, and a socket's path is limited to about 100 characters.
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  // Lets a database server that runs as another user pass.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  // Browsers may still be writing while they end.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
