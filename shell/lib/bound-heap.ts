import v8 from 'node:v8';

/**
 * Growth of the heap before the next full collection, in percent of what the last one left. V8's default lets a server under
 * load grow to several times that, but one page's garbage is of no use to the next.
 */
const GROWTH_PERCENT = 50;

/**
 * The front's young generation, as `npm start` sets it: 8 MB, a quarter of V8's default. It only takes effect at process
 * startup. The peak of a server with one composer is 227 MB instead of 272, for 3% of a page's CPU time.
 */
export const YOUNG_OPTION = '--max-semi-space-size=4';

/**
 * Semi-space of composers at startup, in MiB. With 8 instead of 4 an uncached page takes 0.89 of the CPU time (6 rounds),
 * for 8 MB per composer.
 */
const YOUNG_OF_THREADS = 8;
/** Otherwise the limit of `YOUNG_OPTION` would also apply to threads, whatever their own limits are. */
const NO_LIMIT_OF_THREADS = '--max-semi-space-size=0';
/** For a small young generation, helper threads cost more than they save: a single thread needs a sixth less CPU time. */
const ONE_CLEARS = '--no-parallel-scavenge';
/**
 * For heaps of 20 MB, four helper threads that mark concurrently need more CPU time than they save: an eighth of an uncached
 * page in Node 20. From Node 24 on, without them marking finishes so late that the heap of a composer reaches 130 MB instead
 * of 50 (docs/adr/0037-versions-of-node.md).
 */
const ONE_MARKS = '--no-concurrent-marking';
const HELPERS_PAY_FROM_NODE = 22;

/**
 * V8 allocates in the old generation what once outlived the young one, such as pages that are rendered while releases load.
 * Later pages are garbage as soon as they are sent, but stay there until a full collection. Without this an uncached page
 * takes 0.96 of the CPU time with 6 remotes (12 pairs), and 0.73 with 100 (9 pairs).
 */
const ALL_START_YOUNG = '--no-allocation-site-pretenuring';

const HEAP_OPTIONS =
  /--(?:max|min|initial)-(?:old-space|semi-space|heap)-size|--heap-growing-percent|--semi-space-growth|-scavenge|-marking/;

/**
 * Keeps the memory of a server near what it needs. Changes nothing if the operator has configured the heap, in NODE_OPTIONS
 * or on the command line (`options` is both); the option that `npm start` sets does not count.
 */
export function boundHeap(options: readonly string[], nodeVersion: string): void {
  const others = options.map((option) => option.replace(YOUNG_OPTION, '').replaceAll('_', '-'));
  if (others.some((option) => HEAP_OPTIONS.test(option))) return;
  v8.setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  v8.setFlagsFromString(ALL_START_YOUNG);
  v8.setFlagsFromString(ONE_CLEARS);
  if (Number.parseInt(nodeVersion, 10) < HELPERS_PAY_FROM_NODE) v8.setFlagsFromString(ONE_MARKS);
  // These apply to new heaps only, not to the front's.
  v8.setFlagsFromString(NO_LIMIT_OF_THREADS);
  v8.setFlagsFromString(`--min-semi-space-size=${YOUNG_OF_THREADS}`);
}
