import { allowsPrefetch } from '../sleeping/connection.ts';
import { siteLink } from './site-link.ts';
import { isPlainClick } from '../sleeping/plain-click.ts';

/** A pointer or focus that stays on a link for this long is likely followed by a click. */
const HOVER_MS = 65;

/**
 * Calls `prefetch` with the URL of a link that is about to be followed: the pointer or the focus stays on it, or it is
 * pressed. On connections that do not allow prefetches, only a press counts.
 */
export function watchIntent(prefetch: (url: URL) => void): void {
  let hovered: { link: Element; timer: ReturnType<typeof setTimeout> } | null = null;
  const leave = (): void => {
    if (hovered) clearTimeout(hovered.timer);
    hovered = null;
  };
  const hover = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link === hovered?.link) return;
    leave();
    const url = siteLink(link);
    if (!link || !url || !allowsPrefetch()) return;
    hovered = { link, timer: setTimeout(() => prefetch(url), HOVER_MS) };
  };
  const press = (event: PointerEvent): void => {
    const url = isPlainClick(event) ? siteLink(event.target) : null;
    if (url) prefetch(url);
  };
  document.addEventListener('pointerover', (event) => {
    // A touch has no hover.
    if (event.pointerType !== 'touch') hover(event);
  });
  document.addEventListener('focusin', hover);
  document.addEventListener('focusout', leave);
  document.documentElement.addEventListener('pointerleave', leave);
  document.addEventListener('pointerdown', press, { passive: true });
}
