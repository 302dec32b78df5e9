import type { Registry } from 'prom-client';
import { Both } from './both.ts';
import { EventCounter } from './event-counter.ts';
import { EventLog, type OwnerOf } from './event-log.ts';
import type { EventLogger, Telemetry } from './telemetry.ts';

/** Counts and logs. Whoever serves a request tells `telemetry.within(request.log)`. */
export function createTelemetry(registry: Registry, log: EventLogger, ownerOf: OwnerOf): Telemetry {
  return new Both(new EventCounter(registry), new EventLog(log, ownerOf));
}
