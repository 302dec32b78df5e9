import type { Editions } from '../../editions/editions.ts';
import { NO_BULLETIN } from '../../editions/bulletin/followed-bulletin.ts';
import { FailedLately } from '../../editions/failed-lately.ts';
import type { ReleaseSource } from '../../composer/release-source.ts';
import type { Serving } from '../../front/serving.ts';
import { Quarantine } from '../../editions/quarantine.ts';
import type { RecordEvent } from '../../protocol/telemetry-event.ts';
import { composersHere } from './composers-here.ts';

/** The same for all views, as those of a store: composers get them once. */
const NO_ROUTES = {};

interface Given {
  releases: ReleaseSource;
  editions: Editions;
  quarantine?: Quarantine;
  record?: RecordEvent;
}

/** Serves these releases from memory; events without a listener of the test are dropped. */
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
    banners: { now: () => null },
    bulletin: NO_BULLETIN,
    routesOf: async () => NO_ROUTES,
    ...composersHere(releases, { editions, quarantine, record }),
  };
}
