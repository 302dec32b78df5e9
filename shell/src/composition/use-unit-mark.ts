import { useEffect } from 'react';
import type { Unit } from './mounted-view.ts';

/** Leaves a mark in the browser's own measurements when a unit has come alive, or was left as the server wrote it. */
export function useUnitMark(id: string, state: Unit['state'] | undefined): void {
  useEffect(() => {
    if (state !== undefined) performance.mark(`unit:${id}`, { detail: state });
  }, [id, state]);
}
