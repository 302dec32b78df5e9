export type UncaughtError = ErrorEvent | PromiseRejectionEvent;

/** Errors that nobody caught, kept until there is somebody to report them. */
export interface EarlyErrors {
  /** Hands over those so far, and each further one as it comes. */
  handOver(to: (error: UncaughtError) => void): void;
}

/** More would only say the same again. */
const KEPT = 20;

/** Listens from the shell's first moment; the script that reports comes much later. */
export function keepErrors(): EarlyErrors {
  const kept: UncaughtError[] = [];
  let hear = (error: UncaughtError): void => {
    if (kept.length < KEPT) kept.push(error);
  };
  window.addEventListener('error', (error) => hear(error));
  window.addEventListener('unhandledrejection', (error) => hear(error));
  return {
    handOver(to) {
      hear = to;
      kept.splice(0).forEach(to);
    },
  };
}
