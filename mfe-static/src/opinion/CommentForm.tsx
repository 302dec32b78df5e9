import type { WithServices } from '@meadowlark/shared/contract/services.ts';
import { Button } from '@meadowlark/shared/design/Button.tsx';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { notOpenSentence } from './not-open.ts';
import type { OpinionPiece } from './opinion-piece.ts';
import { useDraft } from './use-draft.ts';

interface Props extends WithServices {
  piece: Pick<OpinionPiece, 'id' | 'title'>;
}

/** Text area and button (specification, section 2). Nothing is sent: the button says so in the notification area. */
export function CommentForm({ piece: { id, title }, services }: Props) {
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
        <Button onClick={() => services.notify(notOpenSentence(draft))}>Post Comment</Button>
        <p>{draft.kept ? 'What you write is kept in this tab.' : 'This browser keeps no drafts.'}</p>
      </Row>
    </>
  );
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

  p {
    font: var(--text-meta);
    color: var(--ink-faint);
  }
`;
