import { Suspense, use, type ComponentType } from 'react';
import { styled } from 'styled-components';
import type { Fixture } from '../contract/fixture.ts';
import type { Services, WithServices } from '../contract/services.ts';
import { StatusLine } from '../design/states/StatusLine.tsx';
import { Wrap } from '../design/layout/Wrap.tsx';
import type { UnitResult } from './run-unit.ts';
import { ErrorView } from './ErrorView.tsx';
import type { StandaloneUnit } from './standalone-unit.ts';

interface UnitViewProps {
  unit: StandaloneUnit;
  fixture: Fixture;
  /** Made once per situation, outside of rendering. */
  result: Promise<UnitResult>;
  services: Services;
}

/** A unit with the data of its own `load`, and its placeholder until then. */
export function UnitView({ unit, fixture, result, services }: UnitViewProps) {
  const Component: ComponentType<{ data: unknown } & WithServices> =
    unit.kind === 'page' ? unit.Page : unit.Block;
  const view = (
    <ErrorView>
      <Suspense fallback={<Waiting unit={unit} fixture={fixture} />}>
        <WithData Component={Component} result={result} services={services} />
      </Suspense>
    </ErrorView>
  );
  return unit.kind === 'block' ? <BlockPlace>{view}</BlockPlace> : view;
}

/** As the front page places most blocks. */
const BlockPlace = styled(Wrap)`
  padding-block: var(--s-6);
`;

function Waiting({ unit, fixture: { params, path } }: Pick<UnitViewProps, 'unit' | 'fixture'>) {
  // On the site, the shell renders the placeholder of a block, and of a page without `Pending`.
  const waiting = <StatusLine tone="loading">Loading...</StatusLine>;
  if (unit.kind === 'block') return waiting;
  if (!unit.Pending) return <Wrap>{waiting}</Wrap>;
  return <unit.Pending params={params} path={path.split('?')[0] ?? ''} />;
}

interface WithDataProps extends Pick<UnitViewProps, 'result' | 'services'> {
  Component: ComponentType<{ data: unknown } & WithServices>;
}

function WithData({ Component, result, services }: WithDataProps) {
  return <Component data={use(result).data} services={services} />;
}
