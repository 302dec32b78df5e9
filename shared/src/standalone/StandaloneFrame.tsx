import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { showing, type Shown } from './standalone-address.ts';
import type { StandaloneUnit } from './standalone-unit.ts';

interface StandaloneFrameProps {
  remote: string;
  units: readonly StandaloneUnit[];
  shown: Shown;
  children: ReactNode;
}

/** The small frame in which a remote runs on its own: every unit in every situation is one link away. */
export function StandaloneFrame({ remote, units, shown, children }: StandaloneFrameProps) {
  const current = units[shown.unit];
  return (
    <>
      <Bar>
        <b>{remote}, alone</b>
        <nav aria-label="Units">
          {units.map(({ kind, name }, unit) => (
            <Choice
              key={`${kind}/${name}`}
              to={{ unit, fixture: 0, live: false }}
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
              to={{ ...shown, fixture, live: false }}
              shown={!shown.live && fixture === shown.fixture}
            >
              {name}
            </Choice>
          ))}
          <Choice to={{ ...shown, live: true }} shown={shown.live}>
            against the backend
          </Choice>
        </nav>
      </Bar>
      <main>{children}</main>
    </>
  );
}

function Choice({ to, shown, children }: { to: Shown; shown: boolean; children: ReactNode }) {
  return (
    <a href={showing(to)} aria-current={shown ? 'true' : undefined}>
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

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-4);
  }

  a {
    padding-block: 12px;
    text-decoration: underline 1px var(--rule-control);
    text-underline-offset: 4px;
  }

  a[aria-current] {
    font-weight: 700;
    text-decoration: underline 2px var(--accent);
  }
`;
