import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import type { UnitComponent } from '../composition/mounted-view.ts';
import type { GuestRoute } from '../routes.ts';
import { styled } from 'styled-components';

/** The page of a guest in its room, under the title that the route table gives it. */
export function inGuestFrame({ title, params, roomHeight }: GuestRoute, Page: UnitComponent): UnitComponent {
  return function FramedGuest(props) {
    return (
      <Wrap>
        <PageHead title={title} standfirst={params['standfirst']} />
        <Room style={{ minHeight: roomHeight }}>
          <Page {...props} />
        </Room>
      </Wrap>
    );
  };
}

const Room = styled.div`
  padding-bottom: var(--s-7);

  @media (scripting: none) {
    [data-pending] {
      display: none;
    }
  }
`;
