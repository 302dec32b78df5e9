// The 32 places in which windows-1252 differs from Latin-1 (WHATWG Encoding Standard); five stay control characters.
const C1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Decodes windows-1252, which on the web is also what "iso-8859-1", "latin1" and "us-ascii" mean.
 * `TextDecoder` cannot be used: Node 20.18.3 and many later versions decode it as plain Latin-1, and curly quotes
 * and dashes become control characters (nodejs/node#56542).
 */
export function decodeWindows1252(bytes: Uint8Array): string {
  const latin1 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return latin1.replace(/[\u0080-\u009f]/g, (char) => C1.charAt(char.charCodeAt(0) - 0x80));
}
