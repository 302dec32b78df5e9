import { canSpare } from './spare-connection.ts';
import { ownLink } from './own-link.ts';
import { isPlainPress } from './plain-press.ts';

/** A pointer or the focus that rests on a link for this long is likely to be followed by a click. */
const RESTS_MS = 65;

/**
 * Calls `prepare` with the address of a link of the site that is about to be followed: a pointer rests on it, it has the
 * focus, or it is being pressed. Where data is dear, only a press counts.
 */
export function watchIntent(prepare: (url: URL) => void): void {
  let resting: { link: Element; timer: ReturnType<typeof setTimeout> } | null = null;
  const leave = (): void => {
    if (resting) clearTimeout(resting.timer);
    resting = null;
  };
  const rest = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link === resting?.link) return;
    leave();
    const url = ownLink(link);
    if (!link || !url || !canSpare(navigator.connection)) return;
    resting = { link, timer: setTimeout(() => prepare(url), RESTS_MS) };
  };
  const press = (event: PointerEvent): void => {
    const url = isPlainPress(event) ? ownLink(event.target) : null;
    if (url) prepare(url);
  };
  document.addEventListener('pointerover', (event) => {
    // A finger has no rest before it presses.
    if (event.pointerType !== 'touch') rest(event);
  });
  document.addEventListener('focusin', rest);
  document.addEventListener('focusout', leave);
  document.documentElement.addEventListener('pointerleave', leave);
  document.addEventListener('pointerdown', press, { passive: true });
}
