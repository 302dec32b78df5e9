// Bytes 0x80 to 0x9f, where windows-1252 differs from Latin-1 (WHATWG Encoding Standard); five stay control characters.
const C1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** The UTF-16 code unit of each byte. */
const UNITS = Uint16Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 && byte < 0xa0 ? C1.charCodeAt(byte - 0x80) : byte,
);

/**
 * Decodes windows-1252, which on the web is also the meaning of "iso-8859-1", "latin1" and "us-ascii". `TextDecoder` in
 * Node 20.18.3 and many later versions decodes it as Latin-1 and turns curly quotes and dashes into control characters
 * (nodejs/node#56542).
 */
export function decodeWindows1252(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes);
  // `Uint16Array.from` with a function takes fifty times as long.
  for (let i = 0; i < units.length; i += 1) units[i] = UNITS[units[i] ?? 0] ?? 0;
  return Buffer.from(units.buffer).toString('utf16le');
}
