import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers of one connection, which a proxy must not forward. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Not forwarded, so that the site responds in full, and uncompressed for the rewrite. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'accept-encoding'];

/** Headers of the request to the site, as if one of its own pages had sent it. */
export function requestHeaders(headers: IncomingHttpHeaders, site: URL, origin: string): OutgoingHttpHeaders {
  const passed = without(headers, [...HOP_BY_HOP, ...CONDITIONS]);
  const own = (value: string | undefined) => value?.replace(origin, site.origin);
  return {
    ...passed,
    host: site.host,
    ...(headers.origin !== undefined && { origin: own(headers.origin) }),
    ...(headers.referer !== undefined && { referer: own(headers.referer) }),
  };
}

/**
 * Headers of the response to the browser: keeps redirects and cookies on the proxy, and removes validators and everything
 * that would force https on this machine.
 */
export function responseHeaders(
  headers: IncomingHttpHeaders,
  site: URL,
  origin: string,
): OutgoingHttpHeaders {
  const passed = without(headers, [...HOP_BY_HOP, 'strict-transport-security', 'etag', 'last-modified']);
  const { location, 'content-security-policy': policy, 'set-cookie': cookies } = headers;
  const toProxy = (address: string) => {
    const url = new URL(address, site);
    return url.origin === site.origin ? origin + url.pathname + url.search + url.hash : address;
  };
  return {
    ...passed,
    ...(location !== undefined && { location: toProxy(location) }),
    ...(cookies && {
      'set-cookie': cookies.map((cookie) => cookie.replace(/;\s*(?:domain=[^;]*|secure)(?=;|$)/gi, '')),
    }),
    ...(typeof policy === 'string' && {
      'content-security-policy': policy.replace(/;? ?upgrade-insecure-requests/g, ''),
    }),
  };
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
