import v8 from 'node:v8';

/**
 * Growth of the heap before the next full collection, in percent of what the last one left. V8's default lets a server
 * under load grow to several times that; garbage of one page is of no use to the next.
 */
const GROWTH_PERCENT = 20;

/** Limit of the young generation in bytes; V8's default is four times as much. */
const YOUNG_BYTES = 8 * 1024 * 1024;
/**
 * MiB of a semi-space of composers. The limit on the front's growth stops theirs too, at half a MiB, and each page would
 * cause a collection. With 8 instead of 4 an uncached page takes 0.89 of the processor time (6 rounds), for 8 MB a composer.
 */
const YOUNG_OF_THREADS = 8;
/** The young generation doubles a few times in the first second. */
const LOOK_EVERY_MS = 20;

/** For a small young generation helper threads cost more than they help: one thread needs a sixth less processor time. */
const ONE_CLEARS = '--no-parallel-scavenge';
/**
 * For heaps of 20 MB, four helper threads that mark beside the program need more processor time than they take from it: an
 * eighth of an uncached page.
 */
const ONE_MARKS = '--no-concurrent-marking';

/** Options of the operator for the heap. */
const HEAP_OPTIONS =
  /--(?:max|min|initial)-(?:old-space|semi-space|heap)-size|--heap-growing-percent|--semi-space-growth|-scavenge|-marking/;

/**
 * Keeps the memory of a server near what it needs. Changes nothing if the operator has set the heap, in NODE_OPTIONS or
 * on the command line (`options` is both).
 */
export function boundHeap(options: readonly string[]): void {
  if (options.some((option) => HEAP_OPTIONS.test(option.replaceAll('_', '-')))) return;
  v8.setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  v8.setFlagsFromString(ONE_CLEARS);
  v8.setFlagsFromString(ONE_MARKS);
  // Applies to new heaps only, not to the front's.
  v8.setFlagsFromString(`--min-semi-space-size=${YOUNG_OF_THREADS}`);
  holdYoungGeneration();
}

/**
 * Stops the growth of the young generation at its limit. Its size cannot be set while a program runs, only its growth;
 * starting the site fills it to the limit.
 */
function holdYoungGeneration(): void {
  const watching = setInterval(() => {
    const young = v8.getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    if (!young || young.space_size < YOUNG_BYTES) return;
    clearInterval(watching);
    v8.setFlagsFromString('--semi-space-growth-factor=1');
  }, LOOK_EVERY_MS).unref();
}
