import { isIP } from 'node:net';
import { AddressRefused } from './address-refused.ts';
import { whyNotPublic } from './why-not-public.ts';

// Feeds on other ports are rare, and every other port could belong to something other than a web server.
const PORTS = new Set(['', '80', '443']);

/** Refuses schemes other than http and https, and credentials. Throws `AddressRefused`. */
export function checkSyntax(url: URL): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new AddressRefused(url.href, `its scheme is "${url.protocol}" and only http and https are fetched`);
  }
  if (url.username || url.password) {
    throw new AddressRefused(`${url.origin}${url.pathname}`, 'it carries a user name or password');
  }
}

/**
 * Refuses IP addresses that are not public, and unusual ports. Throws `AddressRefused`. `URL` has already normalized
 * every spelling of an IPv4 address (decimal, hex, octal, short, full-width). `guarded-lookup.ts` checks names by the
 * addresses they resolve to.
 */
export function checkHostAndPort(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const why = isIP(host) === 0 ? null : whyNotPublic(host);
  if (why) throw new AddressRefused(url.href, `${host} is ${why}`);
  if (!PORTS.has(url.port)) {
    throw new AddressRefused(url.href, `port ${url.port} is not one of the ports of the web (80 and 443)`);
  }
}
