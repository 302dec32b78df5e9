/** Key in session storage: names of the alerts that this reader has closed, separated by spaces. */
const KEY = 'alerts';

/**
 * Inline script before the first alert of a page: marks closed alerts before the first paint. Storage may contain anything.
 */
export const CLOSED_ALERTS_SCRIPT = `try{var a=sessionStorage.getItem("${KEY}");if(a)document.documentElement.dataset.closed=a}catch{}`;

/** Closes an alert until the reader leaves the site. */
export function closeAlert(name: string): void {
  const { dataset } = document.documentElement;
  // Without storage it stays closed in this document, even if the server sends it again.
  dataset['closed'] = `${name} ${dataset['closed'] ?? ''}`;
  try {
    sessionStorage[KEY] = dataset['closed'];
  } catch {
    // The next document shows it.
  }
}

/**
 * Also for a page from the back/forward cache: its reader may have closed an alert on another page, or it may predate the
 * alert.
 */
export function hideClosedAlerts(): void {
  try {
    const closed = sessionStorage.getItem(KEY);
    // If storage is full, this document knows more.
    if (closed) document.documentElement.dataset['closed'] = closed;
  } catch {
    // Without storage, no alert stays closed on the next page.
  }
}
