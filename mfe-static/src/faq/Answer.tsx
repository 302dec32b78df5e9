import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { styled } from 'styled-components';
import { AnswerText } from './AnswerText.tsx';
import type { Faq } from './faq-category.ts';
import { questionId } from './question-id.ts';

/** The anchor stands on the answer and keeps room above for its question. */
const Room = styled.div`
  scroll-margin-top: var(--s-8);
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3) var(--s-5);
  padding-top: var(--s-3);
  font: var(--text-ui);

  > a:last-child {
    color: var(--ink-faint);
    font-weight: 400;
    text-decoration-color: var(--rule-control);
    text-decoration-thickness: 1px;
  }

  @media print {
    display: none;
  }
`;

/**
 * An answer, the page it speaks of, and its own address. The anchor is inside the fold on purpose: a browser opens the
 * fold around what an address points at, also with scripts off.
 */
export function Answer({ faq: { question, answer, see }, query }: { faq: Faq; query: string }) {
  const id = questionId(question);
  return (
    <Room id={id}>
      <p>
        <AnswerText text={answer} query={query} />
      </p>
      <Ways>
        {see && <TextLink href={see.href}>{see.text}</TextLink>}
        <TextLink href={`/faq#${id}`}>Link to this answer</TextLink>
      </Ways>
    </Room>
  );
}
