import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { styled } from 'styled-components';
import { PageLayout } from '../parts/PageLayout.tsx';
import { PageSection } from '../parts/PageSection.tsx';
import { SavedList } from '../saved/SavedList.tsx';

/** Shown without a network instead of a page that is not kept. */
export function Page() {
  return (
    <PageLayout>
      <PageHead
        title="This page is not on this device"
        standfirst="Without a network there are the front page, the first page of every section, and the stories that you saved."
      >
        <Way>
          <ButtonLink href="/">Front page</ButtonLink>
          {/* The page has the URL of the page that it replaces. */}
          <ButtonLink href="" look="quiet">
            Try Again
          </ButtonLink>
        </Way>
      </PageHead>
      <PageSection title="Saved stories" first>
        <SavedList />
      </PageSection>
    </PageLayout>
  );
}

const Way = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  padding-top: var(--s-4);
`;
