import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const STILL_HERE = [
  { href: '/local-news', text: 'Local News' },
  { href: '/community', text: 'Community' },
  { href: '/world-news', text: 'World News' },
  { href: '/opinion', text: 'Opinion' },
  { href: '/contact', text: 'Contact Us' },
];

/**
 * The page for paths without a route (specification, "Not-found page"). The server logs them and responds 404. `index`: all
 * links of the site.
 */
export function NotFoundPage({ index }: { index: ReactNode }) {
  return (
    <Wrap>
      <Lost>
        <Sign>
          <Number>404</Number>
          <EmptyPost />
        </Sign>
        <div>
          <h1>Oops! Page not found</h1>
          <p>The page has flown. These are still here:</p>
          <ul aria-label="Still here">
            {STILL_HERE.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
          <ButtonLink href="/">Return to Home</ButtonLink>
        </div>
      </Lost>
      <AdSlot size="banner" position={1} />
      <SectionHead title="Everything in the paper" />
      {index}
      <AdSlot size="banner" position={2} wideOnly />
    </Wrap>
  );
}

/** Drawing: a fence at sunrise, its post empty. */
function EmptyPost() {
  return (
    <Drawing viewBox="0 0 480 200" aria-hidden="true">
      <path d="M250 158a62 62 0 0 1 124 0z" fill="var(--accent)" />
      <path d="M0 158h480" stroke="var(--rule-firm)" strokeWidth="2" />
      <g fill="none" stroke="var(--ink-soft)" strokeWidth="1.5">
        <path d="M0 96q60 12 128 2t176 4 176-8M0 128q60 10 128 2t176 4 176-6" />
        <path d="M52 98l6 10m-6 0l6-10m166-12l6 10m-6 0l6-10m176 2l6 10m-6 0l6-10" />
      </g>
      <path d="M120 200V76l9-5 9 5v124zM440 200v-98l7-4 7 4v98z" fill="var(--ink)" />
      <path d="M131 58q6-12 4-24M142 62q14-10 18-24M118 58q-6-9-5-18" {...TAKE_OFF} />
    </Drawing>
  );
}

const TAKE_OFF = {
  fill: 'none',
  stroke: 'var(--accent-deep)',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
} as const;

const Drawing = styled.svg`
  width: 100%;
  max-width: 480px;
`;

const Lost = styled.div`
  display: grid;
  gap: var(--s-6) var(--gap);
  padding-block: var(--s-6);

  h1 {
    font: var(--hed-3);
    letter-spacing: var(--tight);
  }

  h1 + p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
    padding-block: var(--s-2) var(--s-4);
  }

  ul {
    font: var(--text-ui);
    padding-bottom: var(--s-5);
  }

  li a {
    display: flex;
    align-items: center;
    min-height: var(--tap);
    border-top: 1px solid var(--rule);
  }

  li:last-child a {
    border-bottom: 1px solid var(--rule);
  }

  li a:hover {
    text-decoration-line: underline;
  }

  @media (min-width: 48em) {
    grid-template-columns: 6fr 6fr;
    padding-block: var(--s-8) var(--s-7);
  }
`;

const Sign = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--s-4);

  /* As tall as the list beside it, so that the drawing does not move when the list is parsed. */
  @media (min-width: 48em) {
    min-height: 25rem;
  }
`;

const Number = styled.p`
  font: 580 min(7rem, 35vw) / 0.9 var(--serif);
  letter-spacing: -0.03em;

  @media (min-width: 64em) {
    font-size: 11rem;
  }
`;
