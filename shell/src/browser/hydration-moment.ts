import type { HydratedUnit } from '../composition/unit.ts';
import { WANTED_EVENT } from '../sleeping/handover.ts';
import { whenIdle } from '../sleeping/when-idle.ts';

/** Milliseconds. A page that is never idle hydrates all the same. */
const IDLE_AT_LATEST_MS = 5000;
/** A unit is hydrated a little before it comes into view. */
const AHEAD = '300px';

/** Resolves when a unit of the page is to be hydrated: by its policy, or as soon as the reader turns to it. */
export function hydrationMoment(key: string, hydrate: HydratedUnit['hydrate']): Promise<void> {
  if (hydrate === 'load' || window.meadowlark?.wanted.has(key)) return Promise.resolve();
  const element = document.querySelector(`[data-unit="${CSS.escape(key)}"]`);
  return new Promise((resolve) => {
    const now = () => resolve();
    element?.addEventListener(WANTED_EVENT, now, { once: true });
    // A fragment may name something in it, and React cannot tell what is not hydrated yet of the new address.
    addEventListener('hashchange', now, { once: true });
    if (hydrate === 'idle') whenIdle(now, IDLE_AT_LATEST_MS);
    else if (element) whenNear(element, now);
  });
}

function whenNear(element: Element, near: () => void): void {
  const view = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      view.disconnect();
      near();
    },
    { rootMargin: AHEAD },
  );
  view.observe(element);
}
