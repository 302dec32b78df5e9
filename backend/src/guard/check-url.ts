import { isIP } from 'node:net';
import { AddressRefused } from './address-refused.ts';
import { whyNotPublic } from './why-not-public.ts';

// Feeds on other ports are rare, and any other port may not be a web server.
const PORTS = new Set(['', '80', '443']);

/** Refuses schemes other than http and https, and credentials. Throws `AddressRefused`. */
export function checkSyntax(url: URL): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new AddressRefused(
      url.href,
      `its scheme is "${url.protocol}", and only http and https are fetched`,
    );
  }
  if (url.username || url.password) {
    throw new AddressRefused(`${url.origin}${url.pathname}`, 'it carries a user name or password');
  }
}

/**
 * Refuses non-public IP addresses and unusual ports. Throws `AddressRefused`. `URL` has already normalized
 * every spelling of an IPv4 address (decimal, hex, octal, short, full-width). `guarded-lookup.ts` checks the
 * addresses that names resolve to.
 */
export function checkHostAndPort(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const why = isIP(host) === 0 ? null : whyNotPublic(host);
  if (why) throw new AddressRefused(url.href, `${host} is ${why}`);
  if (!PORTS.has(url.port)) {
    throw new AddressRefused(url.href, `port ${url.port} is not a web port (80 or 443)`);
  }
}
