import type { Editions } from '../../editions/editions.ts';
import { NO_BREAKING_NEWS } from '../../editions/followed-breaking.ts';
import { FailedLately } from '../../editions/failed-lately.ts';
import type { ReleaseSource } from '../../composer/release-source.ts';
import type { Serving } from '../serve-from-store.ts';
import { Quarantine } from '../../editions/quarantine.ts';
import type { RecordEvent } from '../../protocol/telemetry-event.ts';
import { composersHere } from './composers-here.ts';

interface Given {
  releases: ReleaseSource;
  editions: Editions;
  quarantine?: Quarantine;
  record?: RecordEvent;
}

/** Serves these releases from memory; tells nobody where the test does not listen. */
export function servingOf({
  releases,
  editions,
  quarantine = new Quarantine({ quarantined: () => {}, restored: () => {} }),
  record = () => {},
}: Given): Serving {
  return {
    editions,
    quarantine,
    record,
    failedLately: new FailedLately(),
    breaking: NO_BREAKING_NEWS,
    routesOf: async () => ({}),
    ...composersHere(releases, { editions, quarantine, record }),
  };
}
