import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const KEY_BYTES = 32;

/**
 * The key that is kept in a file, made and written there the first time: pages that are still in a cache go on showing
 * their pictures after a restart. Servers that start together agree on one key. Throws a sentence when there is no
 * file and none can be written.
 */
export function keptKey(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const part = `${file}.part-${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(part, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: 0o600 });
    // Unlike a rename, a link does not replace what another process put there a moment ago.
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new Error(
        `${file} could not be written; set PICTURES_KEY to a long random text of your own instead.`,
        { cause: error },
      );
    }
  } finally {
    rmSync(part, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
