import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { PartnerBox } from '@meadowlark/shared/design/PartnerBox.tsx';
import { WithRail } from '@meadowlark/shared/design/WithRail.tsx';
import { SampleNote } from '../parts/SampleNote.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import type { OpinionData } from './load.ts';
import { Piece } from './Piece.tsx';
import { PopularOpinions } from './PopularOpinions.tsx';

export function Page({ data }: PageProps<OpinionData>) {
  const rail = (
    <>
      <PopularOpinions opinions={data.popular} />
      <PartnerBox
        level={2}
        label="From our partners"
        title={data.partner.name}
        text="A talk on who decides in a town of half a million, in forty minutes."
        link={{ href: data.partner.url, text: 'Watch Now' }}
      />
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

  return (
    <Sheet section="opinion" lastAd={2}>
      <PageHead title="Opinion" standfirst="Signed, argued, and kept apart from the news." />
      <SampleNote>
        These pieces and titles were written to show the page. Their authors are roles, not people.
      </SampleNote>
      <WithRail rail={rail}>
        {data.pieces.map((piece) => (
          <Piece key={piece.id} piece={piece} />
        ))}
      </WithRail>
    </Sheet>
  );
}
