import { frameAddress, layFrame } from './ad-frame.ts';

/** Slots are filled this far outside the viewport. */
const AHEAD = '200px';

/** The content of a slot, in any unit or the shell; not in a placeholder, which will be replaced. */
const SLOT = '[data-ad]:not([data-pending] *) > div';

/**
 * Fills the slots of this page and of later ones with frames of a network, each once, when it comes near the viewport.
 * Slots that are hidden at this width load nothing. Independent of hydration. Call it once per document.
 */
export function fillSlots(network: string): void {
  const viewport = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        viewport.unobserve(target);
        layFrame(target, frameAddress(network, target.parentElement?.id ?? '', boundingClientRect));
      }
    },
    { rootMargin: AHEAD },
  );
  const find = () => {
    // Observing an element twice has no effect.
    for (const slot of document.querySelectorAll(SLOT)) if (!slot.shadowRoot) viewport.observe(slot);
  };
  find();
  new MutationObserver(find).observe(document.body, { childList: true, subtree: true });
}
