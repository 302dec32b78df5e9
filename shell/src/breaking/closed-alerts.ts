/** In the session's storage: names of the alerts that this reader has closed, with a space between. */
const KEY = 'alerts';

/** Inline script before the first alert of a page: says which ones were closed before one is painted. Storage may contain anything. */
export const CLOSED_ALERTS_SCRIPT = `try{var a=sessionStorage.getItem("${KEY}");if(a)document.documentElement.dataset.closed=a}catch{}`;

/** Closes an alert until the reader leaves the site. */
export function closeAlert(name: string): void {
  const { dataset } = document.documentElement;
  // Without storage it stays closed in this document, also if the server names it anew.
  dataset['closed'] = `${name} ${dataset['closed'] ?? ''}`;
  try {
    sessionStorage.setItem(KEY, dataset['closed']);
  } catch {
    // The next document shows it.
  }
}

/** Also on a page that the browser kept while its reader closed an alert on another, and on one from before the alert. */
export function hideClosedAlerts(): void {
  try {
    document.documentElement.dataset['closed'] = sessionStorage.getItem(KEY) ?? '';
  } catch {
    // None was closed for longer than a page.
  }
}
