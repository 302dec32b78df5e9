import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { PartnerBox } from '@meadowlark/shared/design/PartnerBox.tsx';

/** Beside the second: how to be the third, and on wide screens a tall advertisement. */
export function ClosingRail() {
  return (
    <>
      <PartnerBox
        level={2}
        label="Your turn"
        title="Submit Your Opinion"
        text="Up to 700 words, signed, with a number at which we can ask back."
        link={{ href: '/contact', text: 'Contact Our Editors' }}
      />
      <AdSlot size="tall" position={2} />
    </>
  );
}
