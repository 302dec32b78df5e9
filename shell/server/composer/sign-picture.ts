import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** The picture service expects 128 bits. */
const SIGNATURE_BYTES = 16;
const MAX_ADDRESS_LENGTH = 2048;
const PLACEHOLDER = '/placeholder.svg';
/** Characters of URLs that are cached with their signed forms: a few thousand pictures. */
const MAX_CACHED_CHARS = 512 * 1024;

/**
 * Returns a function that signs outside pictures for the picture service: `/pictures/<signature>/<URL in base64url>`.
 * URLs of the site become paths. Anything but a web URL becomes the placeholder.
 */
export function pictureSigner(key: string, origin: string): (address: string) => string {
  const own = new URL(origin).origin;
  const known = new LRUCache<string, string>({
    maxSize: MAX_CACHED_CHARS,
    sizeCalculation: (signed, address) => signed.length + address.length + 1,
  });
  return (address) => {
    const kept = known.get(address);
    if (kept !== undefined) return kept;
    const signed = sign(address);
    known.set(address, signed);
    return signed;
  };

  function sign(address: string): string {
    if (!URL.canParse(address, origin)) return PLACEHOLDER;
    const url = new URL(address, origin);
    // A path with two leading slashes would name a host.
    if (url.origin === own) return url.pathname.replace(/^\/+/, '/') + url.search;
    if (!/^https?:$/.test(url.protocol) || url.href.length > MAX_ADDRESS_LENGTH) return PLACEHOLDER;
    const segment = Buffer.from(url.href).toString('base64url');
    const hash = createHmac('sha256', key).update(segment).digest().subarray(0, SIGNATURE_BYTES);
    return `/pictures/${hash.toString('base64url')}/${segment}`;
  }
}
