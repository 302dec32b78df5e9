/** Where the head keeps clicks until the bootstrap is there. */
const KEPT = 'meadowlarkEarly';

declare global {
  interface Window {
    [KEPT]?: { clicks: Event[]; hear: (event: Event) => void };
  }
}

/**
 * Stands in the head of every page, before anything can be pressed, and remembers clicks on what only a script can serve
 * until the bootstrap is there to show that they were heard.
 */
export const EARLY_PRESSES = `(function(w){var e=w.${KEPT}={clicks:[],hear:function(v){e.clicks.push(v)}};w.addEventListener("click",e.hear,true)})(window)`;

/** The clicks so far; from now on whoever asked hears them. */
export function takeEarlyPresses(): readonly Event[] {
  const early = window[KEPT];
  if (!early) return [];
  removeEventListener('click', early.hear, true);
  return early.clicks;
}
