/** The id of the menu, used by its toggles. */
export const MENU_ID = 'all-sections';

/** Not an element of a page with the same id: closing that would throw, and empty the page. */
const MENU = `#${MENU_ID}[popover]`;
const TOGGLE = `[popovertarget="${MENU_ID}"]`;

/**
 * As a popover, the menu opens, and closes on a click outside. This also closes it when a link in it is followed, when the
 * focus leaves it, and on Escape before any other handler; and it marks its toggles while the menu is open.
 */
export function initMenu(): void {
  // It does not bubble. `toggle` would be too late: the next Escape may come before it.
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (!within(target, MENU)) return;
      for (const toggle of document.querySelectorAll(TOGGLE))
        toggle.toggleAttribute('data-open', newState === 'open');
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !document.querySelector(`${TOGGLE}[data-open]`)) return;
    // Keeps the donation card open.
    event.preventDefault();
    closeMenu();
  });
  document.addEventListener('focusin', ({ target }) => {
    if (!within(target, `${MENU},${TOGGLE}`)) closeMenu();
  });
  document.addEventListener('click', ({ target }) => {
    // Links to the current page or to another site load no page that would close it.
    if (within(target, `${MENU} a`)) closeMenu();
  });
}

/** Browsers without popovers always show it, as a list after the main part. */
export function closeMenu(): void {
  document.querySelector<Element & Partial<Pick<HTMLElement, 'hidePopover'>>>(MENU)?.hidePopover?.();
}

function within(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
