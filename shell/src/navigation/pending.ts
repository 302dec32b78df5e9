import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Navigation } from './navigation.ts';

/** On the server nothing is under way. */
const STILL: Pick<Navigation, 'subscribe' | 'isLoading'> = { subscribe: () => () => {}, isLoading: false };

/** The navigation of the tab. */
export const Navigating = createContext(STILL);

/** Whether a page is on its way. */
export function usePending(): boolean {
  const navigation = useContext(Navigating);
  return useSyncExternalStore(
    (listener) => navigation.subscribe(listener),
    () => navigation.isLoading,
    () => false,
  );
}
