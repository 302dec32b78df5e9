/** Where the head keeps clicks until the bootstrap is there. */
const KEPT = 'meadowlarkEarly';

declare global {
  interface Window {
    [KEPT]?: { clicks: Event[]; hear: (event: Event) => void; fail: (event: Event) => void };
  }
}

/**
 * Stands in the head of every page, before anything can be pressed, and remembers clicks on what only a script can serve
 * until the bootstrap is there to show that they were heard. A link that a script serves better waits for it as well,
 * unless it is to open beside the page; where the bootstrap, the deferred script, does not come, it is followed.
 */
export const EARLY_PRESSES =
  `(function(w){var l,e=w.${KEPT}={clicks:[],` +
  'hear:function(v){var t=v.target.closest("a[data-wake]");if(t){if(v.ctrlKey||v.metaKey||v.shiftKey||v.altKey)return;v.preventDefault();l=t}e.clicks.push(v)},' +
  'fail:function(v){if(v.target.defer){w.removeEventListener("click",e.hear,true);l&&l.click()}}};' +
  'w.addEventListener("click",e.hear,true);w.addEventListener("error",e.fail,true)})(window)';

/** The clicks so far; from now on whoever asked hears them. */
export function takeEarlyPresses(): readonly Event[] {
  const early = window[KEPT];
  if (!early) return [];
  removeEventListener('click', early.hear, true);
  removeEventListener('error', early.fail, true);
  return early.clicks;
}
