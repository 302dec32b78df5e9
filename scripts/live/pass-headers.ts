import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers about one connection, not about what is in it. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** A cached copy from before an edit must not come back, and what is to be rewritten must not be compressed. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'accept-encoding'];

/** A request as the site is to see it: one of its own pages asks. */
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
 * An answer as the browser is to see it: redirects and cookies stay on the proxy, the development server may be asked,
 * nothing is asked for conditionally,
 * and nothing tells the browser to insist on https for this machine.
 */
export function answerHeaders(headers: IncomingHttpHeaders, site: URL, origin: string): OutgoingHttpHeaders {
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
      'content-security-policy': policy.replace(/;?\s*upgrade-insecure-requests/g, ''),
    }),
  };
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
