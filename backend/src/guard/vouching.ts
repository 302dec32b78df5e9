/** Says whether the operator vouches for a hop of a fetch that began at `start`. */
export type Vouching = (start: URL, hop: URL) => boolean;

/**
 * The operator vouches for hosts in RELAY_PRIVATE, but only on behalf of the catalogue, which is the operator's too:
 * the fetch must begin at a catalogue address on a listed host. So neither a reader (RELAY_ALLOW=public) nor a
 * public feed that redirects can reach an internal host through the relay.
 *
 * @param catalogued addresses of the catalogue, as `URL` writes them
 * @param hosts `host:port` each
 */
export function createVouching(catalogued: ReadonlySet<string>, hosts: ReadonlySet<string>): Vouching {
  const amongHosts = createVouchingForHosts(hosts);
  return (start, hop) => catalogued.has(start.href) && amongHosts(start, hop);
}

/**
 * The same for pictures, which have no catalogue: feeds name them. A fetch must begin at a listed host, so a public
 * picture cannot redirect to one.
 *
 * @param hosts `host:port` each
 */
export function createVouchingForHosts(hosts: ReadonlySet<string>): Vouching {
  const listed = (url: URL): boolean => hosts.has(hostAndPort(url));
  return (start, hop) => listed(start) && listed(hop);
}

function hostAndPort(url: URL): string {
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
}
