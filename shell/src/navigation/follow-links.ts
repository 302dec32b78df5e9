import type { Navigation } from './navigation.ts';
import { isHere, ownLink } from './own-link.ts';
import { isPlainPress } from './plain-press.ts';

/**
 * Turns ordinary links and GET forms of the site into navigations without a document load. Pages therefore use plain
 * `<a href>` and `<form>`, which work before this runs, and links in the text of a post are covered as well.
 */
export function followLinks(navigation: Pick<Navigation, 'navigate'>): void {
  document.addEventListener('click', (event) => {
    const url = isPlainPress(event) ? ownLink(event.target) : null;
    if (!url) return;
    event.preventDefault();
    // An empty href asks for the same page again: "Try again".
    void navigation.navigate(url.pathname + url.search + url.hash, { replace: isHere(url) });
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
