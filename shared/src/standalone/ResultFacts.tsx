import { Suspense, use } from 'react';
import { styled } from 'styled-components';
import type { UnitResult } from './run-unit.ts';

interface Props {
  kind: 'page' | 'block';
  /** Null if something was thrown. */
  result: Promise<UnitResult | null>;
}

/** Always shown, even before the result arrives, so that the unit below does not move. */
const SHOWN = ['title', 'description', 'canonical'] as const;

/** The status and the head with which the site would respond in this situation. */
export function ResultFacts({ kind, result }: Props) {
  return (
    <Suspense fallback={<Facts kind={kind} status="waiting for the load" />}>
      <Arrived kind={kind} result={result} />
    </Suspense>
  );
}

function Arrived({ kind, result }: Props) {
  const arrived = use(result);
  if (!arrived) return <Facts kind={kind} status="none: something was thrown" />;
  return <Facts kind={kind} status={String(arrived.status)} head={arrived.head} />;
}

interface FactsProps extends Pick<Props, 'kind'> {
  status: string;
  head?: UnitResult['head'];
}

function Facts({ kind, status, head }: FactsProps) {
  return (
    <div>
      <List>
        <Fact name="Status" text={status} />
        {kind === 'page' &&
          SHOWN.map((name) => (
            <Fact key={name} name={name[0]?.toUpperCase() + name.slice(1)} text={head?.[name] ?? '…'} />
          ))}
      </List>
      {kind === 'page' && (
        <Whole>
          <summary>All of the head</summary>
          {/* Focusable, so that a keyboard can scroll it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0}>{head ? JSON.stringify(head, null, 2) : '…'}</pre>
        </Whole>
      )}
    </div>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

const List = styled.dl`
  display: grid;
  gap: var(--s-1);
  margin: 0;

  div {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: var(--s-3);
  }

  dt {
    color: var(--ink-soft);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Whole = styled.details`
  summary {
    padding-block: 12px;
    text-decoration-line: underline;
    text-decoration-color: var(--rule-control);
    text-decoration-thickness: 1px;
  }

  pre {
    max-height: 50vh;
    overflow: auto;
    font:
      14px/1.5 ui-monospace,
      monospace;
  }
`;
