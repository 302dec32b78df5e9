const OPEN = 'details[data-menu][open]';

/**
 * Closes an open menu of the masthead when a link in it is followed, on Escape (the focus then goes back to the toggle),
 * on a press outside, and when the keyboard moves on past its last link. It opens by itself, as `<details>` do.
 */
export function serveMenus(): void {
  document.addEventListener('keydown', (event) => {
    const menu = document.querySelector<HTMLDetailsElement>(OPEN);
    if (event.key !== 'Escape' || !menu) return;
    // This key has done its work: what else is open on the page stays.
    event.preventDefault();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  const onOutside = ({ target }: Event) =>
    closeMenus((menu) => target instanceof Node && !menu.contains(target));
  document.addEventListener('pointerdown', onOutside);
  document.addEventListener('focusin', onOutside);
  document.addEventListener('click', ({ target }) => {
    // A link to where the reader is, or to another site, brings no other page.
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) closeMenus((menu) => menu.contains(link));
  });
}

/** Closes the open menus of which this is true. */
export function closeMenus(which: (menu: HTMLDetailsElement) => boolean): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) if (which(menu)) menu.open = false;
}
