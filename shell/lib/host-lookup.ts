import { ADDRCONFIG, type LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { LRUCache } from 'lru-cache';

/** For one question; a name server that is silent is asked twice. */
const QUESTION = { timeout: 1000, tries: 2 };
/** More hosts than operators name; redirects may lead to any. */
const MOST_HOSTS = 1000;

const underWay = new Map<string, Promise<LookupAddress[]>>();
const unanswered = new LRUCache<string, true>({ max: MOST_HOSTS });

/**
 * A `lookup` for connections to hosts that the operator named. It asks the system, which knows /etc/hosts and search domains.
 * The system keeps a thread waiting for each question, some 20 seconds if name servers are silent, and has two for the whole
 * process: questions for a dead name that pile up would hold up all other names. So a name is asked for once at a time, and
 * after it had no answer, again only when name servers, who are asked without a thread, are no longer silent about it.
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
  const asked = resolve(hostname).finally(() => underWay.delete(hostname));
  underWay.set(hostname, asked);
  return asked;
});

async function resolve(hostname: string): Promise<LookupAddress[]> {
  if (unanswered.has(hostname)) await rejectIfSilent(hostname);
  try {
    // As `net.connect` asks.
    const addresses = await lookup(hostname, { all: true, hints: ADDRCONFIG });
    unanswered.delete(hostname);
    return addresses;
  } catch (error) {
    if (codeOf(error) === 'EAI_AGAIN') unanswered.set(hostname, true);
    throw error;
  }
}

/** Any answer will do: a name that only the system knows is unknown to name servers. */
async function rejectIfSilent(hostname: string): Promise<void> {
  // A new one, because the machine may have got other name servers.
  const resolver = new Resolver(QUESTION);
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  for (const answer of answers)
    if (answer.status === 'rejected' && codeOf(answer.reason) === 'ETIMEOUT') throw answer.reason;
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
