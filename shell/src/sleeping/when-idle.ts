/** Milliseconds; for browsers that cannot tell when they are idle. */
const LATER_MS = 1000;

/** Calls back once the browser has nothing better to do, after this many milliseconds in any case. */
export function whenIdle(callback: () => void, atLatestMs: number): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: atLatestMs });
  else setTimeout(callback, LATER_MS);
}

/** Calls back when the document and what it refers to is there. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', () => setTimeout(callback), { once: true });
}
