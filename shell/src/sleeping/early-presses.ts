/** Where the head keeps clicks until the bootstrap is there. */
const KEPT = 'meadowlarkEarly';
/** A link waits no longer for the bootstrap: a browser takes a click for the reader's own during five seconds. */
const HELD_MS = 4000;

declare global {
  interface Window {
    [KEPT]?: {
      clicks: Event[];
      /** On a link that waits, and until when it does. */
      held?: Event;
      timer?: number;
      hear: (event: Event) => void;
      fail: (event: Event) => void;
    };
  }
}

/**
 * Stands in the head of every page, before anything can be pressed, and remembers clicks on what only a script can serve
 * until the bootstrap is there to show that they were heard. A link that a script serves better waits for it as well,
 * unless it is to open beside the page; where the bootstrap, the deferred script, fails or does not come in time, it is
 * followed.
 */
export const EARLY_PRESSES =
  `(function(w){var e=w.${KEPT}={clicks:[],` +
  'hear:function(v){if(!v.target.closest("a[data-wake]"))e.clicks.push(v);' +
  'else if(!(v.ctrlKey||v.metaKey||v.shiftKey||v.altKey)){v.preventDefault();e.held=v;' +
  `e.timer=e.timer||setTimeout(end,${HELD_MS})}},` +
  'fail:function(v){v.target.defer&&end()}};' +
  'function end(){var v=e.held;e.held=0;w.removeEventListener("click",e.hear,true);v&&v.target.closest("a").click()}' +
  'w.addEventListener("click",e.hear,true);w.addEventListener("error",e.fail,true)})(window)';

/** The clicks so far; from now on whoever asked hears them. */
export function takeEarlyPresses(): readonly Event[] {
  const early = window[KEPT];
  if (!early) return [];
  removeEventListener('click', early.hear, true);
  removeEventListener('error', early.fail, true);
  clearTimeout(early.timer);
  return early.held ? [...early.clicks, early.held] : early.clicks;
}
