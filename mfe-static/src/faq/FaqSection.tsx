import { Accordion } from '@meadowlark/shared/design/Accordion.tsx';
import { SectionHead } from '@meadowlark/shared/design/SectionHead.tsx';
import { styled } from 'styled-components';
import { Answer } from './Answer.tsx';
import { countText } from './count-text.ts';
import type { FaqCategory } from './faq-category.ts';
import { Marked } from './Marked.tsx';

const Section = styled.section`
  & + & {
    margin-top: var(--s-7);
  }

  /* A question and its answer stay on one sheet. */
  @media print {
    details {
      break-inside: avoid;
    }
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
      {faqs.map((faq, index) => (
        <Accordion
          key={faq.question}
          group={id}
          title={
            <span>
              <Marked text={faq.question} query={query} />
            </span>
          }
          open={open && index === 0}
        >
          <Answer faq={faq} query={query} />
        </Accordion>
      ))}
    </Section>
  );
}
