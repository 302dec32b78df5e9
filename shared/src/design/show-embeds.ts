import { EMBED_LINK, EMBED_PLACE, EMBED_ROOM, readFrame, type FrameView } from './embed-view.ts';
import { loadScriptOnce } from './load-script-once.ts';

/**
 * Lets the links of embeds show their frames in place. One listener serves every embed that is or will be in the
 * document, so an embed alone is no reason to run a unit's script. To be called once per page.
 */
export function showEmbeds(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest(`a[${EMBED_LINK}]`);
    const place = link && link.closest(`[${EMBED_ROOM}]`)?.querySelector(`[${EMBED_PLACE}]`);
    if (!place || wantsNewTab(event)) return;
    event.preventDefault();
    showFrame(place, readFrame(link));
  });
}

/** Who asks the browser for a new tab or window gets the thing's own site there. */
function wantsNewTab({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/**
 * Another origin cannot lift its own sandbox, so scripts and its own origin together are safe; forms and players need
 * both.
 */
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
  // The pressed link is gone; who uses a keyboard goes on inside the frame, which stands where the reader pressed.
  frame.focus({ preventScroll: true });
  if (script !== undefined) loadScriptOnce(script);
}
