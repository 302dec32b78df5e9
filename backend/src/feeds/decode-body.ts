import { isUtf8 } from 'node:buffer';
import { decodeWindows1252 } from './windows-1252.ts';
import { declaredEncoding, withoutEncoding } from './xml-declaration.ts';

/** An XML declaration lies within this many bytes. */
const HEAD_BYTES = 1024;

/**
 * Turns the bytes of a feed into text. Labels lie often, bytes never do, so the order is:
 *
 * 1. UTF-16 and UTF-8 by their byte order mark, and UTF-16 without one by its zero bytes
 * 2. UTF-8 when the bytes are valid UTF-8, whatever the labels say
 * 3. the charset of the HTTP header, then the encoding of the XML declaration
 * 4. UTF-8 with a few bytes broken, else windows-1252
 *
 * The encoding is removed from the XML declaration, so that the text does not contradict itself.
 */
export function decodeBody(bytes: Uint8Array, contentType: string | null): string {
  return withoutEncoding(decode(bytes, contentType));
}

function decode(bytes: Uint8Array, contentType: string | null): string {
  const marked = markedEncoding(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);

  const decoders = declaredDecoders(bytes, contentType);
  // Its bytes are all seven-bit, hence valid UTF-8 too: here only the label can tell.
  const stateful = decoders.find(({ encoding }) => encoding === 'iso-2022-jp');
  if (stateful) return stateful.decode(bytes);
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);

  const [declared] = decoders;
  if (declared?.encoding === 'windows-1252') return decodeWindows1252(bytes);
  return declared?.decode(bytes) ?? brokenUtf8(bytes) ?? decodeWindows1252(bytes);
}

function markedEncoding(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  return null;
}

/** Decoders for the labels that can be true: known ones, and neither UTF-8 nor UTF-16, which the bytes ruled out. */
function declaredDecoders(bytes: Uint8Array, contentType: string | null): TextDecoder[] {
  const charset = /;\s*charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType ?? '')?.[1];
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  return [charset, declaredEncoding(head)].flatMap((label) => decodersOf(label ?? null));
}

function decodersOf(label: string | null): TextDecoder[] {
  if (label === null) return [];
  try {
    const decoder = new TextDecoder(label);
    return decoder.encoding.startsWith('utf-') ? [] : [decoder];
  } catch {
    return []; // a label nobody knows
  }
}

/** One bad byte in a page of good UTF-8 (a character cut in two) must not turn every dash into three letters. */
function brokenUtf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder().decode(bytes);
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const sound = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  return sound > broken ? text : null;
}
