import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { AddressRefused } from './address-refused.ts';

/** Resolves a host to all its addresses. `mayBePrivate`: the operator listed it. */
export type Resolve = (hostname: string, mayBePrivate: boolean) => Promise<LookupAddress[]>;

/**
 * A `lookup` for `net.connect` that returns addresses only after checking each. The connection itself uses this lookup,
 * so it goes to the checked addresses, which defeats DNS rebinding. One refused address refuses the name. Fails for a name
 * without an address: Node would throw where nothing catches it, and end the server.
 */
export function guardedLookup(
  resolve: (hostname: string) => Promise<LookupAddress[]>,
  whyRefused: (address: string) => string | null,
): LookupFunction {
  const resolveChecked = async (hostname: string): Promise<LookupAddress[]> => {
    const addresses = await resolve(hostname);
    // Name servers give this for an alias that leads nowhere, such as that of a service that was closed.
    if (addresses.length === 0)
      throw Object.assign(new Error(`${hostname} has no address.`), { code: 'ENODATA' });
    for (const { address } of addresses) {
      const why = whyRefused(address);
      // Without the IP address: the response would tell strangers how the operator's network is numbered.
      if (why) throw new AddressRefused(hostname, `it leads to ${why}`);
    }
    return addresses;
  };

  const lookup = callbackify(resolveChecked);
  return (hostname, options, callback) => {
    lookup(hostname, (error, addresses) => {
      if (error) return callback(error, '');
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      return callback(null, first?.address ?? '', first?.family);
    });
  };
}
