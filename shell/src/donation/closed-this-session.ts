const KEY = 'donation-closed';

/** Stands in where storage is forbidden or full: then a closed pop-up stays closed until the document goes. */
let closedHere = false;

/** Whether the reader has closed the pop-up since the browser session began (specification, section 4). */
export function closedThisSession(): boolean {
  try {
    return closedHere || sessionStorage.getItem(KEY) !== null;
  } catch {
    return closedHere;
  }
}

export function rememberClosed(): void {
  closedHere = true;
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // `closedHere` knows.
  }
}
