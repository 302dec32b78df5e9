import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { PartnerBox } from '@meadowlark/shared/design/PartnerBox.tsx';

/** Beside the second: an advertisement, and how to be the third. */
export function ClosingRail() {
  return (
    <>
      <AdSlot size="box" position={1} />
      <PartnerBox
        level={2}
        label="Your turn"
        title="Submit Your Opinion"
        text="Up to 700 words, signed, with a number at which we can ask back."
        link={{ href: '/contact', text: 'Contact Our Editors' }}
      />
    </>
  );
}
