import type { By } from '../router/go-to.ts';

/** Loads a URL as a document, if the site has no view for it. */
export function loadDocument(url: URL, type: NavigationType): void {
  const history = type === 'replace' ? 'replace' : 'push';
  // The URL may have changed already; with a fragment, assigning it again would load nothing.
  if (url.href === location.href) location.reload();
  else window.navigation.navigate(url.href, { history, info: 'browser' satisfies By });
}
