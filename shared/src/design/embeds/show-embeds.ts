import { EMBED_BOX, EMBED_HELD, EMBED_LINK, EMBED_PLACE, readFrame, type FrameView } from './embed-view.ts';
import { loadScriptOnce } from './load-script-once.ts';

/** A frame whose site has not answered by then gives way to its still. */
const DEADLINE_MS = 8000;
/** Browsers count no layout shift within 500 ms of an input. This leaves room for the frame to be drawn. */
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

/** With a modifier key the link opens the outside site in a new tab or window, as any link does. */
function wantsNewTab({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** The frame begins to load at once, unseen, while we ask whether its site answers at all. */
async function showEmbed(
  place: Element,
  { src, title, allow, script }: FrameView,
  page: HTMLAnchorElement,
): Promise<void> {
  const pressedAt = performance.now();
  const frame = document.createElement('iframe');
  // `allow-same-origin` with `allow-scripts` is safe for another origin, which cannot lift its own sandbox, and forms and
  // players need both. A document of this site could, so it does without.
  const keepsOrigin = isOurs(new URL(src, location.href)) ? '' : ' allow-same-origin';
  frame.setAttribute('sandbox', `allow-scripts allow-forms allow-popups allow-presentation${keepsOrigin}`);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  if (allow !== undefined) frame.setAttribute('allow', allow);
  Object.assign(frame, { title, src });
  const waiting = note('status', 'Loading…');
  place.replaceChildren(frame, waiting);
  // The pressed link is hidden now, so keyboard users continue inside the frame.
  frame.focus({ preventScroll: true });

  if (await answers(src)) {
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
  // To give the room back later would move the page under the reader's eyes.
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
 * Whether the frame's address answers within the deadline. The frame cannot tell: it fires `load` for the browser's own
 * error page too, and its document is closed to us. A second request for the same address can: it fails where the host
 * refuses, hangs or has no address. Its answer is thrown away unread (`no-cors`), and no cookie goes with it.
 *
 * Nothing waits for `load`: it comes after the last picture of the outside page, on a slow phone later than any
 * deadline, and would take away what the reader sees already. The link below the frame helps where a page answers and
 * then stays empty. A host that forbids every other site to fetch from it (`Cross-Origin-Resource-Policy: same-origin`)
 * counts as away; one that offers embeds does not.
 */
async function answers(address: string): Promise<boolean> {
  const asking = new AbortController();
  const deadline = setTimeout(() => asking.abort(), DEADLINE_MS);
  try {
    const { type, ok } = await fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      signal: asking.signal,
    });
    return type === 'opaque' || ok;
  } catch {
    return false;
  } finally {
    clearTimeout(deadline);
    // Ends the download: the frame has its own.
    asking.abort();
  }
}
