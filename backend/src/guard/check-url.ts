import { isIP } from 'node:net';
import { AddressRefused } from './address-refused.ts';
import { whyNotPublic } from './why-not-public.ts';

// Feeds on other ports are rare, and every further port is a way to talk to something that is no web server.
const PORTS = new Set(['', '80', '443']);

/** Refuses what no feed address may be, wherever it leads: another scheme, or a name and password. */
export function checkForm(url: URL): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new AddressRefused(url.href, `its scheme is "${url.protocol}" and only http and https are fetched`);
  }
  if (url.username || url.password) {
    throw new AddressRefused(`${url.origin}${url.pathname}`, 'it carries a user name or password');
  }
}

/**
 * Refuses hosts that are written as a number and not public, and unusual ports. `URL` has already turned every
 * way of writing an IPv4 address (decimal, hex, octal, short, full-width) into the plain one. Names are judged
 * later, by the addresses they lead to (`guarded-lookup.ts`).
 */
export function checkPlace(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const why = isIP(host) === 0 ? null : whyNotPublic(host);
  if (why) throw new AddressRefused(url.href, `${host} is ${why}`);
  if (!PORTS.has(url.port)) {
    throw new AddressRefused(url.href, `port ${url.port} is not one of the ports of the web (80 and 443)`);
  }
}
