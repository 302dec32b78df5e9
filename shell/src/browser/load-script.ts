import { withDeadline } from '../composition/with-deadline.ts';

/** A script that takes longer has failed. */
export const SCRIPT_DEADLINE_MS = 8000;

/**
 * Runs a script. `integrity` is its SHA-384, or empty. Rejects if it does not load: network, status, hash mismatch, or
 * `SCRIPT_DEADLINE_MS`. Resolves if it loads and throws.
 */
export function loadScript(src: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  script.src = src;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  const arrives = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () =>
      reject(new Error(`The script ${src} did not load, or does not match its hash.`)),
    );
  });
  document.head.append(script);
  return withDeadline(arrives, SCRIPT_DEADLINE_MS, `The script ${src} took too long.`).finally(() =>
    script.remove(),
  );
}
