/** Part of the Network Information API; only in Chromium browsers. */
interface NetworkInformation {
  saveData: boolean;
  effectiveType: string;
  /** Megabits per second, rounded. */
  downlink: number;
}

/** At this bandwidth the shell loads in 0.25 s. In megabits per second. */
const MIN_DOWNLINK = 5;
/** A response this fast proves a good connection, whatever the browser estimates. */
const FAST_MS = 60;
/** A response slower than this outweighs the browser's estimate, which averages over minutes. */
const SLOW_MS = 130;

/**
 * Whether the connection is good enough to wake the shell before the reader needs it. `durationMs`: duration of a small
 * request of this page, in parallel to the others; null if everything came from a cache.
 */
export function isGoodConnection(
  network: NetworkInformation | undefined,
  durationMs: number | null,
): boolean {
  if (network && (network.saveData || network.effectiveType !== '4g')) return false;
  if (durationMs === null) return network !== undefined && network.downlink >= MIN_DOWNLINK;
  return (
    durationMs < FAST_MS ||
    (durationMs < SLOW_MS && (network === undefined || network.downlink >= MIN_DOWNLINK))
  );
}

/**
 * Judges the connection by the duration of the bootstrap's request, since the server has that file in memory. If it came
 * from the browser's cache, by that of the document, which includes the time to render it. A prefetched document says
 * nothing.
 */
export function connectionIsGood(bootstrap: string): boolean {
  // At most one entry each.
  const [page] = performance.getEntriesByType('navigation');
  const [script] = performance.getEntriesByName(bootstrap) as PerformanceResourceTiming[];
  const request = [script, page].find(wasFetchedNow);
  const connection = networkInformation();
  return isGoodConnection(connection, request ? request.responseEnd - request.requestStart : null);
}

/** Whether the reader saves data: in the browser, or on this site by leaving out pictures (`front/variants/lite.ts`). */
export function savesData(): boolean {
  return browserSavesData() || 'lite' in document.documentElement.dataset;
}

/** The same in a worker, which has no document. */
export function browserSavesData(): boolean {
  return networkInformation()?.saveData === true;
}

/** Whether to fetch a page that is only likely to be read. No, if the browser does not report its connection. */
export function allowsGuesses(): boolean {
  return !savesData() && networkInformation()?.effectiveType === '4g';
}

function networkInformation(): NetworkInformation | undefined {
  return (navigator as { connection?: NetworkInformation }).connection;
}

/** TypeScript has no type for `deliveryType` yet. */
interface Timing extends PerformanceResourceTiming {
  deliveryType?: string;
}

/** Whether the file came over the network after the reader followed the link. */
function wasFetchedNow(file: Timing | undefined): boolean {
  return file !== undefined && file.transferSize > 0 && file.deliveryType !== 'navigational-prefetch';
}

/** Whether to prefetch for a likely click: a few KB that may not be needed. */
export function allowsPrefetch(): boolean {
  return !savesData() && !/2g/.test(networkInformation()?.effectiveType ?? '');
}

/** Whether the connection is known to be fast enough to prefetch a page that may not be wanted, without slowing this one. */
export function isFast(): boolean {
  return allowsGuesses() && (networkInformation()?.downlink ?? 0) >= MIN_DOWNLINK;
}
