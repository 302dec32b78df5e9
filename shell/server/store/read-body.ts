import { addAbortSignal, Readable } from 'node:stream';

/** Far above any file of a release, and little enough to be held in memory. */
const LARGEST_BYTES = 64 * 1024 * 1024;

/** The whole body of an answer from object storage. Rejects when it is larger than 64 MiB or not there by the deadline. */
export async function readBody(
  body: unknown,
  announcedBytes: number | undefined,
  deadline: AbortSignal,
): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new Error('The answer has no body.');
  // The client's own deadline ends with the head of the answer.
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
