import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { Part } from '../parts/Part.tsx';
import { SampleNote } from '../parts/SampleNote.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { DocumentList } from './DocumentList.tsx';
import type { PartnersData } from './load.ts';
import { Opportunities } from './Opportunities.tsx';

export function Page({ data }: PageProps<PartnersData>) {
  return (
    <Sheet>
      <PageHead
        title="Partners"
        split
        standfirst="Schools, clubs and businesses that do something for the town, and say so openly when they do it with us."
      />
      <SampleNote>The documents are samples, and their addresses are placeholders.</SampleNote>
      <Part title="Partner Documents">
        <DocumentList documents={data.documents} />
      </Part>
      <Opportunities />
    </Sheet>
  );
}
