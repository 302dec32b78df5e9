import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Runs once before all tests, for jest and Playwright alike: what any test or program of theirs puts into the system's
 * temporary folder goes into one of this run, and with that at its end. So no test has to clean up after itself; what is
 * large (a site, a database, a copy of the checkout) is removed earlier all the same.
 */
export default function makeTemporaryFolder() {
  // A short name: databases of tests have a socket below it, whose path may have about a hundred characters.
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  // A database server that runs as another user has to get through.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  // Browsers that are being ended may still be writing there.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
