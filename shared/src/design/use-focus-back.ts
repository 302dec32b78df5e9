import { useRef, type FocusEvent, type RefObject } from 'react';

interface FocusBack<T extends HTMLElement> {
  /** To be spread on the element that comes and goes. */
  area: { ref: RefObject<T | null>; onFocus: (event: FocusEvent) => void };
  /** To be called before the element, or the part of it that has the focus, goes away. */
  giveBack: () => void;
}

/**
 * For things that float over the page and never take the focus on their own: when the reader has gone into one and
 * closes it, the focus goes back to where it came from instead of to the top of the document.
 */
export function useFocusBack<T extends HTMLElement>(): FocusBack<T> {
  const ref = useRef<T>(null);
  const cameFrom = useRef<HTMLElement>(null);
  return {
    area: {
      ref,
      onFocus: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      },
    },
    giveBack: () => {
      if (!ref.current?.contains(document.activeElement)) return;
      const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
      back?.focus({ preventScroll: true });
    },
  };
}
