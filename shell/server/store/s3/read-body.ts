import { addAbortSignal, Readable } from 'node:stream';

/** Far above any file of a release, and small enough for memory. */
const LARGEST_BYTES = 64 * 1024 * 1024;

/** The body of a response from object storage. Rejects above 64 MiB, and at the deadline. */
export async function readBody(
  body: unknown,
  announcedBytes: number | undefined,
  deadline: AbortSignal,
): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new Error('The answer has no body.');
  // The client's own deadline covers the response headers only.
  addAbortSignal(deadline, body);
  const chunks: Buffer[] = [];
  let bytes = announcedBytes ?? 0;
  if (bytes <= LARGEST_BYTES) {
    bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > LARGEST_BYTES) break;
      chunks.push(chunk);
    }
  }
  if (bytes <= LARGEST_BYTES) return Buffer.concat(chunks);
  body.destroy();
  throw new Error(
    `It is larger than ${LARGEST_BYTES / 1024 / 1024} MiB, more than a file of a release may have.`,
  );
}
