import { PartnerBox } from '@meadowlark/shared/design/PartnerBox.tsx';
import type { OpinionData } from './load.ts';
import { PopularOpinions } from './PopularOpinions.tsx';

/** Beside the first piece: what others read, and a partner's promotion. */
export function OpeningRail({ popular, partner }: Pick<OpinionData, 'popular' | 'partner'>) {
  return (
    <>
      <PopularOpinions opinions={popular} />
      {/* Of its own height, also where it stands beside the longer list. */}
      <div>
        <PartnerBox
          level={2}
          label="From our partners"
          title={partner.name}
          text="A talk on who decides in a town of half a million, in forty minutes."
          link={{ href: partner.url, text: 'Watch Now' }}
        />
      </div>
    </>
  );
}
