import { createHash } from 'node:crypto';

const DIGEST_BYTES = 32;

/** Bytes and their SHA-256 in base64url. */
export interface Sealed {
  bytes: Buffer;
  digest: string;
}

/** A file that proves itself: the SHA-256 of its bytes, then the bytes. */
export function sealed(bytes: Buffer): { file: Buffer; digest: string } {
  const digest = sha256(bytes);
  return { file: Buffer.concat([digest, bytes]), digest: digest.toString('base64url') };
}

/** What is in such a file; null when it was cut short or altered. */
export function unsealed(file: Buffer): Sealed | null {
  const digest = file.subarray(0, DIGEST_BYTES);
  const bytes = file.subarray(DIGEST_BYTES);
  return sha256(bytes).equals(digest) ? { bytes, digest: digest.toString('base64url') } : null;
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
