import type { Response } from 'undici';

/**
 * Reads a body, and stops with the error of `tooLarge` above `maxBytes`, counted after decompression. So a small
 * compressed answer that unpacks to gigabytes costs no more than the limit.
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
