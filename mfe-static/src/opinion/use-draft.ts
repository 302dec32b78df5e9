import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';

export interface Draft {
  text: string;
  /** False if the browser refused to store the text. */
  kept: boolean;
  /** Whether this script runs, and the page is not only HTML. */
  runs: boolean;
  write: (text: string) => void;
}

const noSubscription = () => () => undefined;

/** The reader's draft on a piece, stored in this tab's session storage: it survives reload and navigation. */
export function useDraft(pieceId: string, area: RefObject<HTMLTextAreaElement | null>): Draft {
  const [typed, setTyped] = useState<{ text: string; kept: boolean } | null>(null);
  // The reader may have typed before this script loaded. A layout effect, so that the text is merged before the next paint.
  useLayoutEffect(() => {
    const field = area.current;
    if (!field?.value) return;
    const text = mergeDrafts(readDraft(pieceId), field);
    setTyped({ text, kept: saveDraft(pieceId, text) });
  }, [pieceId, area]);
  const earlier = useSyncExternalStore(
    noSubscription,
    () => readDraft(pieceId),
    () => null,
  );
  return {
    text: typed?.text ?? earlier ?? '',
    kept: typed?.kept ?? true,
    runs: earlier !== null,
    write: (text) => setTyped({ text, kept: saveDraft(pieceId, text) }),
  };
}

/**
 * Joins the stored draft and the text typed before it was shown. A browser may itself have restored the draft into the
 * field. Changes the field, too: the shell enters its text again when this script runs.
 */
function mergeDrafts(kept: string, field: HTMLTextAreaElement): string {
  if (!field.value.includes(kept)) field.value = `${kept}\n\n${field.value}`;
  return field.value;
}

/** Session storage key of a draft. */
const keyOf = (pieceId: string) => `meadowlark:opinion-draft:${pieceId}`;

/** The stored draft; empty if there is none or storage is not available. */
function readDraft(pieceId: string): string {
  try {
    return sessionStorage.getItem(keyOf(pieceId)) ?? '';
  } catch {
    return '';
  }
}

/** Stores a draft, or removes an empty one. False if the browser refuses: storage may be off or full. */
function saveDraft(pieceId: string, text: string): boolean {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(pieceId));
    else sessionStorage.setItem(keyOf(pieceId), text);
    return true;
  } catch {
    return false;
  }
}
