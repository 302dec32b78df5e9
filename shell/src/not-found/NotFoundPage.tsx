import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { styled } from 'styled-components';

const STILL_HERE = [
  { href: '/local-news', text: 'Local News' },
  { href: '/community', text: 'Community' },
  { href: '/world-news', text: 'World News' },
  { href: '/opinion', text: 'Opinion' },
  { href: '/contact', text: 'Contact Us' },
];

/** Any path outside the address space (specification, "Not-found page"). */
export function NotFoundPage() {
  return (
    <Wrap>
      <AdSlot size="banner" position={1} />
      <Lost>
        <Number>404</Number>
        <div>
          <h1>Oops! Page not found</h1>
          <p>The page has flown. These are still here:</p>
          <ul>
            {STILL_HERE.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
          <ButtonLink href="/">Return to Home</ButtonLink>
        </div>
      </Lost>
      <AdSlot size="banner" position={2} />
    </Wrap>
  );
}

const Lost = styled.div`
  display: grid;
  gap: var(--s-5);
  padding-block: var(--s-6);

  h1 {
    font: var(--hed-3);
  }

  p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
    padding-block: var(--s-2) var(--s-4);
  }

  ul {
    font: var(--text-ui);
    padding-bottom: var(--s-4);
  }

  li a {
    display: flex;
    align-items: center;
    min-height: var(--tap);
    border-top: 1px solid var(--rule);
  }

  @media (min-width: 768px) {
    grid-template-columns: 5fr 7fr;
    gap: var(--gap);
  }
`;

const Number = styled.div`
  font: 580 7rem/0.9 var(--serif);
  letter-spacing: -0.03em;
`;
