import { styled } from 'styled-components';
import type { PagerLinks } from './pager-links.ts';

interface Props extends PagerLinks {
  /** Name of this navigation: 'Pages of the blog'. */
  label: string;
  /** 'Page 2 of 3 (25 total articles)'. */
  text: string;
}

/** Pages of a long list. Plain links, so that every page has a URL. */
export function Pager({ label, previous, next, pages, text }: Props) {
  return (
    <Turn aria-label={label}>
      <Step href={previous} rel="prev" text="Previous" />
      <ol>
        {pages.map((page) => (
          <li key={page.number}>
            <a
              href={page.href}
              aria-label={`Page ${page.number}`}
              aria-current={page.current ? 'page' : undefined}
            >
              {page.number}
            </a>
          </li>
        ))}
      </ol>
      <Step href={next} rel="next" text="Next" />
      <p>{text}</p>
    </Turn>
  );
}

/** At either end of the list it is plain text, so that nothing moves from page to page. */
function Step({ href, rel, text }: { href: string | null; rel: 'prev' | 'next'; text: string }) {
  if (href === null) return <span data-step={rel}>{text}</span>;
  return (
    <a data-step={rel} href={href} rel={rel}>
      {text}
    </a>
  );
}

const Turn = styled.nav`
  display: grid;
  grid-template: 'prev next' auto 'pages pages' auto 'text text' auto / 1fr 1fr;
  align-items: center;
  margin-top: var(--gap);
  border-block: 1px solid var(--rule-firm);
  font: var(--text-ui);
  font-weight: 600;

  a,
  [data-step] {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: var(--tap);
    min-height: 48px;
  }
  a:hover {
    background: var(--ground-tint);
  }
  [data-step='prev'] {
    grid-area: prev;
    justify-self: start;
    padding-right: var(--s-4);
  }
  [data-step='next'] {
    grid-area: next;
    justify-self: end;
    padding-left: var(--s-4);
  }
  span[data-step] {
    color: var(--ink-faint);
    font-weight: 400;
  }
  ol {
    grid-area: pages;
    display: flex;
    justify-content: center;
    border-top: 1px solid var(--rule);
    font-variant-numeric: tabular-nums;
  }
  /* Each number moves those before it, so all are shown when what follows them arrives. */
  ol:not(:has(+ *)) {
    visibility: hidden;
  }
  /* Seven numbers must fit the narrowest screen. */
  li {
    width: var(--tap);
    flex-shrink: 1;
  }
  li > a {
    min-width: 0;
  }
  /* The same mark as on the current section in the masthead: a bar under the rule. */
  [aria-current] {
    font-weight: 600;
  }
  [aria-current]::after {
    content: '';
    position: absolute;
    inset: -1px 0 auto;
    border-top: 5px solid var(--section);
  }
  a:active {
    background: var(--plate);
  }
  > p {
    grid-area: text;
    padding-block: var(--s-2);
    border-top: 1px solid var(--rule);
    font: var(--text-meta);
    color: var(--ink-faint);
    text-align: center;
  }
  @media (min-width: 48em) {
    grid-template: 'prev pages next' auto 'text text text' auto / 1fr auto 1fr;

    ol {
      border-top: 0;
    }
  }
`;
