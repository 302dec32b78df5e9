import { DAY_FORMAT } from './frame-facts.ts';
import { closeMenu } from './init-menu.ts';

/**
 * Date, weather and edition come from the tab's document. After this age a link loads a new document, unless the radio
 * plays.
 */
const OLD_MS = 30 * 60_000;

export function isDocumentOld(): boolean {
  return Date.now() - performance.timeOrigin > OLD_MS;
}

/**
 * Updates the frame after a soft navigation to what the server would have written: QA links return to this page, the
 * masthead has its size and, in an old document, the current date, and the menu is closed. `markLinks` does the rest.
 */
export function updateFrame({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-frame] a[href^="/_qa/"]'))
    link.setAttribute('href', `${link.pathname}?to=${encodeURIComponent(pathname + search)}`);
  closeMenu();
  exchangeMasthead(pathname === '/');
  // Not every time: date formatting costs a slow phone 200 ms.
  if (!isDocumentOld()) return;
  const today = new Date().toLocaleDateString('en-US', DAY_FORMAT);
  document.querySelector('[data-frame="masthead"] b')?.replaceChildren(today);
}

/** Marks the frame's links to this page, and to the section that its head names, as the server would have. */
export function markLinks(pathname: string, section: string | undefined): void {
  for (const link of document.querySelectorAll('[data-frame] a[href]')) {
    const href = link.getAttribute('href');
    const isHere = href === pathname;
    // The nameplate links to the front page but is not part of the navigation.
    if (href !== '/' && (isHere || href === section))
      link.setAttribute('aria-current', isHere ? 'page' : 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Replaces the element if its size changes: resizing it would count as a layout shift of everything in it. */
function exchangeMasthead(front: boolean): void {
  const masthead = document.querySelector('[data-frame="masthead"] > header');
  if (!masthead || masthead.hasAttribute('data-front') === front) return;
  const other = masthead.cloneNode(true) as Element;
  other.toggleAttribute('data-front', front);
  masthead.replaceWith(other);
}
