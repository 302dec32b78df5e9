import { styled } from 'styled-components';
import type { FaqCategory } from './faq-category.ts';

const Index = styled.nav`
  ol {
    columns: 2;
    column-gap: var(--gap);
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

  @media (max-width: 479.98px) {
    ol {
      columns: 1;
    }
  }

  @media (min-width: 1024px) {
    position: sticky;
    top: var(--s-5);
    align-self: start;

    ol {
      columns: 1;
    }
  }
`;

/** Links to the categories, with their numbers of questions. */
export function FaqIndex({ categories }: { categories: readonly FaqCategory[] }) {
  return (
    <Index aria-label="Categories">
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
    </Index>
  );
}
