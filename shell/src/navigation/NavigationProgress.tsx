import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { usePending } from './pending.ts';

/** A page that comes within this time needs no sign of waiting. */
const QUIET_MS = 150;

/** A slow bar at the top edge while a page is being fetched. */
export function NavigationProgress() {
  const loading = usePending();
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setVisible(true), QUIET_MS);
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
