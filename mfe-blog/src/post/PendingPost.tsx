import { Plate } from '@meadowlark/shared/design/Plate.tsx';
import { StatusLine } from '@meadowlark/shared/design/StatusLine.tsx';
import { styled } from 'styled-components';
import { HeroRoom } from './Hero.tsx';

/** A post still to come: what is being waited for, in words, and the room it will take. */
export function PendingPost() {
  return (
    <Frame aria-busy="true">
      <StatusLine tone="loading">Loading blog...</StatusLine>
      <div aria-hidden="true">
        <HeroRoom>
          <Plate ratio="lead" />
        </HeroRoom>
        <Bars />
      </div>
    </Frame>
  );
}

/* What stands below the page, its footer, is not in view before it has its place. */
const Frame = styled.div`
  min-height: 100vh;
`;

/* Headline and first lines of a text, painted as stripes where they will stand. */
const Bars = styled.div`
  max-width: var(--measure);
  height: 320px;
  margin-top: var(--s-6);
  background:
    linear-gradient(var(--plate) 0 0) 0 0 / 92% 44px no-repeat,
    linear-gradient(var(--plate) 0 0) 0 64px / 58% 24px no-repeat,
    repeating-linear-gradient(transparent 0 18px, var(--plate) 18px 32px) 0 122px / 100% 192px no-repeat;

  @media (min-width: 1280px) {
    margin-left: calc(192px + var(--gap));
  }
`;
