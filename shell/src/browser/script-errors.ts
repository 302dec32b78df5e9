/** Errors that scripts of releases threw during evaluation, by URL. */
const thrown = new Map<string, unknown>();

/**
 * Catches errors that the scripts of releases throw during evaluation. A script element cannot be wrapped in try/catch, so
 * this listens on the window. `loadContainer` handles the error, so it does not count as uncaught.
 */
export function catchScriptErrors(): void {
  // The shell's script runs now; its errors stay uncaught.
  const own = document.currentScript;
  window.addEventListener(
    'error',
    (event) => {
      const script = document.currentScript;
      if (!(script instanceof HTMLScriptElement) || script === own || !isOfRelease(script)) return;
      thrown.set(script.src, event.error);
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** What the script at this URL threw, or undefined. */
export function errorOfScript(src: string): unknown {
  return thrown.get(new URL(src, document.baseURI).href);
}

function isOfRelease({ src }: HTMLScriptElement): boolean {
  const { origin, pathname } = new URL(src, document.baseURI);
  return origin === location.origin && /^\/(?:releases|development)\//.test(pathname);
}
