import { styled } from 'styled-components';
import type { LegalSection } from './legal-text.ts';

/** Sticky beside the text; two columns above it. */
const Contents = styled.nav`
  h2 {
    padding-bottom: var(--s-2);
    font: var(--text-kicker);
    letter-spacing: normal;
    color: var(--ink-faint);
  }

  ol {
    columns: 2 6.4lh;
    column-gap: var(--gap);
    border-block: 1px solid var(--rule);
  }

  a {
    display: flex;
    align-items: baseline;
    gap: var(--s-2);
    padding-block: var(--s-3);
    break-inside: avoid;
  }

  a:hover {
    text-decoration-line: underline;
  }

  span {
    flex: none;
    min-width: 1.75em;
    color: var(--ink-faint);
    font-variant-numeric: tabular-nums;
  }

  @media (min-width: 48em) {
    position: sticky;
    top: var(--s-5);
    align-self: start;

    ol {
      columns: 1;
    }
  }
`;

/** Links to the sections. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <Contents aria-labelledby="on-this-page">
      <h2 id="on-this-page">On this page</h2>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{index + 1}.</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </Contents>
  );
}
