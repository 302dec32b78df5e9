/**
 * A page that was waited for longer than this comes without a fade: the reader wants it and no motion, and a slow phone
 * takes another tenth of a second to take the old page's picture for it. In milliseconds.
 */
const PATIENCE_MS = 80;

/** Whether a page may come with a fade: the browser can do it, and the reader has nothing against motion. */
export function mayCrossFade(waitedMs: number): boolean {
  return (
    'startViewTransition' in document &&
    waitedMs <= PATIENCE_MS &&
    document.visibilityState === 'visible' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Changes the page in one calm fade (global.css). The new page is there at once; only the old one lingers on it. */
export function crossFade(change: () => void): void {
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change);
  // A fade that is cut short, by the next page or a hidden window, is no error. What `change` throws React has told.
  for (const promise of [ready, finished, updateCallbackDone]) promise.catch(() => {});
}
