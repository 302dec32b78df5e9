/** Where a document leaves the places of its tab for the next one. */
export const STORE = 'meadowlark:scroll';

/** Where the reader was, in CSS pixels from the top, by key of the history's entry. */
export function readPlaces(): [string, number][] {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
    if (!Array.isArray(places)) return [];
    return places.filter(
      (place): place is [string, number] => typeof place?.[0] === 'string' && typeof place[1] === 'number',
    );
  } catch {
    return [];
  }
}
