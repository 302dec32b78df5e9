import { useEffect, type RefObject } from 'react';
import { LIVE_EVENT } from '../sleeping/handover.ts';

/**
 * Tells when a unit has come alive, or was left as the server wrote it: a mark in the browser's own measurements, and an
 * event for those who wait to press something in it.
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
