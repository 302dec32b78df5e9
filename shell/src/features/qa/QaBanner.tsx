import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { usePageLocation } from '../../composition/page-location.ts';
import { styled } from 'styled-components';
import { failureText } from './failure-text.ts';
import type { QaFacts } from './qa-facts.ts';

/**
 * Banner above every page of a QA view: pinned releases, their expiry, failures, and links that need no script. `qa.ts`
 * adds failures in the browser.
 */
export function QaBanner({ pins, until, inspecting, failures = [] }: QaFacts) {
  const { pathname, search } = usePageLocation();
  const to = `?to=${encodeURIComponent(pathname + search)}`;
  return (
    <Band aria-label="Quality check">
      <Row>
        <p>
          <b>Not what readers get:</b>{' '}
          {pins.map(({ name, version }, i) => (
            <span key={name}>
              {i > 0 && ', '}
              {name}&nbsp;<Version>{version}</Version>
            </span>
          ))}
          , until {until}
        </p>
        <Links>
          <a href={`/_qa/inspect${inspecting ? '/off' : ''}${to}`}>
            {inspecting ? 'Stop inspecting' : 'Inspect'}
          </a>
          <a href={`/_qa/off${to}`}>Back to the live site</a>
        </Links>
        <Failures data-qa-failures="" aria-live="polite">
          {failures.map((failure) => (
            <li key={failure.unit}>{failureText(failure)}</li>
          ))}
        </Failures>
      </Row>
    </Band>
  );
}

const Band = styled.section`
  background: var(--ground-night);
  color: var(--ink-night-soft);
  font: var(--text-meta);
  font-family: var(--sans);

  b {
    font-weight: 600;
    color: var(--ink-night);
  }
  @media (forced-colors: active) {
    border-bottom: 1px solid;
  }
  @media print {
    display: none;
  }
`;

const Row = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: var(--s-5);

  p {
    padding-block: var(--s-3);
  }
`;

/** Long versions break on narrow screens. */
const Version = styled.code`
  font-family: var(--mono);
  font-size: 0.92em;
  color: var(--ink-night);
  overflow-wrap: anywhere;
`;

const Links = styled.span`
  display: flex;
  gap: var(--s-5);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    color: var(--ink-night);
    text-decoration-line: underline;
  }
  a:hover {
    text-decoration-thickness: 4px;
  }
`;

const Failures = styled.ul`
  flex-basis: 100%;
  margin: 0;
  padding: 0 0 var(--s-3);
  color: var(--ink-night);
  list-style: none;
  overflow-wrap: anywhere;

  /* Shown, so that later failures are announced. */
  &:empty {
    padding: 0;
  }
  li {
    padding: var(--s-2) 0 var(--s-2) var(--s-3);
    border-left: 4px solid var(--accent);
  }
  li + li {
    margin-top: var(--s-2);
  }
`;
