import type { Navigation } from './navigation.ts';

/**
 * Turns ordinary links and GET forms of the site into navigations without a document load. Pages therefore use plain
 * `<a href>` and `<form>`, which work before this runs, and links in the text of a post are covered as well.
 */
export function followLinks(navigation: Pick<Navigation, 'navigate'>): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event) || !isOwnLink(link)) return;
    const url = new URL(link.href);
    // A fragment of the same page belongs to the browser.
    if (url.hash && samePage(url)) return;
    event.preventDefault();
    // An empty href asks for the same page again: "Try again".
    void navigation.navigate(url.pathname + url.search + url.hash, { replace: samePage(url) });
  });

  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get' || form.target)
      return;
    const url = new URL(form.action);
    if (url.origin !== location.origin) return;
    event.preventDefault();
    const fields = [...new FormData(form, event.submitter)].filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    );
    url.search = new URLSearchParams(fields).toString();
    void navigation.navigate(url.pathname + url.search);
  });
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

function isOwnLink(link: HTMLAnchorElement): boolean {
  if (!link.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return false;
  return link.origin === location.origin && !/^\/(?:api|releases|_qa)\//.test(link.pathname);
}

function samePage(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search;
}
