import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { styled } from 'styled-components';
import { splitMail } from '../parts/split-mail.ts';
import type { Faq } from './faq-category.ts';
import { Marked } from './Marked.tsx';
import { fold } from './search-faqs.ts';

/** The margin leaves space for the question above the anchor. */
const Anchor = styled.div`
  scroll-margin-top: var(--s-8);
`;

const Links = styled.p`
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
 * An answer, a related page, and a link to this answer. The anchor is inside `<details>`: browsers open the element
 * around an anchor's target, also without scripts.
 */
export function Answer({ faq: { question, answer, see }, query }: { faq: Faq; query: string }) {
  const id = questionId(question);
  return (
    <Anchor id={id}>
      <p key={query}>
        <AnswerText text={answer} query={query} />
      </p>
      <Links>
        {see && <TextLink href={see.href}>{see.text}</TextLink>}
        <TextLink href={`/faq#${id}`}>Link to this answer</TextLink>
      </Links>
    </Anchor>
  );
}

/** An answer with links for mail addresses and marks for search matches. */
function AnswerText({ text, query }: { text: string; query: string }) {
  return splitMail(text).map(({ text: piece, mail }, index) => {
    const marked = <Marked text={piece} query={query} />;
    // Pieces have no identity but their index.
    const key = `${index} ${piece}`;
    if (!mail) return <span key={key}>{marked}</span>;
    return (
      <TextLink key={key} href={`mailto:${piece}`}>
        {marked}
      </TextLink>
    );
  });
}

/** A question's anchor, made of its words: 'is-it-free-to-read'. */
export function questionId(question: string): string {
  return fold(question)
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
