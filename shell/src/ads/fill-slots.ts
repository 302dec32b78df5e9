import { frameAddress, layFrame } from './ad-frame.ts';

/** A slot is filled a little before it comes into view. */
const AHEAD = '200px';

/** The room of a slot, of any remote and the shell itself. */
const ROOM = '[data-ad] > div';

/**
 * Fills the slots of this page and of every later one with a network's frames, each once, when it comes near the view;
 * slots that the width hides are never asked for. It waits for no unit's script, and an advertisement cannot break the
 * rendering of a page. To be called once per document.
 */
export function fillSlots(network: string): void {
  const view = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        view.unobserve(target);
        layFrame(target, frameAddress(network, target.parentElement?.id ?? '', boundingClientRect));
      }
    },
    { rootMargin: AHEAD },
  );
  const find = () => {
    // To observe again what is observed already does nothing.
    for (const room of document.querySelectorAll(ROOM)) if (!room.shadowRoot) view.observe(room);
  };
  find();
  new MutationObserver(find).observe(document.body, { childList: true, subtree: true });
}
