import { setTimeout as pause } from 'node:timers/promises';
import type { RecordEvent } from '../protocol/telemetry-event.ts';

/** A purge over the Internet takes about 150 ms. */
const DEADLINE_MS = 2000;
/** A page that was on its way to the cache arrives after the first purge. */
const AGAIN_MS = 1000;
const FIRST_RETRY_MS = 250;
const MAX_RETRY_PAUSE_MS = 16_000;
/**
 * The longest lifetime in the route table plus ten seconds: after that, the cache only has pages with a longer one, by a
 * grant.
 */
const GIVE_UP_MS = 310_000;

/** A shared cache for pages in front of the servers. */
export interface SharedCache {
  readonly name: string;
  /** Removes all pages with one of these tags. Rejects unless that is certain. */
  purge(tags: readonly string[], signal: AbortSignal): Promise<void>;
}

/** Editions whose pages readers get, and the share of the canary. */
interface Served {
  editions: readonly string[];
  percent: number;
}

/** Purges pages that readers no longer get from the caches in front. */
export class Purger {
  readonly #caches: readonly SharedCache[];
  readonly #record: RecordEvent;
  readonly #closed = new AbortController();
  #before: Served | null = null;

  constructor(caches: readonly SharedCache[], record: RecordEvent) {
    this.#caches = caches;
    this.#record = record;
  }

  /**
   * Readers of this server get these editions now. Each server reports this for itself: pages that a server still on the
   * earlier edition rendered in the meantime are purged when it follows. Returns at once.
   */
  moved(served: Served): void {
    const before = this.#before;
    this.#before = served;
    if (!before || JSON.stringify(before) === JSON.stringify(served)) return;
    this.changed(before.editions);
  }

  /** Pages with one of these tags have changed. Returns at once. */
  changed(tags: readonly string[]): void {
    for (const cache of this.#caches) void this.#twice(cache, tags);
  }

  close(): void {
    this.#closed.abort();
  }

  async #twice(cache: SharedCache, tags: readonly string[]): Promise<void> {
    const signal = this.#closed.signal;
    await this.#purge(cache, tags);
    await pause(AGAIN_MS, null, { signal, ref: false }).catch(() => {});
    if (!signal.aborted) await this.#purge(cache, tags);
  }

  /** Tries for five minutes. Never rejects. */
  async #purge(cache: SharedCache, tags: readonly string[]): Promise<void> {
    const until = performance.now() + GIVE_UP_MS;
    const { signal } = this.#closed;
    for (let wait = FIRST_RETRY_MS; !signal.aborted; wait = Math.min(2 * wait, MAX_RETRY_PAUSE_MS)) {
      try {
        await cache.purge(tags, AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]));
        return this.#record({ event: 'purged', cache: cache.name, error: null });
      } catch (error) {
        if (signal.aborted) return;
        this.#record({ event: 'purged', cache: cache.name, error });
        if (performance.now() + wait > until) return;
      }
      await pause(wait, null, { signal, ref: false }).catch(() => {});
    }
  }
}
