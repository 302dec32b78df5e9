import { withDeadline } from '../composition/with-deadline.ts';

/** A script that has not come by then is treated as one that will not. */
export const SCRIPT_DEADLINE_MS = 8000;

/**
 * Runs a script whose SHA-384 is known. Rejects when it does not arrive: no network, no good status, another content than
 * the hash says, too slow. One that arrives and throws resolves.
 */
export function loadScript(src: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  script.src = src;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  const arrives = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () =>
      reject(new Error(`The script ${src} did not arrive as it was published.`)),
    );
  });
  document.head.append(script);
  return withDeadline(arrives, SCRIPT_DEADLINE_MS, `The script ${src} took too long.`).finally(() =>
    script.remove(),
  );
}
