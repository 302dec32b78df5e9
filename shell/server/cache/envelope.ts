import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { editionId } from '@meadowlark/shared/contract/edition.ts';
import { REMOTE_NAME, VERSION } from '@meadowlark/shared/contract/release.ts';
import { z } from 'zod';

const inflate = promisify(brotliDecompress);

/** Changes with the form, and with what the server makes of a view: what another one wrote is not taken. */
const MAGIC = Buffer.from('meadowlark page 1\n');
const HASH_BYTES = 32;
const LENGTH_BYTES = 4;
const HEAD_BYTES = MAGIC.length + HASH_BYTES + LENGTH_BYTES;
/** No page is larger, and nothing that claims to be one is unpacked any further. */
const MAX_BYTES = 8 * 1024 * 1024;

const release = z.strictObject({ name: z.string().regex(REMOTE_NAME), version: z.string().regex(VERSION) });
const unit = z.strictObject({
  remote: z.string().regex(REMOTE_NAME),
  kind: z.enum(['page', 'block']),
  name: z.string(),
  version: z.string().regex(VERSION),
  edition: editionId,
});

/** What is kept along with a document. Only whole pages that are there are shared: status 200, nothing left out. */
const metaSchema = z.strictObject({
  kind: z.enum(['page', 'data']),
  ref: z.string(),
  address: z.string(),
  madeAt: z.number().int().positive(),
  freshMs: z.number().int().positive().max(86_400_000),
  staleMs: z.number().int().positive().max(86_400_000),
  pattern: z.string(),
  query: z.array(z.string()),
  freshSeconds: z.number().positive(),
  units: z.array(unit),
  releases: z.array(release),
});

export type EnvelopeMeta = z.infer<typeof metaSchema>;

/** Packs a document for the place under a key. `body` is compressed by Brotli. */
export function seal(key: string, meta: EnvelopeMeta, body: Buffer): Buffer {
  const text = Buffer.from(JSON.stringify(meta));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  const content = [length, text, body];
  return Buffer.concat([MAGIC, hashOf(key, content), ...content]);
}

/** Unpacks what was found under a key. Null for anything that `seal` did not make for this very key. */
export async function unseal(
  key: string,
  sealed: Buffer,
): Promise<{ meta: EnvelopeMeta; packed: Buffer; body: Buffer } | null> {
  if (sealed.length < HEAD_BYTES || !sealed.subarray(0, MAGIC.length).equals(MAGIC)) return null;
  const hash = sealed.subarray(MAGIC.length, MAGIC.length + HASH_BYTES);
  if (!hash.equals(hashOf(key, [sealed.subarray(MAGIC.length + HASH_BYTES)]))) return null;
  const end = HEAD_BYTES + sealed.readUInt32BE(HEAD_BYTES - LENGTH_BYTES);
  try {
    const meta = metaSchema.safeParse(JSON.parse(sealed.toString('utf8', HEAD_BYTES, end)));
    if (!meta.success) return null;
    const packed = sealed.subarray(end);
    return { meta: meta.data, packed, body: await inflate(packed, { maxOutputLength: MAX_BYTES }) };
  } catch {
    return null;
  }
}

function hashOf(key: string, content: readonly Buffer[]): Buffer {
  const hash = createHash('sha256').update(key).update('\0');
  for (const part of content) hash.update(part);
  return hash.digest();
}
