/** Whether a hop of a fetch that began at `start` may be on a private network. */
export type PrivateHostRule = (start: URL, hop: URL) => boolean;

/**
 * Allows the hosts of RELAY_PRIVATE, but only if the fetch begins at a catalog address on a listed host. So neither a
 * reader (RELAY_ALLOW=public) nor a public feed that redirects can reach an internal host.
 *
 * @param catalog its URLs, as `URL` writes them
 * @param hosts `host:port` each
 */
export function catalogHostRule(catalog: ReadonlySet<string>, hosts: ReadonlySet<string>): PrivateHostRule {
  const isListed = listedHostRule(hosts);
  return (start, hop) => catalog.has(start.href) && isListed(start, hop);
}

/**
 * The rule for pictures, which have no catalog. A fetch must begin at a listed host, so a public picture cannot
 * redirect to one.
 *
 * @param hosts `host:port` each
 */
export function listedHostRule(hosts: ReadonlySet<string>): PrivateHostRule {
  const listed = (url: URL): boolean => hosts.has(hostAndPort(url));
  return (start, hop) => listed(start) && listed(hop);
}

function hostAndPort(url: URL): string {
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
}
