const OPEN = 'details[data-menu][open]';

/**
 * Closes an open menu of the masthead when a link in it is followed, on Escape (the focus returns to the toggle), on a
 * click outside, and when the focus leaves it. As a `<details>`, it opens without a script.
 */
export function initMenus(): void {
  document.addEventListener('keydown', (event) => {
    const menu = document.querySelector<HTMLDetailsElement>(OPEN);
    if (event.key !== 'Escape' || !menu) return;
    // Keeps the donation card open.
    event.preventDefault();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  const onOutside = ({ target }: Event) =>
    closeMenus((menu) => target instanceof Node && !menu.contains(target));
  document.addEventListener('pointerdown', onOutside);
  document.addEventListener('focusin', onOutside);
  document.addEventListener('click', ({ target }) => {
    // Links to the current page or to another site load no page that would close it.
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) closeMenus((menu) => menu.contains(link));
  });
}

/** Closes the open menus that match. */
export function closeMenus(which: (menu: HTMLDetailsElement) => boolean): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) if (which(menu)) menu.open = false;
}
