import { isUtf8 } from 'node:buffer';
import { decodeWindows1252 } from './windows-1252.ts';

/** Bytes, and characters, in which to look for an XML declaration. A declaration takes less than a hundred. */
const MAX_DECLARATION = 1024;
const DECLARATION = /^\s*<\?xml\s[^>]*/i;
const ENCODING = /\sencoding\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
/** Invalid characters that prove a label wrong. Node decodes them up to ten times slower. */
const MAX_BROKEN = 10_000;
const CHUNK_BYTES = 64 * 1024;

/**
 * Decodes the bytes of a feed. Labels are often wrong, so the bytes decide first:
 *
 * 1. UTF-16 and UTF-8 by their byte order mark, and UTF-16 without one by its zero bytes
 * 2. UTF-8 when the bytes are valid UTF-8, whatever the labels say
 * 3. the charset of the HTTP header, then the encoding of the XML declaration
 * 4. UTF-8 with a few bytes broken, else windows-1252
 *
 * Removes the encoding from the XML declaration, so that a parser does not decode the text again.
 */
export function decodeBody(bytes: Uint8Array, contentType: string | null): string {
  return withoutEncoding(decode(bytes, contentType));
}

function decode(bytes: Uint8Array, contentType: string | null): string {
  const marked = markedEncoding(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);

  const decoders = declaredDecoders(bytes, contentType);
  // ISO-2022-JP is seven-bit and therefore valid UTF-8: only the label can tell.
  const stateful = decoders.find(({ encoding }) => encoding === 'iso-2022-jp');
  const japanese = stateful && decodeUnlessBroken(stateful, bytes);
  if (japanese) return japanese;
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);

  const [declared] = decoders;
  if (declared?.encoding === 'windows-1252') return decodeWindows1252(bytes);
  return (declared && decodeUnlessBroken(declared, bytes)) ?? brokenUtf8(bytes) ?? decodeWindows1252(bytes);
}

function markedEncoding(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  return null;
}

/** Decoders for known labels, without UTF-8 and UTF-16, which the bytes have ruled out. */
function declaredDecoders(bytes: Uint8Array, contentType: string | null): TextDecoder[] {
  const charset = /;\s*charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType ?? '')?.[1];
  const head = Buffer.from(bytes.subarray(0, MAX_DECLARATION)).toString('latin1');
  return [charset, declaredEncoding(head)].flatMap((label) => decodersOf(label ?? null));
}

/** The encoding that an XML declaration at the start of the text names, or null. */
function declaredEncoding(text: string): string | null {
  const match = ENCODING.exec(declarationOf(text));
  return match?.[1] ?? match?.[2] ?? null;
}

function withoutEncoding(text: string): string {
  const declaration = declarationOf(text);
  return declaration.replace(ENCODING, '') + text.slice(declaration.length);
}

/** The XML declaration without its closing bracket, or an empty text. */
function declarationOf(text: string): string {
  return DECLARATION.exec(text.slice(0, MAX_DECLARATION))?.[0] ?? '';
}

function decodersOf(label: string | null): TextDecoder[] {
  if (label === null) return [];
  try {
    const decoder = new TextDecoder(label);
    return decoder.encoding.startsWith('utf-') ? [] : [decoder];
  } catch {
    return []; // an unknown label
  }
}

/** Null if there are more than `MAX_BROKEN` invalid characters. */
function decodeUnlessBroken(decoder: TextDecoder, bytes: Uint8Array): string | null {
  let text = '';
  let broken = 0;
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const part = decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true });
    broken += countCharacters(part).broken;
    if (broken > MAX_BROKEN) return null;
    text += part;
  }
  return text + decoder.decode();
}

/**
 * Accepts UTF-8 with a few invalid bytes, such as a truncated character: as windows-1252, every dash would become three
 * characters.
 */
function brokenUtf8(bytes: Uint8Array): string | null {
  const text = decodeUnlessBroken(new TextDecoder(), bytes);
  if (text === null) return null;
  const { broken, sound } = countCharacters(text);
  return sound > broken ? text : null;
}

/** Counts non-ASCII characters: U+FFFD, which replaces invalid bytes, and all others. */
function countCharacters(text: string): { broken: number; sound: number } {
  let broken = 0;
  let sound = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) sound += 1;
  }
  return { broken, sound };
}
