import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { styled } from 'styled-components';
import type { Notices, SiteNotice } from './notices.ts';
import { CloseButton } from '../controls/CloseButton.tsx';

/** A notice disappears after this time, or when the reader closes it; never while it is hovered or focused. */
const VISIBLE_MS = 6000;

const NONE: readonly SiteNotice[] = [];

/**
 * The notification area. The live region is present and empty from the start, because screen readers only announce
 * changes in a region they know already. A notice does not take the focus. When the reader closes one that has the
 * focus, the focus goes back to where it came from instead of to the top of the document.
 */
export function NoticeArea({ notices }: { notices: Notices }) {
  const shown = useSyncExternalStore(notices.subscribe, notices.current, () => NONE);
  const area = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const close = (id: number) => {
    if (area.current?.contains(document.activeElement)) {
      const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
      back?.focus({ preventScroll: true });
    }
    notices.dismiss(id);
  };
  return (
    <Area
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-label="Notifications"
      ref={area}
      onFocus={onFocus}
    >
      {shown.map((notice) => (
        <Toast key={notice.id} notice={notice} dismiss={notices.dismiss} close={close} />
      ))}
    </Area>
  );
}

interface ToastProps {
  notice: SiteNotice;
  dismiss: (id: number) => void;
  close: (id: number) => void;
}

function Toast({ notice: { id, sentence }, dismiss, close }: ToastProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isHeld = hovered || focused;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(id), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [isHeld, id, dismiss]);

  return (
    <Words
      data-ground="night"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span>{sentence}</span>
      <CloseButton label="Close" onClick={() => close(id)} />
    </Words>
  );
}

const Area = styled.div`
  display: grid;
  gap: var(--s-2);
  width: min(100%, 440px + 2 * var(--gutter));
  padding-inline: var(--gutter);

  &:not(:empty) {
    padding-bottom: var(--s-4);
  }
`;

const Words = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);
  min-height: 56px;
  padding: var(--s-2) var(--s-2) var(--s-2) var(--s-4);
  border: 1px solid var(--rule-night);
  border-top: 4px solid var(--accent);
  box-shadow: var(--lift);
  font: var(--text-ui);
`;
