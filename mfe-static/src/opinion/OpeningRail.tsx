import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { PartnerBox } from '@meadowlark/shared/design/PartnerBox.tsx';
import { styled } from 'styled-components';
import type { OpinionData } from './load.ts';
import { PopularOpinions } from './PopularOpinions.tsx';

/** Beside the first piece: what others read, a partner's promotion, an advertisement. */
export function OpeningRail({ popular, partner }: Pick<OpinionData, 'popular' | 'partner'>) {
  return (
    <>
      <PopularOpinions opinions={popular} />
      <Stack>
        <PartnerBox
          level={2}
          label="From our partners"
          title={partner.name}
          text="A talk on who decides in a town of half a million, in forty minutes."
          link={{ href: partner.url, text: 'Watch Now' }}
        />
        <AdSlot size="box" position={1} />
      </Stack>
    </>
  );
}

/** Where the rail becomes two columns, these two are the second. */
const Stack = styled.div`
  display: grid;
  gap: var(--s-5);
  align-content: start;
`;
