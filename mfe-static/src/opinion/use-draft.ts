import { useState, useSyncExternalStore } from 'react';
import { keepDraft, keptDraft } from './drafts.ts';

interface Draft {
  text: string;
  /** False once the browser has refused to keep what was typed. */
  kept: boolean;
  write: (text: string) => void;
}

const never = () => () => undefined;

/** The reader's draft on a piece. It outlives leaving the page and reloading it (in this tab, for this visit). */
export function useDraft(pieceId: string): Draft {
  const [typed, setTyped] = useState<{ text: string; kept: boolean } | null>(null);
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
