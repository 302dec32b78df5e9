import { Floats } from '@meadowlark/shared/design/notices/Floats.tsx';
import { NoticeArea } from '@meadowlark/shared/design/notices/NoticeArea.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NavigationProgress } from './NavigationProgress.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { LatePlayerBar } from '../features/player/LatePlayerBar.tsx';
import { NOTICES, PLAYER } from '../composition/services.ts';
import type { ServerHtml } from '../composition/mounted-view.ts';
import type { FrameHtml, FramePart } from '../frame/frame-html.ts';

interface SiteFrameProps {
  frame: FrameHtml;
  /** Whether this is the front page, below its larger masthead. */
  front: boolean;
  /** Announced while a page is late. */
  pendingText: string | undefined;
  children: ReactNode;
}

/** Not React text: if the browser translates it, React would re-render the whole page. */
const SKIP = { __html: 'Skip to the news' };

/** The frame around every page. */
export function SiteFrame({ frame, front, pendingText, children }: SiteFrameProps) {
  return (
    <>
      <Skip href="#main" suppressHydrationWarning dangerouslySetInnerHTML={SKIP} />
      <NavigationProgress />
      {frame.qa && <StaticPart part="qa" html={frame.qa} />}
      {/* Exactly `BREAKING_PLACE`, where servers insert banners. */}
      <div
        data-frame="breaking"
        role="status"
        suppressHydrationWarning
        dangerouslySetInnerHTML={frame.breaking}
      />
      <StaticPart part="masthead" html={frame.masthead} />
      {/* The masthead has a different height on the front page: a new element does not count as layout shift. */}
      <Main key={front ? 'front' : 'inside'} id="main" tabIndex={-1}>
        {children}
      </Main>
      <StaticPart part="menu" html={frame.menu} />
      <StaticPart part="footer" html={frame.footer} />
      <LatePlayerBar player={PLAYER} />
      <Floats>
        <NoticeArea notices={NOTICES} />
        <StaticPart part="donation" html={frame.donation} />
      </Floats>
      <RouteAnnouncer pendingText={pendingText} />
    </>
  );
}

/** Keeps the server's HTML of a part of the frame. */
function StaticPart({ part, html }: { part: Exclude<FramePart, 'breaking'>; html: ServerHtml }) {
  return <div data-frame={part} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

const Skip = styled.a`
  position: absolute;
  left: var(--gutter);
  top: -100px;
  /* Above late breaking news. */
  z-index: 16;
  padding: var(--s-3) var(--s-4);
  background: var(--accent);
  color: var(--accent-ink);

  &:focus {
    top: var(--s-2);
  }
`;

/** Gets the focus after a navigation; it is not a control, so it shows no focus ring. */
const Main = styled.main`
  /* Keeps the footer of a short page below the first screen: a visible footer would move when another page comes. */
  min-height: 100vh;

  /* Prevents collapsing margins: main part and units do not move with their content. */
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
