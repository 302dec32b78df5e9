/** Part of the Network Information API; Safari and Firefox do not have it. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits per second. */
  downlink?: number;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Megabits per second from which a prefetch does not slow down the current page. */
const FAST = 5;

/** Whether to prefetch for a likely click: a few KB that may not be needed. */
export function allowsPrefetch({ saveData, effectiveType }: Connection = {}): boolean {
  return !saveData && !/^(?:slow-)?2g$/.test(effectiveType ?? '');
}

/** Whether the connection is known to be fast enough to prefetch on a guess. */
export function isFast(connection: Connection = {}): boolean {
  return (
    allowsPrefetch(connection) && connection.effectiveType === '4g' && (connection.downlink ?? 0) >= FAST
  );
}
