import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { Prose } from '@meadowlark/shared/design/text/Prose.tsx';
import { PageLayout } from '../parts/PageLayout.tsx';
import { PageSection } from '../parts/PageSection.tsx';
import { SavedList } from './SavedList.tsx';
import { TakePaper } from './TakePaper.tsx';

export function Page() {
  return (
    <PageLayout>
      <PageHead
        title="Saved stories"
        standfirst="What you put aside, and the paper for the train. All of it stays in this browser."
      />
      <PageSection title="Take the paper with you">
        <Prose>
          <p>
            The front page, the first page of every section, the stories they lead with and those you saved:
            at most two megabytes, kept on this device, so that they open without a network. Each page says
            how old it is. While you read on, the paper is brought up to date by itself, every half hour at
            most.
          </p>
        </Prose>
        <TakePaper />
      </PageSection>
      <PageSection title="Saved stories">
        <SavedList />
      </PageSection>
    </PageLayout>
  );
}
