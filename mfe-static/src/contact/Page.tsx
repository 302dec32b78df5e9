import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { embedLinkText } from '@meadowlark/shared/design/embeds/embed-source.ts';
import { Embed } from '@meadowlark/shared/design/embeds/Embed.tsx';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { WithRail } from '@meadowlark/shared/design/layout/WithRail.tsx';
import { styled } from 'styled-components';
import { PageSection } from '../parts/PageSection.tsx';
import { PageLayout } from '../parts/PageLayout.tsx';
import { ADDRESSES_ID, Addresses } from './Addresses.tsx';
import type { ContactData } from './load.ts';
import mailbox from './mailbox.svg';
import { Office } from './Office.tsx';

/** Pixels (specification, section 9). */
const FRAME_HEIGHT = 789;

export function Page({ data: { desks, form, ...office } }: PageProps<ContactData>) {
  const rail = (
    <>
      <Addresses desks={desks} />
      <Office {...office} />
    </>
  );
  return (
    <PageLayout>
      <PageHead
        title="Contact Us"
        standfirst="A person reads every letter, usually within two business days."
      >
        <SkipLink>
          <TextLink href={`#${ADDRESSES_ID}`}>Addresses and phone</TextLink>
        </SkipLink>
      </PageHead>
      <WithRail rail={rail}>
        <PageSection title="Send a letter" first>
          <LetterForm form={form} />
        </PageSection>
      </WithRail>
    </PageLayout>
  );
}

/** A link that skips the form, when the side column is below it. */
const SkipLink = styled.p`
  padding-top: var(--s-4);
  font: var(--text-ui);

  @media print, (min-width: 64em) {
    display: none;
  }
`;

/** The outside form. Shows a drawing of our own until the reader loads it. */
function LetterForm({ form }: Pick<ContactData, 'form'>) {
  const { name, frame, page, script, site } = form;
  return (
    <FormBox>
      <Embed
        frame={{ src: frame, title: name, ...(script !== undefined && { script }) }}
        size={{ height: FRAME_HEIGHT }}
        action="Show the form"
        link={{ href: page, text: embedLinkText('Open the form', form) }}
      >
        {site === null
          ? 'The form of this sample edition comes from the paper itself, only when you press the button. It answers you and keeps nothing.'
          : `The form is kept by an outside service, ${site}, which may set cookies and will see what you write. We contact it only when you press the button.`}
      </Embed>
    </FormBox>
  );
}

// The embed's first child is the frame's box: text at its top, the drawing at its bottom.
const FormBox = styled.div`
  > div > :first-child {
    align-content: start;
    border-block: 0;
    background: var(--ground-tint) url(${mailbox}) no-repeat center bottom / 100% 520px;
  }
`;
