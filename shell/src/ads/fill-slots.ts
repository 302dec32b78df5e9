import { frameAddress, layFrame } from './ad-frame.ts';

/** A slot is filled a little before it comes into view. */
const AHEAD = '200px';

/**
 * Fills the slots of this page and of every later one with a network's frames, each when it comes near the view; slots
 * that the width hides are never asked for. Plain DOM code beside React: slots come with any remote, and an
 * advertisement must not be able to break the rendering of a page.
 */
export function fillSlots(network: string): void {
  const known = new WeakSet<Element>();
  const view = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        view.unobserve(target);
        layFrame(target, frameAddress(network, target.closest('[data-ad]')?.id ?? '', boundingClientRect));
      }
    },
    { rootMargin: AHEAD },
  );
  const find = () => {
    for (const overlay of document.querySelectorAll('[data-ad-overlay]')) {
      if (known.has(overlay)) continue;
      known.add(overlay);
      view.observe(overlay);
    }
  };
  find();
  new MutationObserver(find).observe(document.body, { childList: true, subtree: true });
}
