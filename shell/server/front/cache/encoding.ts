import Negotiator from 'negotiator';

/** A content encoding. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send some 25 characters. Of 15,000, reading takes 16 ms. */
const MOST_HEADER = 256;

/** The encoding for a reader's `Accept-Encoding`: Brotli, else gzip, unless refused (`;q=0`). */
export function encodingFor(header: string | undefined): Encoding {
  if (header !== undefined && header.length > MOST_HEADER) return 'identity';
  const request = { headers: { 'accept-encoding': header } };
  const accepted = new Negotiator(request).encodings(['br', 'gzip', 'x-gzip']);
  if (accepted.includes('br')) return 'br';
  return accepted.length > 0 ? 'gzip' : 'identity';
}
