import { pictureKind } from './picture-kind.ts';

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
const word = (text: string): Buffer => Buffer.from(text, 'latin1');
const ftyp = (...brands: string[]): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + 4 * brands.length);
  return Buffer.concat([size, word(`ftyp${brands.join('')}`), word('rest of the file')]);
};

test.each([
  ['image/jpeg', hex('ffd8ffe0 00104a46 4946')],
  ['image/png', hex('89504e47 0d0a1a0a 0000000d')],
  ['image/gif', word('GIF89a\u0001')],
  ['image/gif', word('GIF87a\u0001')],
  ['image/webp', word('RIFF\u0010\u0000\u0000\u0000WEBPVP8 ')],
  ['image/avif', ftyp('avif', '\0\0\0\0', 'mif1')],
  ['image/avif', ftyp('avis', '\0\0\0\0', 'msf1')],
  ['image/avif', ftyp('mif1', '\0\0\0\0', 'miaf', 'avif')],
])('%s is known by its first bytes', (type, bytes) => {
  expect(pictureKind(bytes)).toBe(type);
});

test.each([
  ['a web page', word('<!doctype html><script>alert(1)</script>')],
  ['a web page with a picture further on', word('<html>\x89PNG\r\n\x1a\n')],
  ['SVG', word('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a sound file in the same container as WebP', word('RIFF\u0010\u0000\u0000\u0000WAVEfmt ')],
  ['a film in the same container as AVIF', ftyp('isom', '\0\0\0\0', 'mp42')],
  ['AVIF as a version number only', ftyp('isom', 'avif', 'mp42')],
  ['a PNG cut short', hex('89504e47')],
  ['nothing', Buffer.alloc(0)],
])('%s is not a picture', (_name, bytes) => {
  expect(pictureKind(bytes)).toBeNull();
});
