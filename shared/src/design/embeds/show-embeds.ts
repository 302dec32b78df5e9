import { EMBED_BOX, EMBED_HELD, EMBED_LINK, EMBED_PLACE, readFrame, type FrameView } from './embed-view.ts';
import { loadScriptOnce } from './load-script-once.ts';

/** A frame whose site has not responded by then is replaced by its still. */
const DEADLINE_MS = 8000;
/** Browsers do not count layout shifts within 500 ms of an input. This leaves time to draw the frame. */
const PART_OF_THE_PRESS_MS = 400;

/**
 * Makes the links of embeds show their frames in place. One listener serves all embeds, present and future, so an
 * embed alone does not make a unit hydrate. Call once per page.
 */
export function showEmbeds(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`a[${EMBED_LINK}]`);
    const place = link && link.closest(`[${EMBED_BOX}]`)?.querySelector(`[${EMBED_PLACE}]`);
    if (!place || wantsNewTab(event)) return;
    event.preventDefault();
    void showEmbed(place, readFrame(link), link);
  });
}

/** With a modifier key, the link opens the outside site in a new tab or window, as any link does. */
function wantsNewTab({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** The frame begins to load at once, hidden, while we check whether its site responds. */
async function showEmbed(
  place: Element,
  { src, title, allow, script }: FrameView,
  page: HTMLAnchorElement,
): Promise<void> {
  const pressedAt = performance.now();
  const frame = document.createElement('iframe');
  // `allow-same-origin` with `allow-scripts` is safe for another origin, which cannot lift its own sandbox, and forms and
  // players need both. A document of this site could lift it, so it does not get `allow-same-origin`.
  const keepsOrigin = isOurs(new URL(src, location.href)) ? '' : ' allow-same-origin';
  frame.setAttribute('sandbox', `allow-scripts allow-forms allow-popups allow-presentation${keepsOrigin}`);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  if (allow !== undefined) frame.setAttribute('allow', allow);
  Object.assign(frame, { title, src });
  const waiting = note('status', 'Loading…');
  place.replaceChildren(frame, waiting);
  // The clicked link is hidden now, so keyboard users continue inside the frame.
  frame.focus({ preventScroll: true });

  if (await responds(src)) {
    waiting.remove();
    if (script !== undefined) loadScriptOnce(script);
    return;
  }
  const link = document.createElement('a');
  link.textContent = isOurs(page)
    ? 'Open it on a separate page'
    : `Open it at ${page.hostname.replace(/^www\./, '')}`;
  Object.assign(link, { href: page.href, target: '_blank', rel: 'noopener noreferrer' });
  const hadFocus = document.activeElement === frame;
  place.replaceChildren(note('alert', 'It did not load. ', link));
  // Removing the space later would move the page while the reader looks at it.
  place.toggleAttribute(EMBED_HELD, performance.now() - pressedAt > PART_OF_THE_PRESS_MS);
  if (hadFocus) link.focus({ preventScroll: true });
}

function isOurs({ origin }: { origin: string }): boolean {
  return origin === location.origin;
}

function note(role: 'status' | 'alert', ...content: (string | Node)[]): HTMLElement {
  const words = document.createElement('p');
  words.setAttribute('role', role);
  words.append(...content);
  return words;
}

/**
 * Whether the frame's URL responds within the deadline. The frame cannot tell: it fires `load` for the browser's own
 * error page too, and we cannot access its document. A second request for the same URL can: it fails if the host
 * refuses, hangs or does not resolve. Its response is discarded unread (`no-cors`), and it sends no cookies.
 *
 * Nothing waits for `load`: it comes after the last picture of the outside page, on a slow phone later than any
 * deadline, and would remove what the reader already sees. If a page responds but stays empty, the reader has the link below
 * the frame. A host that forbids other sites to fetch from it (`Cross-Origin-Resource-Policy: same-origin`)
 * counts as unavailable; hosts that offer embeds do not do that.
 */
async function responds(address: string): Promise<boolean> {
  const request = new AbortController();
  const deadline = setTimeout(() => request.abort(), DEADLINE_MS);
  try {
    const { type, ok } = await fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      signal: request.signal,
    });
    return type === 'opaque' || ok;
  } catch {
    return false;
  } finally {
    clearTimeout(deadline);
    // Ends the download: the frame has one of its own.
    request.abort();
  }
}
