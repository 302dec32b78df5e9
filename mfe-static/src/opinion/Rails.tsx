import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { PartnerBox } from '@meadowlark/shared/design/ads/PartnerBox.tsx';
import { styled } from 'styled-components';
import { RailCard } from '../parts/RailCard.tsx';
import { RuledList } from '../parts/RuledList.tsx';
import type { OpinionData } from './load.ts';
import type { PopularOpinion } from './pieces.ts';

/** Beside the first piece: popular opinions, a partner's promotion, an ad. */
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

/** Titles with bylines, which link to the short opinions below the pieces. */
function PopularOpinions({ opinions }: { opinions: readonly PopularOpinion[] }) {
  return (
    <RailCard title="Popular Opinions">
      <Titles>
        {opinions.map(({ id, title, byline }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            <span>{byline}</span>
          </li>
        ))}
      </Titles>
    </RailCard>
  );
}

/** Beside the second piece: how to submit an opinion, and a tall ad on wide screens. */
export function ClosingRail() {
  return (
    <>
      <Row>
        <PartnerBox
          level={2}
          label="Your turn"
          title="Submit Your Opinion"
          text="Up to 700 words, signed, with a number at which we can ask back."
          link={{ href: '/contact', text: 'Contact Our Editors' }}
        />
      </Row>
      <AdSlot size="tall" position={2} />
    </>
  );
}

/** The second column when the side column is two columns wide. */
const Stack = styled.div`
  display: grid;
  gap: var(--s-5);
  align-content: start;
`;

/** If the advertisement beside it is hidden, it takes the whole row. */
const Row = styled.div`
  grid-column: 1 / -1;
`;

const Titles = styled(RuledList)`
  a {
    display: block;
    padding-block: 12px;
    margin-block: -12px;
    font: var(--hed-6);
    color: var(--ink);
    text-wrap: balance;
  }
  a:hover {
    text-decoration-line: underline;
  }

  span {
    font: var(--text-meta);
    color: var(--ink-faint);
  }
`;
