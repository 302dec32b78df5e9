import type { By } from '../router/go-to.ts';

/** Loads an address as a document, if the site has no view for it. */
export function loadDocument(url: URL, type: NavigationType): void {
  const history = type === 'replace' ? 'replace' : 'push';
  // The address may have changed already; with a fragment, going there again would load nothing.
  if (url.href === location.href) location.reload();
  else window.navigation.navigate(url.href, { history, info: 'browser' satisfies By });
}
