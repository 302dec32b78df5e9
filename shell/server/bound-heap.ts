import v8 from 'node:v8';

/**
 * How far the heap may grow, in percent of what was alive in it after the last full collection, before it is collected
 * again. V8 itself lets a server under load grow to several times that, because memory is cheaper to it than time. Here
 * it is not: what one page leaves behind is no use to the next one.
 */
const GROWTH_PERCENT = 20;

/** Bytes of the young generation at which it is large enough; V8 would let it grow to four times as much. */
const YOUNG_BYTES = 8 * 1024 * 1024;
/** Milliseconds. It doubles a few times in the first second. */
const LOOK_EVERY_MS = 20;

/**
 * The young generation is so small that waking helpers for it costs more than they help: one thread clears it for a sixth
 * less of the processor in all.
 */
const ONE_CLEARS = '--no-parallel-scavenge';

/** Options by which an operator decides about the heap. */
const HEAP_OPTIONS =
  /--(?:max|min|initial)-(?:old-space|semi-space|heap)-size|--heap-growing-percent|--semi-space-growth|-scavenge/;

/**
 * Keeps the memory of a server near what it needs. Nothing is changed for an operator who has said something about the
 * heap, in NODE_OPTIONS or on the command line (`options` is both).
 */
export function boundHeap(options: readonly string[]): void {
  if (options.some((option) => HEAP_OPTIONS.test(option.replaceAll('_', '-')))) return;
  v8.setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  v8.setFlagsFromString(ONE_CLEARS);
  holdYoungGeneration();
}

/**
 * Lets the young generation grow to what a server needs and no further. Its size cannot be set while a program runs, but
 * that it grows can be ended; starting the site is work enough to come there.
 */
function holdYoungGeneration(): void {
  const watching = setInterval(() => {
    const young = v8.getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    if (!young || young.space_size < YOUNG_BYTES) return;
    clearInterval(watching);
    v8.setFlagsFromString('--semi-space-growth-factor=1');
  }, LOOK_EVERY_MS).unref();
}
