/** Lists that "See All" opens. */
const lists = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-see-all]')];

/** Whether a list was open in this history entry. */
const wasOpen = (i: number) => !!(history.state as { open?: readonly boolean[] } | null)?.open?.[i];

/** Opens the lists that were open in this history entry, so that the page has the same height. */
export function reopenLists(): void {
  lists().forEach((list, i) => (list.open ||= wasOpen(i)));
}

/** The same for a page that was just rendered. If its link was pressed again, the entry is new: no list is open. */
export function restoreLists(): void {
  lists().forEach((list, i) => (list.open = wasOpen(i)));
}

/**
 * Keeps the open lists in the history entry. Browsers restore the scroll position but not `details`: in a shorter page the
 * position would be in the footer.
 */
export function keepOpenLists(): void {
  const keep = (): void => {
    // It would abort the navigation to the next page. On a page without lists it would only change the entry's id, by which
    // the FAQ finds what was typed.
    if (lists()[0] && !window.navigation?.transition)
      history.replaceState({ ...history.state, open: lists().map((list) => list.open) }, '');
    // 'Show Less' is a sibling at the end of the list, and opens with it.
    const left = lists().find((list) => list.nextSibling?.contains(document.activeElement));
    left?.querySelector('summary')?.focus();
  };
  reopenLists();
  // The reader may have opened one before this script ran.
  keep();
  // `toggle` does not bubble. Browsers limit how often an entry changes: questions of the FAQ open and close with each typed
  // character.
  addEventListener('toggle', ({ target }) => lists().includes(target as HTMLDetailsElement) && keep(), true);
  // Browsers add a history entry for a fragment.
  addEventListener('hashchange', keep);
}
