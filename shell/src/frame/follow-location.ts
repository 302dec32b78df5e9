import { closeMenus } from './serve-menus.ts';
import { sectionOf } from './section-of.ts';

/**
 * Makes the frame say where the reader is after a navigation inside the site, as the server would have written it: the
 * links that lead here are marked, the masthead is larger on the front page, and no menu is open.
 */
export function followLocation({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const section = sectionOf(pathname);
  for (const link of document.querySelectorAll('[data-frame] a[href]')) {
    const href = link.getAttribute('href');
    const current = href === pathname ? 'page' : href === section ? 'true' : null;
    // The name of the paper leads to the front page and is no link of the navigation.
    if (current === null || href === '/') link.removeAttribute('aria-current');
    else link.setAttribute('aria-current', current);
    const [qa] = /^\/_qa\/[^?]*/.exec(href ?? '') ?? [];
    if (qa !== undefined) link.setAttribute('href', `${qa}?to=${encodeURIComponent(pathname + search)}`);
  }
  closeMenus(() => true);
  exchangeMasthead(pathname === '/');
}

/** The masthead of another kind of page is another element: the same one, grown, would be a jump of everything in it. */
function exchangeMasthead(front: boolean): void {
  const masthead = document.querySelector('[data-frame="masthead"] > header');
  if (!masthead || masthead.hasAttribute('data-front') === front) return;
  const other = masthead.cloneNode(true) as Element;
  other.toggleAttribute('data-front', front);
  masthead.replaceWith(other);
}
