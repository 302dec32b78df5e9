/** The part of the browser's network information that counts here; Safari and Firefox say nothing. */
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

/** Megabits per second above which a page that may never be wanted takes nothing from one that is. */
const AMPLE = 5;

/** Whether a likely click may be prepared for: a few KB that are perhaps not needed. */
export function canSpare({ saveData, effectiveType }: Connection = {}): boolean {
  return !saveData && !/^(?:slow-)?2g$/.test(effectiveType ?? '');
}

/** Whether the connection is known to be so good that a mere guess may be fetched. */
export function isAmple(connection: Connection = {}): boolean {
  return canSpare(connection) && connection.effectiveType === '4g' && (connection.downlink ?? 0) >= AMPLE;
}
