import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { releaseKey, type ReleaseId } from '../../../store/release-key.ts';
import { RecentSet } from '../recent-set.ts';
import type { RecordEvent } from '../../protocol/telemetry-event.ts';

/** Reports of one client within the window. A tab sends at most six per page view. */
const MAX_REPORTS = 60;
/** Equal to the window of `RollingCount`. */
const WINDOW_MS = 300_000;
const MAX_CLIENTS = 10_000;
/** Long enough that the hashes of ten thousand clients do not collide. */
const ID_BYTES = 12;

/** Counted once per client and release. */
type Figure = 'failure' | 'fallback';

/**
 * The clients that report, as keyed hashes of their IP addresses. The key is random and never leaves the process, so the
 * hashes are meaningless elsewhere and after its end. Entries expire after five minutes.
 */
export class ReportingClients {
  readonly #key = randomBytes(32);
  readonly #reports = new LRUCache<string, number>({
    // Not `max`: see `RecentSet`.
    maxSize: MAX_CLIENTS,
    sizeCalculation: () => 1,
    ttl: WINDOW_MS,
    ttlResolution: 0,
  });
  readonly #counted = new RecentSet(WINDOW_MS);
  /** Separate: there are several per page view, and they must not push out failures. */
  readonly #vitals = new RecentSet(WINDOW_MS);

  /** Id of the client at an IP address; addresses of one home network share it. */
  idOf(address: string): string {
    const hash = createHmac('sha256', this.#key).update(networkOf(address)).digest();
    return hash.subarray(0, ID_BYTES).toString('base64url');
  }

  admits(client: string): boolean {
    const reports = (this.#reports.get(client) ?? 0) + 1;
    this.#reports.set(client, reports, { noUpdateTTL: true });
    return reports <= MAX_REPORTS;
  }

  /** Whether this counts: each client counts once per release and kind of report within five minutes. */
  counts(client: string, { name, version }: ReleaseId, figure: Figure): boolean {
    return this.#counted.addIfNew(`${client} ${figure} ${releaseKey({ name, version })}`);
  }

  /** Whether this counts: each client counts once per route and vital within five minutes. */
  countsVitals(client: string, route: string): boolean {
    return this.#vitals.addIfNew(`${client} ${route}`);
  }

  /** Lets clients count again for a release in quarantine: when it is retried, their failures are new. */
  readonly record: RecordEvent = (event) => {
    if (event.event !== 'quarantined') return;
    const release = ` ${releaseKey(event.release)}`;
    this.#counted.deleteWhere((entry) => entry.endsWith(release));
  };
}

/**
 * The IPv4 address, or the IPv6 network of one home: a /56, as RIPE-690 advises providers. By /64, one home could pass
 * for 256 clients.
 */
function networkOf(address: string): string {
  if (isIP(address) === 0) return 'unknown';
  // Without the zone, of which Node allows more characters.
  const ip = ipaddr.process(address.replace(/%.*/s, ''));
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  const [a, b, c, d = 0] = ip.parts;
  return [a, b, c, d >> 8].join(':');
}
