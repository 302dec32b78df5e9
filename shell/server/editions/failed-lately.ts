import { LRUCache } from 'lru-cache';
import type { RecordEvent } from '../protocol/telemetry-event.ts';
import { releaseOfUnit, releaseKey, type ReleaseId } from '../../store/release-key.ts';

/** Equal to the longest quarantine. */
const REMEMBERED_MS = 15 * 60_000;
/** More releases than are served at a time. */
const MAX_RELEASES = 100;

/**
 * The releases that failed in the last 15 minutes: on this server, in a browser that reported it, or by quarantine.
 * Browsers can request views without these, but not without others.
 */
export class FailedLately {
  readonly #failed = new LRUCache<string, true>({ max: MAX_RELEASES, ttl: REMEMBERED_MS, ttlResolution: 0 });

  has({ name, version }: ReleaseId): boolean {
    return this.#failed.has(releaseKey({ name, version }));
  }

  readonly record: RecordEvent = (event) => {
    switch (event.event) {
      case 'unit-failed':
        this.#failed.set(releaseKey(releaseOfUnit(event.unit)), true);
        return;
      case 'release-failed':
      case 'quarantined':
        this.#failed.set(releaseKey(event.release), true);
        return;
      case 'forgotten':
        this.#failed.delete(releaseKey(event.release));
        return;
      default:
    }
  };
}
