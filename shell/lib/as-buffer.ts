/** The same memory as a `Buffer`: those that another thread sends arrive as plain arrays. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
