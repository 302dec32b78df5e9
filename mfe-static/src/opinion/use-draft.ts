import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { keepDraft, keptDraft } from './drafts.ts';

interface Draft {
  text: string;
  /** False once the browser has refused to keep what was typed. */
  kept: boolean;
  write: (text: string) => void;
}

const never = () => () => undefined;

/** The reader's draft on a piece. It outlives leaving the page and reloading it (in this tab, for this visit). */
export function useDraft(pieceId: string, area: RefObject<HTMLTextAreaElement | null>): Draft {
  const [typed, setTyped] = useState<{ text: string; kept: boolean } | null>(null);
  // Someone may have typed before this script arrived. Before anything else is shown there, it is taken over.
  useLayoutEffect(() => {
    const early = area.current?.value ?? '';
    if (early === '') return;
    const text = joined(keptDraft(pieceId), early);
    setTyped({ text, kept: keepDraft(pieceId, text) });
  }, [pieceId, area]);
  const earlier = useSyncExternalStore(
    never,
    () => keptDraft(pieceId),
    () => '',
  );
  return {
    text: typed?.text ?? earlier,
    kept: typed?.kept ?? true,
    write: (text) => setTyped({ text, kept: keepDraft(pieceId, text) }),
  };
}

/** What was kept and what was typed without seeing it. A browser may have put the kept text back into the field itself. */
function joined(kept: string, typed: string): string {
  return kept === '' || typed.includes(kept) ? typed : `${kept}\n\n${typed}`;
}
