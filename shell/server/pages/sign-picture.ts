import { createHmac } from 'node:crypto';

/** 128 bits, as the picture service expects. */
const SIGNATURE_BYTES = 16;
/** The service takes no longer address. */
const MAX_ADDRESS_LENGTH = 2048;
/** Shown for what is no address of a picture. */
const PLACEHOLDER = '/placeholder.svg';

/** Gives the address on this site under which a page may show a picture. */
export type SignPicture = (address: string) => string;

/**
 * Signs outside pictures for the picture service: `/pictures/<signature>/<address in base64url>`. Addresses of the
 * site itself become paths and are otherwise left as they are; what is no web address becomes the placeholder.
 */
export function pictureSigner(key: string, origin: string): SignPicture {
  const own = new URL(origin).origin;
  return (address) => {
    if (!URL.canParse(address, origin)) return PLACEHOLDER;
    const url = new URL(address, origin);
    // A path that begins with two slashes would name a host.
    if (url.origin === own) return url.pathname.replace(/^\/+/, '/') + url.search;
    if (!/^https?:$/.test(url.protocol) || url.href.length > MAX_ADDRESS_LENGTH) return PLACEHOLDER;
    const segment = Buffer.from(url.href).toString('base64url');
    const hash = createHmac('sha256', key).update(segment).digest().subarray(0, SIGNATURE_BYTES);
    return `/pictures/${hash.toString('base64url')}/${segment}`;
  };
}
