import { Floats } from '@meadowlark/shared/design/Floats.tsx';
import { NoticeArea } from '@meadowlark/shared/design/NoticeArea.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NavigationProgress } from '../navigation/NavigationProgress.tsx';
import { RouteAnnouncer } from '../navigation/RouteAnnouncer.tsx';
import { LatePlayerBar } from '../player/LatePlayerBar.tsx';
import { NOTICES, PLAYER } from '../services/services.ts';
import type { FrameHtml } from './frame-html.ts';
import { StaticPart } from './StaticPart.tsx';

interface SiteFrameProps {
  frame: FrameHtml;
  /** Whether this is the front page, below its larger masthead. */
  front: boolean;
  children: ReactNode;
}

/** What stands around every page. */
export function SiteFrame({ frame, front, children }: SiteFrameProps) {
  return (
    <>
      <Skip href="#main">Skip to the news</Skip>
      <NavigationProgress />
      {frame.qa && <StaticPart part="qa" html={frame.qa} />}
      <StaticPart part="masthead" html={frame.masthead} />
      {/* Further down is another element, not the same one moved. */}
      <Main key={front ? 'front' : 'inside'} id="main" tabIndex={-1}>
        {children}
      </Main>
      <StaticPart part="footer" html={frame.footer} />
      <LatePlayerBar player={PLAYER} />
      <Floats>
        <NoticeArea notices={NOTICES} />
        <StaticPart part="donation" html={frame.donation} />
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

  /* The room above a page's first part stays inside: neither the main part nor a unit moves with what it shows. */
  &::before,
  & > [data-unit]::before {
    content: '';
    display: table;
  }

  &:focus {
    outline: none;
    box-shadow: none;
  }
`;
