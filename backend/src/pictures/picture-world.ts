import { lookup } from 'node:dns/promises';
import { availableParallelism } from 'node:os';
import type { Resolve } from '../guard/guarded-lookup.ts';
import { createConverter, type Converter } from './convert/converter.ts';
import { converterProgram } from './convert/converter-program.ts';
import type { GateRules } from './gate.ts';

/** The part of the world the service touches; tests hand in their own. */
export interface PictureWorld {
  resolve: Resolve;
  /** For fetching one picture with all its redirects. */
  deadlineMs: number;
  startConverter: () => Converter;
  /** Pictures that are fetched or converted at a time; each may take 10 MiB of memory. */
  making: Omit<GateRules, 'turnedAway'>;
}

export const REAL_WORLD: PictureWorld = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  deadlineMs: 8000,
  startConverter: () =>
    createConverter(converterProgram(), {
      // A processor is left to the pages.
      processes: availableParallelism() > 2 ? 2 : 1,
      deadlineMs: 25_000,
      restMs: 30_000,
    }),
  making: { atOnce: 8, waiting: 64, patienceMs: 10_000 },
};
