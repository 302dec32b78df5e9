import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import type { Navigation } from '../navigation/navigation.ts';

/** The navigation of the tab. On the server nothing loads. */
export const NavigationContext = createContext<Pick<Navigation, 'subscribe' | 'isLoading'>>({
  subscribe: () => () => {},
  isLoading: false,
});

/** Pages that load faster show no bar. */
const SHOWN_AFTER_MS = 150;

/** A bar at the top edge while a page loads. */
export function NavigationProgress() {
  const navigation = useContext(NavigationContext);
  const loading = useSyncExternalStore(
    (listener) => navigation.subscribe(listener),
    () => navigation.isLoading,
    () => false,
  );
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setVisible(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setVisible(false);
    };
  }, [loading]);

  return visible ? <Bar role="progressbar" aria-label="Loading the page" /> : null;
}

const across = keyframes`
  to { background-position: 100%; }
`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  height: 4px;
  background: linear-gradient(var(--ink) 0 0) 0 / 25% 4px no-repeat var(--accent);
  animation: ${across} 1.6s ease-in-out infinite alternate;
`;
