import { availableParallelism } from 'node:os';
import type { Resolve } from '../guard/guarded-lookup.ts';
import { resolveHost } from '../guard/resolve-host.ts';
import { createConverter, type Converter } from './convert/converter.ts';
import { CONVERTER } from './convert/start-worker.ts';
import type { LimiterOptions } from './limiter.ts';

export interface PictureDependencies {
  resolve: Resolve;
  /** For fetching one picture, redirects included. */
  deadlineMs: number;
  startConverter: () => Converter;
  /** Pictures being fetched or converted; each may take 10 MiB of memory. */
  limits: Omit<LimiterOptions, 'busyError'> & {
    /** Of the jobs that run at a time. */
    perHost: number;
  };
}

export const DEFAULT_DEPENDENCIES: PictureDependencies = {
  resolve: resolveHost,
  deadlineMs: 8000,
  startConverter: () =>
    createConverter(CONVERTER, {
      // Leaves one CPU for the pages.
      processes: availableParallelism() > 2 ? 2 : 1,
      deadlineMs: 25_000,
      idleMs: 30_000,
    }),
  limits: { concurrency: 8, perHost: 3, maxQueued: 64, maxWaitMs: 10_000 },
};
