/** A frame that does not report an advertisement within this time is removed. */
const FILL_DEADLINE_MS = 5000;

/** Frames with an advertisement post `{ "ad": "filled" }` to the page. */
function isFilled(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'ad' in data && data.ad === 'filled';
}

/** The operator's URL, with the name and the size in pixels of the slot. */
export function frameAddress(network: string, slot: string, size: { width: number; height: number }): string {
  const url = new URL(network);
  url.searchParams.set('slot', slot);
  url.searchParams.set('size', `${Math.round(size.width)}x${Math.round(size.height)}`);
  return url.href;
}

/**
 * Puts a network's frame over the content of a slot. The frame stays invisible, and the house advertisement visible, until
 * the frame reports that it is filled: a slow, empty or broken network leaves no gap. The frame has a separate origin (no
 * `allow-same-origin`) and may only open the advertiser's page in a new tab.
 *
 * The frame is in a shadow tree: React hydrates the server's HTML unchanged, and HTML that the browser keeps of a unit
 * contains no frame.
 */
export function layFrame(slot: Element, address: string): void {
  const houseAd = document.createElement('slot');
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
    // Keyboard and screen readers must not reach the covered advertisement.
    houseAd.remove();
    if (slot.parentElement) labelAdvertisement(slot.parentElement);
  };
  const onMessage = ({ source, data }: MessageEvent) => {
    // A sandboxed frame has no origin to compare; comparing the window is stricter.
    if (source === frame.contentWindow && isFilled(data)) settle(true);
  };
  const timer = setTimeout(() => settle(false), FILL_DEADLINE_MS);
  addEventListener('message', onMessage);
  slot.attachShadow({ mode: 'open' }).append(houseAd, frame);
}

/** The label of an advertiser's frame. It replaces the paper's `slot="label"`, which has no slot in this tree. */
function labelAdvertisement(room: Element): void {
  const label = document.createElement('span');
  label.textContent = 'Advertisement';
  label.style.cssText = 'display:block;font:var(--text-label);line-height:24px;color:var(--ink-faint)';
  room.attachShadow({ mode: 'open' }).append(label, document.createElement('slot'));
}
