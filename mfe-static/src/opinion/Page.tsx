import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import type { WithServices } from '@meadowlark/shared/contract/services.ts';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { WithRail } from '@meadowlark/shared/design/layout/WithRail.tsx';
import { styled } from 'styled-components';
import { InShort } from './InShort.tsx';
import { PageLayout } from '../parts/PageLayout.tsx';
import type { OpinionData } from './load.ts';
import { Piece } from './Piece.tsx';
import { ClosingRail, OpeningRail } from './Rails.tsx';

export function Page({ data, services }: PageProps<OpinionData> & WithServices) {
  const [first, second] = data.pieces;
  return (
    <PageLayout section="opinion" lastAd={3}>
      <PageHead title="Opinion" standfirst="Signed, argued, and kept apart from the news." />
      <WithRail rail={<OpeningRail popular={data.popular} partner={data.partner} />}>
        <Piece piece={first} services={services} />
      </WithRail>
      <Next>
        <WithRail rail={<ClosingRail />}>
          <Piece piece={second} services={services} />
        </WithRail>
      </Next>
      <InShort opinions={data.popular} />
    </PageLayout>
  );
}

const Next = styled.div`
  margin-top: var(--s-7);
  padding-top: var(--s-6);
  border-top: 2px solid var(--rule-firm);
`;
