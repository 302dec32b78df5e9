import { styled } from 'styled-components';
import type { FaqCategory } from './faq-category.ts';

const Index = styled.nav`
  summary {
    display: flex;
    align-items: center;
    min-height: 48px;
    border-block: 1px solid var(--rule-firm);
    font-weight: 600;
  }

  summary::after {
    content: '';
    width: 8px;
    height: 8px;
    margin-inline: auto 4px;
    border: solid;
    border-width: 0 2px 2px 0;
    transform: translateY(-2px) rotate(45deg);
  }

  [open] > summary::after {
    transform: translateY(2px) rotate(225deg);
  }

  /* Browsers that cannot show the content of closed details keep the control. */
  @supports selector(::details-content) {
    @media (min-width: 30em) {
      summary {
        display: none;
      }

      details::details-content {
        content-visibility: visible;
        height: auto;
      }
    }
  }

  @media (min-width: 30em) and (max-width: 63.99em) {
    ol {
      columns: 2;
      column-gap: var(--gap);
    }
  }

  a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--s-3);
    min-height: var(--tap);
    border-bottom: 1px solid var(--rule);
    break-inside: avoid;
  }

  a:hover {
    background: var(--ground-tint);
  }

  span {
    color: var(--ink-faint);
    font: var(--text-meta);
    font-variant-numeric: tabular-nums;
  }

  @media (min-width: 64em) {
    position: sticky;
    top: var(--s-5);
    align-self: start;
  }
`;

/** Links to the categories, with their numbers of questions. Closed on phones, where ten lines would hide the answers. */
export function FaqIndex({ categories }: { categories: readonly FaqCategory[] }) {
  return (
    <Index aria-label="Categories">
      <details>
        <summary>Categories</summary>
        <ol>
          {categories.map(({ id, name, faqs }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {name}
                <span>{faqs.length}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </Index>
  );
}
