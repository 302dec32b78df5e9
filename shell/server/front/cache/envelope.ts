import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const inflate = promisify(brotliDecompress);

/** Change it with the format, or with the pages the server makes: values of other versions are then ignored. */
const MAGIC = Buffer.from('meadowlark page 1\n');
const HASH_BYTES = 32;
const LENGTH_BYTES = 4;
const HEAD_BYTES = MAGIC.length + HASH_BYTES + LENGTH_BYTES;
/** Larger than any page; bounds the decompression. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Packs a page for one key. `meta` must be JSON; `body` is compressed by Brotli. */
export function seal(key: string, meta: object, body: Buffer): Buffer {
  const text = Buffer.from(JSON.stringify(meta));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  const content = [length, text, body];
  return Buffer.concat([MAGIC, hashOf(key, content), ...content]);
}

/** Unpacks the value of a key. Null for anything that `seal` did not make for this key. */
export async function unseal(
  key: string,
  sealed: Buffer,
): Promise<{ meta: unknown; packed: Buffer; body: Buffer } | null> {
  if (sealed.length < HEAD_BYTES || !sealed.subarray(0, MAGIC.length).equals(MAGIC)) return null;
  const hash = sealed.subarray(MAGIC.length, MAGIC.length + HASH_BYTES);
  if (!hash.equals(hashOf(key, [sealed.subarray(MAGIC.length + HASH_BYTES)]))) return null;
  const end = HEAD_BYTES + sealed.readUInt32BE(HEAD_BYTES - LENGTH_BYTES);
  try {
    const meta: unknown = JSON.parse(sealed.toString('utf8', HEAD_BYTES, end));
    const packed = sealed.subarray(end);
    return { meta, packed, body: await inflate(packed, { maxOutputLength: MAX_BYTES }) };
  } catch {
    return null;
  }
}

function hashOf(key: string, content: readonly Buffer[]): Buffer {
  const hash = createHash('sha256').update(key).update('\0');
  for (const part of content) hash.update(part);
  return hash.digest();
}
