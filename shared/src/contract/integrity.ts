import { createHash } from 'node:crypto';

/** SHA-384 of a file, in the format of `release.json` and of a script's `integrity` attribute. */
export function integrityOf(body: Buffer | string): string {
  return `sha384-${createHash('sha384').update(body).digest('base64')}`;
}
