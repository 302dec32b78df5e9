type MediaType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/avif';

/**
 * The media type of a picture by its first bytes, or null. Ignores names and content types, and refuses SVG, which can
 * carry scripts.
 */
export function pictureKind(bytes: Buffer): MediaType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  const ascii = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return 'image/gif';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (ascii(4, 8) === 'ftyp' && isAvif(bytes)) return 'image/avif';
  return null;
}

function startsWith(bytes: Buffer, signature: readonly number[]): boolean {
  return signature.every((byte, i) => bytes[i] === byte);
}

/** The first box of an AVIF file has the brand, as its own or among the compatible ones (ISO 23000-22). */
function isAvif(bytes: Buffer): boolean {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = bytes.toString('latin1', 8, end).match(/[^]{4}/g) ?? [];
  // The second word is the minor version.
  return brands.some((brand, i) => i !== 1 && (brand === 'avif' || brand === 'avis'));
}
