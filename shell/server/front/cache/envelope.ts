import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const inflate = promisify(brotliDecompress);

/** Change it with the format, or with the pages that the server renders: values of other versions are then ignored. */
const MAGIC = Buffer.from('meadowlark page 1\n');
const HASH_BYTES = 32;
const LENGTH_BYTES = 4;
const HEAD_BYTES = MAGIC.length + HASH_BYTES + LENGTH_BYTES;
/** Larger than any page; bounds the decompression. */
const MAX_BYTES = 8 * 1024 * 1024;

/** A separate key for pages, derived from a secret that signs other things as well. */
export function sealingKey(secret: string): KeyObject {
  return createSecretKey(createHmac('sha256', secret).update('pages').digest());
}

/**
 * Packs a page for one place. `meta` must be JSON; `body` is compressed with Brotli. `key`: known only to the site's
 * servers.
 */
export function seal(key: KeyObject, place: string, meta: object, body: Buffer): Buffer {
  const text = Buffer.from(JSON.stringify(meta));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  const content = [length, text, body];
  return Buffer.concat([MAGIC, hashOf(key, place, content), ...content]);
}

/** Unpacks the value of a place. Null for anything that `seal` did not make for it with this key. */
export async function unseal(
  key: KeyObject,
  place: string,
  sealed: Buffer,
): Promise<{ meta: unknown; packed: Buffer; body: Buffer } | null> {
  if (sealed.length < HEAD_BYTES || !sealed.subarray(0, MAGIC.length).equals(MAGIC)) return null;
  const hash = sealed.subarray(MAGIC.length, MAGIC.length + HASH_BYTES);
  if (!timingSafeEqual(hash, hashOf(key, place, [sealed.subarray(MAGIC.length + HASH_BYTES)]))) return null;
  const end = HEAD_BYTES + sealed.readUInt32BE(HEAD_BYTES - LENGTH_BYTES);
  try {
    const meta: unknown = JSON.parse(sealed.toString('utf8', HEAD_BYTES, end));
    const packed = sealed.subarray(end);
    return { meta, packed, body: await inflate(packed, { maxOutputLength: MAX_BYTES }) };
  } catch {
    return null;
  }
}

function hashOf(key: KeyObject, place: string, content: readonly Buffer[]): Buffer {
  const hash = createHmac('sha256', key).update(place).update('\0');
  for (const part of content) hash.update(part);
  return hash.digest();
}
