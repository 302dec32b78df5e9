import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { Badges } from '@meadowlark/shared/design/Badges.tsx';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { type MouseEvent, useDeferredValue, useRef } from 'react';
import { styled } from 'styled-components';
import { Sheet } from '../parts/Sheet.tsx';
import { countText } from './count-text.ts';
import type { FaqCategory } from './faq-category.ts';
import { FaqIndex } from './FaqIndex.tsx';
import { FaqSearch } from './FaqSearch.tsx';
import { FaqSection } from './FaqSection.tsx';
import type { FaqData } from './load.ts';
import { NoMatch } from './NoMatch.tsx';
import { searchFaqs } from './search-faqs.ts';
import { StillQuestions } from './StillQuestions.tsx';
import { useLinkedAnswer } from './use-linked-answer.ts';
import { useTypedQuery } from './use-typed-query.ts';

const Columns = styled.div`
  display: grid;
  gap: var(--s-6) var(--gap);
  padding-top: var(--s-3);

  @media (min-width: 1024px) {
    grid-template-columns: 3fr 9fr;
  }
`;

/** Always there, so that a screen reader hears the number change and the list below does not move. */
const Found = styled.output`
  display: block;
  font: var(--text-meta);
  color: var(--ink-faint);
  min-height: 20px;
  padding-top: var(--s-2);
`;

const total = (categories: readonly FaqCategory[]) =>
  categories.reduce((sum, { faqs }) => sum + faqs.length, 0);

export function Page({ data }: PageProps<FaqData>) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTypedQuery(data, field);
  useLinkedAnswer();
  // The field answers at once; the hundred questions follow when there is time.
  const query = useDeferredValue(typed.trim());
  const found = searchFaqs(data.categories, query);
  const searching = query !== '';

  function showAll(event: MouseEvent) {
    // Where the address asks for nothing, the link leads to where the reader is already.
    if (data.query === '') event.preventDefault();
    setTyped('');
    field.current?.focus();
  }

  return (
    <Sheet>
      <PageHead
        title="Questions, answered"
        standfirst="How the paper works, who pays for it, and what to do when something is wrong."
      >
        <Badges
          items={[
            'Local Omaha News',
            'Community Focused',
            'Independent Media',
            countText(total(data.categories)),
          ]}
        />
      </PageHead>
      <FaqSearch query={typed} field={field} onType={setTyped} />
      <Found>{searching && `${total(found)} of ${countText(total(data.categories))}`}</Found>
      {found.length === 0 ? (
        <>
          <NoMatch query={query} onClear={showAll} />
          <StillQuestions email={data.email} />
        </>
      ) : (
        <Columns>
          <FaqIndex categories={found} />
          <div>
            {found.map((category, index) => (
              // While searching, one answer is open in each category: the match may stand only there.
              <FaqSection
                key={category.id}
                category={category}
                query={query}
                open={searching || index === 0}
              />
            ))}
            <StillQuestions email={data.email} />
          </div>
        </Columns>
      )}
    </Sheet>
  );
}
