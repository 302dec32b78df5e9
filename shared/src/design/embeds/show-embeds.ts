import { EMBED_BOX, EMBED_LINK, EMBED_PLACE, readFrame, type FrameView } from './embed-view.ts';
import { loadScriptOnce } from './load-script-once.ts';

/**
 * Makes the links of embeds show their frames in place. One listener serves all embeds, present and future, so an
 * embed alone does not make a unit hydrate. Call once per page.
 */
export function showEmbeds(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest(`a[${EMBED_LINK}]`);
    const place = link && link.closest(`[${EMBED_BOX}]`)?.querySelector(`[${EMBED_PLACE}]`);
    if (!place || wantsNewTab(event)) return;
    event.preventDefault();
    showFrame(place, readFrame(link));
  });
}

/** With a modifier key the link opens the outside site in a new tab or window, as any link does. */
function wantsNewTab({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** `allow-scripts` with `allow-same-origin` is safe for another origin, which cannot lift its own sandbox. Forms and players need both. */
function showFrame(place: Element, { src, title, allow, script }: FrameView): void {
  const frame = document.createElement('iframe');
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation',
  );
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  if (allow !== undefined) frame.setAttribute('allow', allow);
  Object.assign(frame, { title, src });
  place.append(frame);
  // The pressed link is hidden now, so keyboard users continue inside the frame.
  frame.focus({ preventScroll: true });
  if (script !== undefined) loadScriptOnce(script);
}
