import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { SectionHead } from '@meadowlark/shared/design/SectionHead.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { styled } from 'styled-components';
import { SiteIndex } from '../frame/SiteIndex.tsx';
import { EmptyPost } from './EmptyPost.tsx';

const STILL_HERE = [
  { href: '/local-news', text: 'Local News' },
  { href: '/community', text: 'Community' },
  { href: '/world-news', text: 'World News' },
  { href: '/opinion', text: 'Opinion' },
  { href: '/contact', text: 'Contact Us' },
];

/** Any path outside the address space (specification, "Not-found page"). The server logs it and answers 404. */
export function NotFoundPage() {
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
      <SiteIndex />
      <WideOnly>
        <AdSlot size="banner" position={2} />
      </WideOnly>
    </Wrap>
  );
}

/** Narrow screens show fewer slots (specification, section 4). */
const WideOnly = styled.div`
  @media (max-width: 767.98px) {
    display: none;
  }
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
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 4px;
  }

  @media (min-width: 768px) {
    grid-template-columns: 6fr 6fr;
    padding-block: var(--s-8) var(--s-7);
  }
`;

const Sign = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--s-4);
`;

const Number = styled.p`
  font: 580 7rem/0.9 var(--serif);
  letter-spacing: -0.03em;

  @media (min-width: 1024px) {
    font-size: 11rem;
  }
`;
