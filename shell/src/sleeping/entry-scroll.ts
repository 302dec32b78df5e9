/** The reader's place, stored in the history entry of a page: the scroll position, and the link last used. */
interface Place {
  top?: number;
  /** Its selector, and its position on the screen. */
  link?: { selector: string; top: number } | null | undefined;
}

/**
 * Stores the place in the history entry before the reader leaves it. A browser's own positions are wrong if the next
 * page is shorter and shown in the same document (Chromium 156), and if a page comes back in other fonts.
 */
export function saveScroll(): void {
  const { navigation } = window;
  // Main part or footer: both may have a link to the same URL. The masthead is at the top, the menu closed.
  const used = document.activeElement?.closest('main a[href],main ~ * a[href]');
  const link = used && {
    selector: `main ${used.closest('main') ? '' : '~ * '}a[href="${CSS.escape(used.getAttribute('href') as string)}"]`,
    top: used.getBoundingClientRect().top,
  };
  const place: Place = { top: scrollY, link };
  navigation.updateCurrentEntry({ state: { ...(navigation.currentEntry?.getState() as object), ...place } });
}

/**
 * Scrolls to the place in the history entry: the link is where it was, even if lines above it break differently now. Returns
 * the link.
 */
export function restoreScroll(): HTMLElement | undefined {
  const { top = 0, link } = savedPlace();
  scrollTo(0, top);
  if (!link) return undefined;
  // A page may link to the same URL several times.
  let used: HTMLElement | undefined;
  let moved = Infinity;
  for (const one of document.querySelectorAll<HTMLElement>(link.selector)) {
    const by = one.getBoundingClientRect().top - link.top;
    if (!one.checkVisibility() || Math.abs(by) >= Math.abs(moved)) continue;
    used = one;
    moved = by;
  }
  if (used) scrollBy(0, moved);
  return used;
}

/** Whether the reader left this history entry by a link. */
export function leftByLink(): boolean {
  return !!savedPlace().link;
}

function savedPlace(): Place {
  return (window.navigation.currentEntry?.getState() as Place | undefined) ?? {};
}
