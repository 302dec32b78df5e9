import { createHmac } from 'node:crypto';

/** The picture service expects 128 bits. */
const SIGNATURE_BYTES = 16;
/** The limit of the picture service. */
const MAX_ADDRESS_LENGTH = 2048;
const PLACEHOLDER = '/placeholder.svg';

/**
 * Returns a function that signs outside pictures for the picture service: `/pictures/<signature>/<address in base64url>`.
 * Addresses of the site become paths. Anything but a web address becomes the placeholder.
 */
export function pictureSigner(key: string, origin: string): (address: string) => string {
  const own = new URL(origin).origin;
  return (address) => {
    if (!URL.canParse(address, origin)) return PLACEHOLDER;
    const url = new URL(address, origin);
    // A path with two leading slashes names a host.
    if (url.origin === own) return url.pathname.replace(/^\/+/, '/') + url.search;
    if (!/^https?:$/.test(url.protocol) || url.href.length > MAX_ADDRESS_LENGTH) return PLACEHOLDER;
    const segment = Buffer.from(url.href).toString('base64url');
    const hash = createHmac('sha256', key).update(segment).digest().subarray(0, SIGNATURE_BYTES);
    return `/pictures/${hash.toString('base64url')}/${segment}`;
  };
}
