import type { WithServices } from '@meadowlark/shared/contract/services.ts';
import { Button } from '@meadowlark/shared/design/controls/Button.tsx';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { OpinionPiece } from './pieces.ts';
import { useDraft, type Draft } from './use-draft.ts';

interface Props extends WithServices {
  piece: Pick<OpinionPiece, 'id' | 'title'>;
}

/**
 * Text area and button (specification, section 2). The button sends nothing and says so in the notification area; if this
 * script does not load, the browser itself shows a note.
 */
export function CommentForm({ piece: { id, title }, services }: Props) {
  const note = `unsent-${id}`;
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(id, area);
  return (
    <>
      <label htmlFor={`comment-${id}`}>Your comment on “{title}”</label>
      <Area
        ref={area}
        id={`comment-${id}`}
        rows={4}
        placeholder="Share your thoughts on this opinion piece..."
        value={draft.text}
        onChange={(event) => draft.write(event.target.value)}
      />
      <Row>
        <Button
          popoverTarget={draft.runs ? undefined : note}
          onClick={() => services.notify(commentsClosedMessage(draft))}
        >
          Post Comment
        </Button>
        <Note id={note} popover="auto" role="status" data-ground="night">
          Nothing was sent: comments are not open yet. This page will not keep your text when you leave.
        </Note>
        <p>{draft.kept ? 'What you write is kept in this tab.' : 'This browser keeps no drafts.'}</p>
      </Row>
    </>
  );
}

/** The notification after 'Post Comment'. It must be true in every case. */
function commentsClosedMessage({ text, kept }: Pick<Draft, 'text' | 'kept'>): string {
  if (text.trim() === '') return 'Comments are not open yet.';
  return kept
    ? 'Comments are not open yet. Nothing was sent; your text stays here until you close this tab.'
    : 'Comments are not open yet. Nothing was sent, and this browser will not keep your text when you leave.';
}

const Area = styled.textarea`
  display: block;
  width: 100%;
  min-height: 136px;
  margin-top: var(--s-2);
  padding: 10px 14px;
  border: 1px solid var(--rule-control);
  border-radius: var(--radius);
  background: var(--ground-raised);
  color: var(--ink);
  font: var(--text-excerpt);
  resize: vertical;

  &::placeholder {
    color: var(--ink-faint);
    opacity: 1;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  padding-top: var(--s-3);

  > p:not([popover]) {
    font: var(--text-meta);
    color: var(--ink-faint);
  }
`;

/** Has the position and the look of notices. */
const Note = styled.p`
  inset: auto auto var(--s-4) var(--gutter);
  width: min(100% - 2 * var(--gutter), 440px);
  padding: var(--s-4);
  border: 1px solid var(--rule-night);
  border-top: 4px solid var(--accent);
  font: var(--text-ui);
`;
