import v8 from 'node:v8';

/**
 * Growth of the heap before the next full collection, in percent of what the last one left. V8's default lets a server
 * under load grow to several times that; garbage of one page is of no use to the next.
 */
const GROWTH_PERCENT = 50;

/**
 * The front's young generation, as `npm start` sets it: 8 MB, a quarter of V8's default. It only counts at the start of a
 * process. The peak of a server with one composer is 227 MB instead of 272, for 3% of the processor time of a page.
 */
export const YOUNG_OPTION = '--max-semi-space-size=4';

/**
 * MiB of a semi-space of composers, at their start. With 8 instead of 4 an uncached page takes 0.89 of the processor time
 * (6 rounds), for 8 MB a composer.
 */
const YOUNG_OF_THREADS = 8;
/** The limit of `YOUNG_OPTION` would hold for threads too, whatever their own limits say. */
const NO_LIMIT_OF_THREADS = '--max-semi-space-size=0';
/** For a small young generation helper threads cost more than they help: one thread needs a sixth less processor time. */
const ONE_CLEARS = '--no-parallel-scavenge';
/**
 * For heaps of 20 MB, four helper threads that mark beside the program need more processor time than they take from it: an
 * eighth of an uncached page in Node 20. From Node 24 on a program that marks alone is so late that the heap of a composer
 * reaches 130 MB instead of 50 (docs/adr/0037-versions-of-node.md).
 */
const ONE_MARKS = '--no-concurrent-marking';
const HELPERS_PAY_FROM_NODE = 22;

const HEAP_OPTIONS =
  /--(?:max|min|initial)-(?:old-space|semi-space|heap)-size|--heap-growing-percent|--semi-space-growth|-scavenge|-marking/;

/**
 * Keeps the memory of a server near what it needs. Changes nothing if the operator has set the heap, in NODE_OPTIONS or
 * on the command line (`options` is both); the option of `npm start` does not count.
 */
export function boundHeap(options: readonly string[], nodeVersion: string): void {
  const others = options.map((option) => option.replace(YOUNG_OPTION, '').replaceAll('_', '-'));
  if (others.some((option) => HEAP_OPTIONS.test(option))) return;
  v8.setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  v8.setFlagsFromString(ONE_CLEARS);
  if (Number.parseInt(nodeVersion, 10) < HELPERS_PAY_FROM_NODE) v8.setFlagsFromString(ONE_MARKS);
  // These apply to new heaps only, not to the front's.
  v8.setFlagsFromString(NO_LIMIT_OF_THREADS);
  v8.setFlagsFromString(`--min-semi-space-size=${YOUNG_OF_THREADS}`);
}
