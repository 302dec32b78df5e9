/** Global of the inline script. */
const KEPT = 'meadowlarkEarly';
/** A link waits this long for the bootstrap. Browsers count a click as user activation for 5 s. */
const HELD_MS = 4000;

declare global {
  interface Window {
    [KEPT]?: {
      clicks: Event[];
      /** Click on a link that waits for the bootstrap. */
      held?: Event;
      timer?: number;
      add: (event: Event) => void;
      fail: (event: Event) => void;
    };
  }
}

/**
 * Inline script in the head of every page. Records clicks until the bootstrap replays them. A click on a link with
 * `data-wake` is held back for the bootstrap, unless a modifier key opens it elsewhere; if the bootstrap (the deferred
 * script) fails or takes longer than `HELD_MS`, the link is followed.
 */
export const EARLY_CLICKS =
  `(function(w){var e=w.${KEPT}={clicks:[],` +
  'add:function(v){if(!v.target.closest("a[data-wake]"))e.clicks.push(v);' +
  'else if(!(v.ctrlKey||v.metaKey||v.shiftKey||v.altKey)){v.preventDefault();e.held=v;' +
  `e.timer=e.timer||setTimeout(end,${HELD_MS})}},` +
  'fail:function(v){v.target.defer&&end()}};' +
  'function end(){var v=e.held;e.held=0;w.removeEventListener("click",e.add,true);v&&v.target.closest("a").click()}' +
  'w.addEventListener("click",e.add,true);w.addEventListener("error",e.fail,true)})(window)';

/** Returns the clicks so far and stops recording. */
export function takeEarlyClicks(): readonly Event[] {
  const early = window[KEPT];
  if (!early) return [];
  removeEventListener('click', early.add, true);
  removeEventListener('error', early.fail, true);
  clearTimeout(early.timer);
  return early.held ? [...early.clicks, early.held] : early.clicks;
}
