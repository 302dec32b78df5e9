import { lookup, Resolver } from 'node:dns/promises';
import type { Resolve } from './guarded-lookup.ts';

/** Per query. A name server that does not respond is tried twice. */
const QUESTION = { timeout: 1000, tries: 2 };

/**
 * Resolves a public host through the name servers, and a host that the operator listed through the system, which also has
 * local names. The system blocks a thread for each lookup, two at a time: a few names that do not resolve would delay the
 * lookups of all feeds, Redis, the bucket and the database.
 */
export const resolveHost: Resolve = async (hostname, mayBePrivate) => {
  if (mayBePrivate) return lookup(hostname, { all: true });
  // A new resolver, because the machine's name servers may have changed.
  const resolver = new Resolver(QUESTION);
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const addresses = [...addressesOf(v4, 4), ...addressesOf(v6, 6)];
  if (addresses.length > 0 || v4.status === 'fulfilled') return addresses;
  throw v4.reason;
};

function addressesOf(result: PromiseSettledResult<string[]>, family: 4 | 6) {
  return result.status === 'fulfilled' ? result.value.map((address) => ({ address, family })) : [];
}
