/** A network's frame that has not said within this time that it has something to show is taken away again. */
const ANSWERS_WITHIN_MS = 5000;

/** What a frame posts to the page when it has an advertisement: `{ "ad": "filled" }`. */
function isFilled(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'ad' in data && data.ad === 'filled';
}

/** The address that a slot's frame asks for: the operator's, with the slot's name and the size of its room in pixels. */
export function frameAddress(network: string, slot: string, room: { width: number; height: number }): string {
  const url = new URL(network);
  url.searchParams.set('slot', slot);
  url.searchParams.set('size', `${Math.round(room.width)}x${Math.round(room.height)}`);
  return url.href;
}

/**
 * Lays a network's frame over what stands in a room. It stays invisible, and the paper's own advertisement readable,
 * until it says that it is filled: a network that is slow, empty or broken leaves no hole. It runs in an origin of its
 * own (no `allow-same-origin`), may open the advertiser's page in a new tab, and can do nothing else to this page.
 *
 * Frame and advertisement meet in a shadow tree. React hydrates the room as it was sent, and a page that is kept as HTML
 * keeps no frame that would be loaded again, and shown, before it says anything.
 */
export function layFrame(room: Element, address: string): void {
  const own = document.createElement('slot');
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = 'Advertisement';
  frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  frame.referrerPolicy = 'strict-origin';
  frame.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;border:0;visibility:hidden';

  const settle = (filled: boolean) => {
    clearTimeout(timer);
    removeEventListener('message', onMessage);
    if (!filled) return frame.remove();
    frame.style.visibility = 'visible';
    // What is covered is not to be reached by keyboard or read out.
    own.remove();
  };
  const onMessage = ({ source, data }: MessageEvent) => {
    // A sandboxed frame has no origin to compare; that it is this very frame is the stronger test.
    if (source === frame.contentWindow && isFilled(data)) settle(true);
  };
  const timer = setTimeout(() => settle(false), ANSWERS_WITHIN_MS);
  addEventListener('message', onMessage);
  room.attachShadow({ mode: 'open' }).append(own, frame);
}
