/**
 * Pages that an awake shell went through belong to one document, and the browser goes back between them without loading
 * one, also after that document was loaded afresh and sleeps. Asleep, nobody but the server can show the other page.
 */
export function followHistory(isAsleep: () => boolean): void {
  const { pathname, search } = location;
  addEventListener('popstate', () => {
    if (!isAsleep() || (location.pathname === pathname && location.search === search)) return;
    // The place of the page that is left is none on the one that comes (`returnToPlace`).
    history.scrollRestoration = 'manual';
    location.reload();
  });
}
