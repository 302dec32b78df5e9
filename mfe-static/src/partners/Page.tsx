import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { Columns } from '@meadowlark/shared/design/Columns.tsx';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { Callout } from '../parts/Callout.tsx';
import { Part } from '../parts/Part.tsx';
import { SampleNote } from '../parts/SampleNote.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import type { PartnersData } from './load.ts';

export function Page({ data }: PageProps<PartnersData>) {
  return (
    <Sheet>
      <PageHead
        title="Partners"
        standfirst="Schools, clubs and businesses that do something for the town, and say so openly when they do it with us."
      />
      <SampleNote>The documents are samples, and their addresses are placeholders.</SampleNote>
      <Part title="Partner Documents">
        <Columns layout="three">
          {data.documents.map((document) => (
            <DocumentCard key={document.id} document={document} />
          ))}
        </Columns>
      </Part>
      <Callout
        title="Partnership Opportunities"
        text="A partner brings something that readers need: a course, a room, a season of concerts. What a partner never brings is a say in the news."
      >
        <ButtonLink href="/contact">Get in Touch</ButtonLink>
      </Callout>
    </Sheet>
  );
}
