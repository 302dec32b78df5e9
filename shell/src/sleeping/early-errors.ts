export type UncaughtError = ErrorEvent | PromiseRejectionEvent;

/** Uncaught errors, kept until the script that reports loads. */
export interface EarlyErrors {
  /** Calls back with the errors so far, and with each later one. */
  subscribe(callback: (error: UncaughtError) => void): void;
}

/** More errors rarely say anything new. */
const MAX_KEPT = 20;

/** Runs first in the bootstrap; the script that reports loads only when the page is idle. */
export function keepErrors(): EarlyErrors {
  const kept: UncaughtError[] = [];
  let handle = (error: UncaughtError): void => {
    if (kept.length < MAX_KEPT) kept.push(error);
  };
  addEventListener('error', (error) => handle(error));
  addEventListener('unhandledrejection', (error) => handle(error));
  return {
    subscribe(callback) {
      handle = callback;
      kept.splice(0).forEach(callback);
    },
  };
}
