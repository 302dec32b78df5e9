import type { Response } from 'undici';
import { FeedTooLarge } from './feed-errors.ts';

/**
 * Reads a body to its end, counting after decompression, and breaks off as soon as it is longer than `maxBytes`:
 * a small compressed answer that unpacks to gigabytes costs no more than the limit.
 */
export async function readBody(response: Response, address: string, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new FeedTooLarge(address, maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
