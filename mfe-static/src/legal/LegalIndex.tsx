import { styled } from 'styled-components';
import { RailCard } from '../parts/RailCard.tsx';
import type { LegalSection } from './legal-text.ts';

const Links = styled.ol`
  a {
    display: flex;
    align-items: center;
    min-height: var(--tap);
    font: var(--text-ui);
    color: var(--ink);
    border-bottom: 1px solid var(--rule);
  }

  a:hover {
    background: var(--ground-tint);
  }
`;

/** The headings of a legal text, as the way to each. */
export function LegalIndex({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <RailCard title="On this page">
      <nav aria-label="On this page">
        <Links>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </Links>
      </nav>
    </RailCard>
  );
}
