import type { Response } from 'undici';

/**
 * Reads a body to its end, counting after decompression, and breaks off as soon as it is longer than `maxBytes`:
 * a small compressed answer that unpacks to gigabytes costs no more than the limit.
 *
 * @param tooLarge the error to throw then
 */
export async function readBody(
  response: Response,
  maxBytes: number,
  tooLarge: () => Error,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
