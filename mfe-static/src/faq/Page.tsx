import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { Badges } from '@meadowlark/shared/design/text/Badges.tsx';
import { buttonLook } from '@meadowlark/shared/design/controls/button-look.ts';
import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { EmptyState } from '@meadowlark/shared/design/states/EmptyState.tsx';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { type MouseEvent, useDeferredValue, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Callout } from '../parts/Callout.tsx';
import { MailLink } from '../parts/MailLink.tsx';
import { PageLayout } from '../parts/PageLayout.tsx';
import { countText, type FaqCategory } from './faq-category.ts';
import { FaqIndex } from './FaqIndex.tsx';
import { FaqSearch } from './FaqSearch.tsx';
import { FaqSection } from './FaqSection.tsx';
import type { FaqData } from './load.ts';
import { searchFaqs } from './search-faqs.ts';
import { useLinkedAnswer } from './use-linked-answer.ts';
import { useTypedQuery } from './use-typed-query.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) var(--gap);
  padding-top: var(--s-3);

  @media (min-width: 64em) {
    grid-template-columns: 3fr 9fr;
  }
`;

/** Always rendered, so that screen readers announce changes and the list does not shift. */
const MatchCount = styled.output`
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
  const [typed, setTyped, send] = useTypedQuery(data, field);
  useLinkedAnswer();
  // Deferred, so that typing stays fast while the list of 100 questions updates.
  const query = useDeferredValue(typed.trim());
  const found = searchFaqs(data.categories, query);
  const searching = query !== '';

  function showAll(event: MouseEvent) {
    // Without a query in the URL, the link would lead to this page.
    if (data.query === '') event.preventDefault();
    setTyped('');
    field.current?.focus();
  }

  return (
    <PageLayout>
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
      <FaqSearch query={typed} field={field} onType={setTyped} onSubmit={send} />
      <MatchCount>{searching && `${total(found)} of ${countText(total(data.categories))}`}</MatchCount>
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
              // While searching, the first answer of each category is open: the match may be in the answer only.
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
    </PageLayout>
  );
}

/** A link, so that it works without scripts. It replaces the search in the history, as a further search would. */
function NoMatch({ query, onClear }: { query: string; onClear: (event: MouseEvent) => void }) {
  return (
    <EmptyState title={`No FAQs found matching "${query}"`} text="Try one word, or a shorter one." level={2}>
      <AllQuestions to="/faq" replace data-look="quiet" onClick={onClear}>
        view all questions
      </AllQuestions>
    </EmptyState>
  );
}

const AllQuestions = styled(Link)`
  ${buttonLook}
`;

function StillQuestions({ email }: { email: string }) {
  return (
    <Callout
      title="Still Have Questions?"
      text="A person reads every letter, usually within two business days."
    >
      <ButtonLink href="/contact">Contact Us</ButtonLink>
      <MailLink address={email} />
    </Callout>
  );
}
