import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const KEY_BYTES = 32;
/** The minimum for PICTURES_KEY. */
const MIN_KEY_CHARS = 32;

/**
 * Reads the signing key from a file, or creates it. A stored key keeps the pictures of cached pages valid after a
 * restart. Servers that start together agree on one key. Throws if the file cannot be read or written, or has no key.
 */
export function readOrCreateKey(file: string): string {
  try {
    return readKey(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const part = `${file}.part-${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(part, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: 0o600 });
    // Unlike a rename, a link does not overwrite another process's new key.
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new Error(`${file} could not be written; set PICTURES_KEY to a long random text instead.`, {
        cause: error,
      });
    }
  } finally {
    rmSync(part, { force: true });
  }
  return readKey(file);
}

/** With an empty key, anybody could sign a URL. */
function readKey(file: string): string {
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < MIN_KEY_CHARS)
    throw new Error(
      `${file} has no key of at least ${MIN_KEY_CHARS} characters; delete it to create a new one.`,
    );
  return key;
}
