import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { WithRail } from '@meadowlark/shared/design/WithRail.tsx';
import { styled } from 'styled-components';
import { Part } from '../parts/Part.tsx';
import { SampleNote } from '../parts/SampleNote.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { ADDRESSES_ID, Addresses } from './Addresses.tsx';
import { LetterForm } from './LetterForm.tsx';
import type { ContactData } from './load.ts';
import { Office } from './Office.tsx';

export function Page({ data: { desks, form, ...office } }: PageProps<ContactData>) {
  const rail = (
    <>
      <Addresses desks={desks} />
      <Office {...office} />
    </>
  );
  return (
    <Sheet>
      <PageHead
        title="Contact Us"
        split
        standfirst="A person reads every letter, as a rule within two working days."
      >
        <Down>
          <TextLink href={`#${ADDRESSES_ID}`}>To the addresses and the telephone</TextLink>
        </Down>
      </PageHead>
      <SampleNote>
        This paper is a sample: its addresses and numbers are placeholders and reach nobody.
      </SampleNote>
      <WithRail rail={rail}>
        <Part title="Send a letter">
          <LetterForm form={form} />
        </Part>
      </WithRail>
    </Sheet>
  );
}

/** Where the rail stands below a tall form, a way past it. */
const Down = styled.p`
  padding-top: var(--s-4);
  font: var(--text-ui);

  @media (min-width: 1024px) {
    display: none;
  }
`;
