import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ResultFacts } from './ResultFacts.tsx';
import type { UnitResult } from './run-unit.ts';
import { addressOf, type Selection } from './standalone-address.ts';
import type { StandaloneUnit } from './standalone-unit.ts';

interface StandaloneFrameProps {
  remote: string;
  units: readonly StandaloneUnit[];
  shown: Selection;
  /** Null if something was thrown. */
  result: Promise<UnitResult | null>;
  children: ReactNode;
}

/** Situations that every unit has without a fixture, with their labels. */
const OF_EVERY_UNIT = {
  pending: 'pending',
  slow: 'slow',
  live: 'against the backend',
} as const;

/** Frame of the standalone page: links to every unit in every situation. */
export function StandaloneFrame({ remote, units, shown, result, children }: StandaloneFrameProps) {
  const current = units[shown.unit];
  return (
    <>
      <Bar>
        <h1>{remote}, alone</h1>
        <nav aria-label="Units">
          {units.map(({ kind, name }, unit) => (
            <Choice
              key={`${kind}/${name}`}
              to={{ unit, fixture: 0, source: 'fixture' }}
              shown={unit === shown.unit}
            >
              {kind} {name}
            </Choice>
          ))}
        </nav>
        <nav aria-label="Situations">
          {current?.fixtures.map(({ name }, fixture) => (
            <Choice
              key={name}
              to={{ ...shown, fixture, source: 'fixture' }}
              shown={shown.source === 'fixture' && fixture === shown.fixture}
            >
              {name}
            </Choice>
          ))}
          {Object.entries(OF_EVERY_UNIT).map(([source, name]) => (
            <Choice
              key={name}
              to={{ ...shown, source: source as keyof typeof OF_EVERY_UNIT }}
              shown={shown.source === source}
            >
              {name}
            </Choice>
          ))}
        </nav>
        <ResultFacts kind={current?.kind ?? 'page'} result={result} />
      </Bar>
      <main>{children}</main>
    </>
  );
}

function Choice({ to, shown, children }: { to: Selection; shown: boolean; children: ReactNode }) {
  return (
    <a href={addressOf(to)} aria-current={shown ? 'true' : undefined}>
      {children}
    </a>
  );
}

const Bar = styled.header`
  display: grid;
  gap: var(--s-2);
  padding: var(--s-3) var(--gutter);
  background: var(--ground-tint);
  border-bottom: 2px solid var(--rule-firm);
  font: var(--text-ui);

  h1 {
    font: inherit;
    font-weight: 700;
    letter-spacing: normal;
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-4);
  }

  a {
    padding-block: 12px;
    text-decoration-line: underline;
    text-decoration-color: var(--rule-control);
    text-decoration-thickness: 1px;
  }

  a[aria-current] {
    font-weight: 700;
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
  }
`;
