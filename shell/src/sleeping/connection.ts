/** Where browsers tell: Chromium and its kin. */
interface Told {
  saveData: boolean;
  effectiveType: string;
  /** Megabits per second, rounded. */
  downlink: number;
}

/** A shell that nobody has asked for yet is then there in a quarter of a second. */
const MEGABITS = 5;
/** A page that came like this came over a short way with room to spare, whatever the browser reckons. */
const AT_ONCE_MS = 60;
/** A page that came slower than this says more than the browser's guess, which looks back over minutes. */
const QUICK_MS = 130;

/**
 * Whether the connection can afford scripts that nobody has asked for yet. `took`: milliseconds from asking for a small
 * part of this page to having it, beside all else that the page needs; null where nothing of it was waited for.
 */
export function isGoodConnection(told: Told | undefined, took: number | null): boolean {
  if (told && (told.saveData || told.effectiveType !== '4g')) return false;
  // Only the browser can know then.
  if (took === null) return told !== undefined && told.downlink >= MEGABITS;
  return took < AT_ONCE_MS || (took < QUICK_MS && (told === undefined || told.downlink >= MEGABITS));
}

/**
 * What is known of the connection now. The bootstrap speaks for it: the server has it at hand. Where it came out of the
 * browser's cache, the document does, with what the server took to make it, unless it was fetched before the reader
 * followed the link: it then comes at once over any connection.
 */
export function connectionIsGood(bootstrap: string): boolean {
  // There is one of each, of these kinds.
  const [page] = performance.getEntriesByType('navigation');
  const [script] = performance.getEntriesByName(bootstrap) as PerformanceResourceTiming[];
  const asked = [script, page].find(cameNow);
  const { connection } = navigator as { connection?: Told };
  return isGoodConnection(connection, asked ? asked.responseEnd - asked.requestStart : null);
}

/** With what TypeScript does not know yet. */
interface Timing extends PerformanceResourceTiming {
  deliveryType?: string;
}

/** Whether something came over the network while the reader waited. */
function cameNow(file: Timing | undefined): boolean {
  return file !== undefined && file.transferSize > 0 && file.deliveryType !== 'navigational-prefetch';
}
