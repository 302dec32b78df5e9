import { LRUCache } from 'lru-cache';
import type { RecordEvent } from '../protocol/telemetry-event.ts';
import { releaseOfUnit, releaseKey, type ReleaseId } from '../../store/release-key.ts';

/** The longest quarantine. */
const REMEMBERED_MS = 15 * 60_000;
/** More releases than serve at a time. */
const MOST = 100;

/**
 * The releases that failed in the last quarter of an hour: on this server, in a browser by its report, or by quarantine.
 * Browsers can request views without these and no others.
 */
export class FailedLately {
  readonly #failed = new LRUCache<string, true>({ max: MOST, ttl: REMEMBERED_MS, ttlResolution: 0 });

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
