import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { WithRail } from '@meadowlark/shared/design/WithRail.tsx';
import { Part } from '../parts/Part.tsx';
import { Ruled } from '../parts/Ruled.tsx';
import { SampleNote } from '../parts/SampleNote.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import type { ContactData } from './load.ts';
import { OfficeCards } from './OfficeCards.tsx';

export function Page({ data: { desks, ...office } }: PageProps<ContactData>) {
  return (
    <Sheet>
      <PageHead
        title="Contact Us"
        standfirst="A person reads every letter, as a rule within two working days."
      />
      <SampleNote>
        This paper is a sample: its addresses and numbers are placeholders and reach nobody.
      </SampleNote>
      <WithRail rail={<OfficeCards {...office} />}>
        <Part title="Write to the right desk">
          <Ruled>
            {desks.map(({ name, email, hint }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{hint}</p>
                <TextLink href={`mailto:${email}`}>{email}</TextLink>
              </li>
            ))}
          </Ruled>
        </Part>
      </WithRail>
    </Sheet>
  );
}
