/** In the session's storage: names of the alerts that this reader has closed, with a space between. */
const KEY = 'alerts';
/** More than stand in a day. */
const MOST = 8;

/** Inline script before the first alert of a page: says which ones were closed before one is painted. Storage may contain anything. */
export const CLOSED_ALERTS_SCRIPT = `try{var a=sessionStorage.getItem("${KEY}");if(a)document.documentElement.dataset.closed=a}catch{}`;

/** Closes an alert until the reader leaves the site. */
export function closeAlert(name: string): void {
  const root = document.documentElement;
  const closed = [...(root.dataset['closed'] ?? '').split(' ').slice(1 - MOST), name].join(' ').trim();
  root.dataset['closed'] = closed;
  try {
    sessionStorage.setItem(KEY, closed);
  } catch {
    // It is closed on this page.
  }
}
