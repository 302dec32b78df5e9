import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { Notices, SiteNotice } from '../services/notices.ts';
import { CloseButton } from './CloseButton.tsx';
import { useFocusBack } from './use-focus-back.ts';

/** A sentence leaves after this time, or when it is closed; not while the reader points at it or is in it. */
const STAYS_MS = 6000;

const NONE: readonly SiteNotice[] = [];

/**
 * The notification area. The live region is there from the start and empty, because screen readers only announce what
 * changes in one they know already; the focus stays where it is.
 */
export function NoticeArea({ notices }: { notices: Notices }) {
  const shown = useSyncExternalStore(notices.subscribe, notices.current, () => NONE);
  const { area, giveBack } = useFocusBack<HTMLDivElement>();
  const close = (id: number) => {
    giveBack();
    notices.dismiss(id);
  };
  return (
    <Area role="status" aria-live="polite" aria-atomic="false" aria-label="Notifications" {...area}>
      {shown.map((notice) => (
        <Toast key={notice.id} notice={notice} leave={notices.dismiss} close={close} />
      ))}
    </Area>
  );
}

interface ToastProps {
  notice: SiteNotice;
  leave: (id: number) => void;
  close: (id: number) => void;
}

function Toast({ notice: { id, sentence }, leave, close }: ToastProps) {
  const [pointed, setPointed] = useState(false);
  const [inside, setInside] = useState(false);
  const held = pointed || inside;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => leave(id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [held, id, leave]);

  return (
    <Words
      data-ground="night"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setInside(true)}
      onBlur={() => setInside(false)}
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
