/**
 * Bytes that front and composers share: they cross the border without a copy, and nobody writes to them again. V8 leaves
 * shared memory out of its account of a heap. Counted, the pages that a front has just sent made it collect its whole heap
 * every 200 pages: a third of its processor time.
 */
export function sharedBytes(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length));
}

/** A text in UTF-8. */
export function sharedText(text: string): Uint8Array {
  const bytes = sharedBytes(Buffer.byteLength(text));
  new TextEncoder().encodeInto(text, bytes);
  return bytes;
}
