import { knownKey } from '../navigation/history-entry.ts';
import { readPlaces } from '../navigation/kept-places.ts';
import { whenLoaded } from './when-idle.ts';

/**
 * An entry of the history that an awake page has left tells the browser that the site puts the reader back where they
 * were. In a document that was loaded for it, and sleeps, nobody else would.
 */
export function returnToPlace(): void {
  if (history.scrollRestoration !== 'manual') return;
  const key = knownKey(history.state);
  const [, top] = readPlaces().find(([entry]) => entry === key) ?? [];
  if (top !== undefined) window.scrollTo(0, top);
  // Said before, the browser would put the reader where the document before this one stood.
  whenLoaded(() => (history.scrollRestoration = 'auto'));
}
