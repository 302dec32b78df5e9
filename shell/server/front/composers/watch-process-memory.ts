import { totalmem } from 'node:os';
import { machine } from '../../../lib/machine.ts';

const CHECK_MS = 1000;
/** Pause after it was freed: memory that is not given back stays near the limit. */
const PAUSE_MS = 10_000;
/** Share of the memory that the process may have. The rest is for a thread that starts, and for pages in progress. */
const MAX_SHARE = 0.75;
/** The system gets freed memory back late, or never. Then only growth counts. */
const GROWTH = 1.02;

/** Bytes that the system, or the limit of the container, lets this process have. */
function allowed(): number {
  const limit = process.constrainedMemory();
  return Math.min(limit > 0 ? limit : Infinity, totalmem());
}

/**
 * Calls `full` when the process uses so much memory that the system may soon end it, and waits until that is done. Releases
 * are watched by what V8 counts, which is not everything: of a `DateTimeFormat` that a release keeps it counts 1 KB of 25.
 * Returns a function that ends the watch.
 */
export function watchProcessMemory(
  full: (bytes: number) => Promise<void>,
  rss = () => machine.rss(),
  most: number = MAX_SHARE * allowed(),
): () => void {
  let isBusy = false;
  /** The least since the last time. */
  let least = 0;
  const free = async (bytes: number) => {
    isBusy = true;
    await full(bytes);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
    least = rss();
    isBusy = false;
  };
  const timer = setInterval(() => {
    const bytes = rss();
    least = Math.min(least, bytes);
    if (!isBusy && bytes > Math.max(most, GROWTH * least)) void free(bytes);
  }, CHECK_MS).unref();
  return () => clearInterval(timer);
}
