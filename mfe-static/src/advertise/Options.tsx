import { styled } from 'styled-components';
import { RuledList } from '../parts/RuledList.tsx';
import type { AdOption } from './content.ts';

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-4);
  padding-top: var(--s-2);
  font: var(--text-ui);
  font-weight: 600;

  @media (min-width: 30em) {
    > li + li {
      padding-left: var(--s-4);
      border-left: 1px solid var(--rule-control);
    }
  }

  @media (max-width: 29.99em) {
    flex-direction: column;
  }
`;

/** Ad options besides display ads, with their figures or terms. */
export function Options({ options }: { options: readonly AdOption[] }) {
  return (
    <RuledList>
      {options.map(({ title, text, facts }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <Facts>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </Facts>
        </li>
      ))}
    </RuledList>
  );
}
