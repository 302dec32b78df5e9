import type { FastifyInstance } from 'fastify';
import type { RecordEvent } from '../../protocol/telemetry-event.ts';
import type { ObjectStore } from '../../../store/object-store.ts';
import type { LoadFetch } from '../composers/caching-fetch.ts';
import type { Composers } from '../composers/composers.ts';

/** The parts of rendering a page that are traced, each either unchanged or wrapped in spans. */
export interface Traces {
  /** Spans of requests, for routes that are mounted later. */
  mount: (app: FastifyInstance) => void;
  /** Of rendering views. */
  composers: (composers: Runs) => Runs;
  /** Of fetches of loads. */
  fetch: (fetch: LoadFetch) => LoadFetch;
  /** Of reading the store, for a request or of a release. */
  objects: (objects: ObjectStore) => ObjectStore;
  /** Records the phases of views. */
  record: RecordEvent;
  close: () => Promise<void>;
}

export type Runs = Pick<Composers, 'run' | 'isBusy'>;

/** Without a collector nothing is traced, and OpenTelemetry is not loaded. */
export const NO_TRACES: Traces = {
  mount: () => {},
  composers: (composers) => composers,
  fetch: (fetch) => fetch,
  objects: (objects) => objects,
  record: () => {},
  close: async () => {},
};
