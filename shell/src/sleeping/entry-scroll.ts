/** What the history entry of a page says of the reader's place: the scroll position, and the link last used. */
interface Place {
  top?: number;
  /** Its address, and where it stood on the screen. */
  link?: { href: string; top: number } | undefined;
}

/**
 * Keeps the place in the history entry, before the reader leaves it. A browser's own positions are wrong where the next
 * page is shorter and shown in the same document (Chromium 156), and where a page has come back in other faces.
 */
export function saveScroll(): void {
  const { navigation } = window;
  // One outside of `main` would be found again in it, where the same address is linked.
  const used = document.activeElement?.closest('main a[href]');
  const href = used?.getAttribute('href');
  const link = used && href ? { href, top: used.getBoundingClientRect().top } : undefined;
  const place: Place = { top: scrollY, link };
  navigation.updateCurrentEntry({ state: { ...(navigation.currentEntry?.getState() as object), ...place } });
}

/**
 * Scrolls to the place in the history entry: the link is where it was, also if lines above it break elsewhere now. Returns
 * the link.
 */
export function restoreScroll(): HTMLElement | undefined {
  const { top = 0, link } = savedPlace();
  scrollTo(0, top);
  const used = link && linkTo(link.href);
  if (used) scrollBy(0, used.getBoundingClientRect().top - link.top);
  return used;
}

/** Whether the reader left this history entry by a link. */
export function leftByLink(): boolean {
  return savedPlace().link !== undefined;
}

function savedPlace(): Place {
  return (window.navigation.currentEntry?.getState() as Place | undefined) ?? {};
}

function linkTo(href: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
  return [...links].find((link) => link.checkVisibility());
}
