import { Accordion } from '@meadowlark/shared/design/controls/Accordion.tsx';
import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import { styled } from 'styled-components';
import { Answer } from './Answer.tsx';
import { countText, type FaqCategory } from './faq-category.ts';
import { Marked } from './Marked.tsx';

const Section = styled.section`
  & + & {
    margin-top: var(--s-7);
  }

  /* Print: keeps a question and its answer together. */
  @media print {
    details {
      break-inside: avoid;
    }
  }
`;

interface FaqSectionProps {
  category: FaqCategory;
  query: string;
  /** Opens the first answer. */
  open: boolean;
}

/** One category. One answer at a time is open. */
export function FaqSection({ category: { id, name, faqs }, query, open }: FaqSectionProps) {
  return (
    <Section id={id}>
      <SectionHead title={name} count={countText(faqs.length)} />
      {faqs.map((faq, index) => (
        <Accordion
          key={faq.question}
          group={id}
          title={
            <span key={query}>
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
