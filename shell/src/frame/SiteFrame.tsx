import { Floats } from '@meadowlark/shared/design/Floats.tsx';
import { NoticeArea } from '@meadowlark/shared/design/NoticeArea.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Donation } from '../donation/Donation.tsx';
import { NavigationProgress } from '../navigation/NavigationProgress.tsx';
import { RouteAnnouncer } from '../navigation/RouteAnnouncer.tsx';
import { PlayerBar } from '../player/PlayerBar.tsx';
import { QaBanner } from '../qa/QaBanner.tsx';
import { NOTICES, PLAYER } from '../services/services.ts';
import { Footer } from './Footer.tsx';
import type { FrameFacts } from './frame-facts.ts';
import { Masthead } from './Masthead.tsx';

/** What stands around every page. */
export function SiteFrame({ facts, children }: { facts: FrameFacts; children: ReactNode }) {
  return (
    <>
      <Skip href="#main">Skip to the news</Skip>
      <NavigationProgress />
      {facts.qa && <QaBanner {...facts.qa} />}
      <Masthead today={facts.today} />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer year={facts.year} />
      <PlayerBar player={PLAYER} />
      <Floats>
        <NoticeArea notices={NOTICES} />
        <Donation />
      </Floats>
      <RouteAnnouncer />
    </>
  );
}

const Skip = styled.a`
  position: absolute;
  left: var(--gutter);
  top: -100px;
  z-index: 10;
  padding: var(--s-3) var(--s-4);
  background: var(--accent);
  color: var(--accent-ink);

  &:focus {
    top: var(--s-2);
  }
`;

/** Takes the focus after a navigation; it is no control, so it shows no ring. */
const Main = styled.main`
  /* A short page keeps the footer at the lower edge of the window. */
  min-height: 60vh;

  &:focus {
    outline: none;
    box-shadow: none;
  }
`;
