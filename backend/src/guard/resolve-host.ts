import { lookup, Resolver } from 'node:dns/promises';
import type { Resolve } from './guarded-lookup.ts';

/** For one question; a name server that is silent is asked twice. */
const QUESTION = { timeout: 1000, tries: 2 };

/**
 * Asks the name servers for a public host, and the system, which has names of its own, for one that the operator listed. The
 * system keeps a thread waiting for each name, two at a time: a few names without an answer would hold up those of all feeds,
 * and of Redis, bucket and database.
 */
export const resolveHost: Resolve = async (hostname, mayBePrivate) => {
  if (mayBePrivate) return lookup(hostname, { all: true });
  // A new one, because the machine may have got other name servers.
  const resolver = new Resolver(QUESTION);
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const addresses = [...addressesOf(v4, 4), ...addressesOf(v6, 6)];
  if (addresses.length > 0 || v4.status === 'fulfilled') return addresses;
  throw v4.reason;
};

function addressesOf(answer: PromiseSettledResult<string[]>, family: 4 | 6) {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
}
