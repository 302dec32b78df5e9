import { ADDRCONFIG, type LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { LRUCache } from 'lru-cache';

/** For one DNS query; a silent name server is queried twice. */
const QUESTION = { timeout: 1000, tries: 2 };
/** More hosts than operators configure; redirects may lead to any. */
const MAX_SILENT_NAMES = 1000;

const underWay = new Map<string, Promise<LookupAddress[]>>();
const silentNames = new LRUCache<string, true>({ max: MAX_SILENT_NAMES });

/**
 * A `lookup` for connections to hosts that the operator configured. It uses the system's resolver, which knows /etc/hosts
 * and search domains. That blocks a thread for each query, some 20 seconds if name servers are silent, and the whole process
 * has two: queries for a dead name that pile up would block all other names. So there is only one query for a name at a
 * time, and after one without a response, the next is sent only when name servers, queried without a thread, respond about
 * the name again.
 */
export const hostLookup: LookupFunction = (hostname, { all = false }, callback) => {
  resolveOnce(hostname, (error, addresses) => {
    if (error) return callback(error, '');
    if (all) return callback(null, addresses);
    const [first] = addresses;
    return callback(null, first?.address ?? '', first?.family);
  });
};

const resolveOnce = callbackify((hostname: string): Promise<LookupAddress[]> => {
  const known = underWay.get(hostname);
  if (known) return known;
  const lookingUp = resolve(hostname).finally(() => underWay.delete(hostname));
  underWay.set(hostname, lookingUp);
  return lookingUp;
});

async function resolve(hostname: string): Promise<LookupAddress[]> {
  if (silentNames.has(hostname)) await rejectIfSilent(hostname);
  try {
    // The same options as `net.connect`.
    const addresses = await lookup(hostname, { all: true, hints: ADDRCONFIG });
    silentNames.delete(hostname);
    return addresses;
  } catch (error) {
    if (codeOf(error) === 'EAI_AGAIN') silentNames.set(hostname, true);
    throw error;
  }
}

/** Any response will do: name servers do not know a name that only the system knows. */
async function rejectIfSilent(hostname: string): Promise<void> {
  // A new one, because the machine's name servers may have changed.
  const resolver = new Resolver(QUESTION);
  const results = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  for (const result of results)
    if (result.status === 'rejected' && codeOf(result.reason) === 'ETIMEOUT') throw result.reason;
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
