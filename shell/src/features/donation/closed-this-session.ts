const KEY = 'donation-closed';

/** Without storage a closed card stays closed in this document. */
let closedInDocument = false;

/** Whether the reader has closed the card in this browser session (specification, section 4). */
export function closedThisSession(): boolean {
  try {
    return closedInDocument || sessionStorage.getItem(KEY) !== null;
  } catch {
    return closedInDocument;
  }
}

export function rememberClosed(): void {
  closedInDocument = true;
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // `closedInDocument` is set.
  }
}
