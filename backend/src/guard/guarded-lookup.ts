import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { AddressRefused } from './address-refused.ts';

/** Asks the name service for all addresses of a host. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/**
 * A `lookup` for `net.connect` that hands on addresses only after each was judged. Because connecting itself asks
 * through it, the connection goes to exactly the addresses that were checked: a name that changes its answer
 * between check and connection (DNS rebinding) gains nothing. One bad address among several refuses the name.
 */
export function guardedLookup(
  resolve: Resolve,
  whyRefused: (address: string) => string | null,
): LookupFunction {
  const judged = async (hostname: string): Promise<LookupAddress[]> => {
    const addresses = await resolve(hostname);
    for (const { address } of addresses) {
      const why = whyRefused(address);
      if (why) throw new AddressRefused(hostname, `it leads to ${address}, ${why}`);
    }
    return addresses;
  };

  const ask = callbackify(judged);
  return (hostname, options, callback) => {
    ask(hostname, (error, addresses) => {
      if (error) return callback(error, '');
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      return callback(null, first?.address ?? '', first?.family);
    });
  };
}
