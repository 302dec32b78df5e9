/** In the session's storage: names of the alerts that this reader has closed, with a space between. */
const KEY = 'alerts';

/** Inline script before the first alert of a page: says which ones were closed before one is painted. Storage may contain anything. */
export const CLOSED_ALERTS_SCRIPT = `try{var a=sessionStorage.getItem("${KEY}");if(a)document.documentElement.dataset.closed=a}catch{}`;

/** Closes an alert until the reader leaves the site. */
export function closeAlert(name: string): void {
  try {
    sessionStorage.setItem(KEY, `${name} ${sessionStorage.getItem(KEY) ?? ''}`);
  } catch {
    // It is closed on this page alone.
  }
  hideClosedAlerts();
}

/** Also on a page that the browser kept while its reader closed an alert on another. */
export function hideClosedAlerts(): void {
  try {
    document.documentElement.dataset['closed'] = sessionStorage.getItem(KEY) ?? '';
  } catch {
    // None was closed for longer than a page.
  }
}
