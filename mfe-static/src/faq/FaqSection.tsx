import { Accordion } from '@meadowlark/shared/design/Accordion.tsx';
import { SectionHead } from '@meadowlark/shared/design/SectionHead.tsx';
import { styled } from 'styled-components';
import { countText } from './count-text.ts';
import type { FaqCategory } from './faq-category.ts';
import { Marked } from './Marked.tsx';

const Section = styled.section`
  & + & {
    margin-top: var(--s-7);
  }

  mark {
    background: var(--accent);
    color: var(--accent-ink);
  }
`;

interface FaqSectionProps {
  category: FaqCategory;
  query: string;
  /** Whether the first answer stands open. */
  open: boolean;
}

/** One category: its questions, of which one at a time is open. */
export function FaqSection({ category: { id, name, faqs }, query, open }: FaqSectionProps) {
  return (
    <Section id={id}>
      <SectionHead title={name} count={countText(faqs.length)} />
      {faqs.map(({ question, answer }, index) => (
        <Accordion key={question} group={id} title={question} open={open && index === 0}>
          <p>
            <Marked text={answer} query={query} />
          </p>
        </Accordion>
      ))}
    </Section>
  );
}
