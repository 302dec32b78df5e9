import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { guardedLookup } from '../guard/guarded-lookup.ts';

/** One listener's connection to the radio station. */
interface Station {
  /** The headers to pass on. */
  headers: Record<string, string>;
  body: Readable;
}

const CONNECT_DEADLINE_MS = 10_000;
/** After this long without a byte, the station counts as disconnected. */
const SILENCE_MS = 30_000;
const PASSED_HEADERS = ['content-type', 'icy-name', 'icy-description', 'icy-genre', 'icy-br', 'icy-url'];

const lookups = new Map<string, Promise<LookupAddress[]>>();

/**
 * All listeners wait for one lookup: the system blocks a thread for each, two at a time, some 20 seconds if name servers are
 * silent. Those of feeds, Redis, the bucket and the database would wait behind one for each listener.
 */
function lookUpOnce(hostname: string): Promise<LookupAddress[]> {
  const known = lookups.get(hostname);
  if (known) return known;
  const found = lookup(hostname, { all: true }).finally(() => lookups.delete(hostname));
  lookups.set(hostname, found);
  return found;
}

/** The operator configured the station, so it may be at any address. */
const connections = new Agent({ connect: { lookup: guardedLookup(lookUpOnce, () => null) } });

/**
 * Opens a connection to the station and waits at most `deadlineMs` for its headers. Rejects if the station refuses, is
 * late, or sends something other than audio. `signal` ends the connection, also later.
 *
 * One connection per listener bounds memory by backpressure: a listener who does not read stops this connection, and at
 * most the high water marks of two streams are buffered.
 */
export async function openStation(
  upstream: URL,
  signal: AbortSignal,
  deadlineMs = CONNECT_DEADLINE_MS,
): Promise<Station> {
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort(new Error(`The station did not respond within ${deadlineMs} ms.`));
  }, deadlineMs);
  try {
    const { statusCode, headers, body } = await request(upstream, {
      dispatcher: connections,
      signal: AbortSignal.any([signal, late.signal]),
      bodyTimeout: SILENCE_MS,
    });
    const type = String(headers['content-type'] ?? 'no content type');
    if (statusCode !== 200 || !/^(?:audio\/|application\/ogg\b)/i.test(type)) {
      body.on('error', () => undefined).destroy();
      throw new Error(`The station responded ${statusCode} with ${type}.`);
    }
    return { headers: pick(headers), body };
  } finally {
    clearTimeout(timer);
  }
}

function pick(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of PASSED_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string') picked[name] = value;
  }
  return picked;
}
