/**
 * Puts the reader where they belong on the page now shown: where they were when they come back to it, else at the element
 * that the address names, else at the top.
 */
export function goToPlace(hash: string, before: number | undefined): void {
  const target = before === undefined && hash !== '' ? elementOf(hash) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ left: 0, top: before ?? 0, behavior: 'instant' });
}

function elementOf(hash: string): Element | null {
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(decoded(id));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
