import type { ShownPage } from './shown-page.ts';

/** Goes to an address as without scripts, for what only a document can answer. */
export function loadDocument(url: URL, came: ShownPage['came']): void {
  if (came === 'PUSH') location.assign(url);
  // The same address, or one that the browser shows already: with a fragment in it, to replace it would load nothing.
  else if (url.href === location.href) location.reload();
  else location.replace(url);
}
