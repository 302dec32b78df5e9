import { useEffect, type RefObject } from 'react';
import { LIVE_EVENT } from '../sleeping/shell-bootstrap.ts';

/**
 * Sets a performance mark and dispatches `LIVE_EVENT` when a unit is live, or is frozen as the server's HTML. Early clicks
 * are replayed on this event.
 */
export function useUnitMark(
  id: string,
  state: 'live' | 'frozen',
  place: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    performance.mark(`unit:${id}`, { detail: state });
    place.current?.dispatchEvent(new Event(LIVE_EVENT, { bubbles: true }));
  }, [id, state, place]);
}
