/** Delay in browsers without idle callbacks (Safari). */
const LATER_MS = 1000;

/** Calls back when the browser is idle, or at the latest after `atLatestMs`. */
export function whenIdle(callback: () => void, atLatestMs: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: atLatestMs });
  else setTimeout(callback, LATER_MS);
}

/** Calls back after the `load` event. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', () => setTimeout(callback), { once: true });
}
