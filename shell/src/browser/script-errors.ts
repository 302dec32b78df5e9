/** What scripts of releases threw while they were evaluated, by address. */
const thrown = new Map<string, unknown>();

/**
 * Catches what a release's script throws while it is evaluated. Nothing can be wrapped around a script element, so the
 * window hears it; it is dealt with where the script is loaded, and is no uncaught error then.
 */
export function catchScriptErrors(): void {
  // The shell's own script is running now; its errors are nobody else's to deal with.
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

/** What the script at this address threw, if it did. */
export function thrownBy(src: string): unknown {
  return thrown.get(new URL(src, document.baseURI).href);
}

function isOfRelease({ src }: HTMLScriptElement): boolean {
  const { origin, pathname } = new URL(src, document.baseURI);
  return origin === location.origin && /^\/(?:releases|development)\//.test(pathname);
}
