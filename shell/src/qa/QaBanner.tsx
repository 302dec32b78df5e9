import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QaFacts } from './qa-facts.ts';

/** Says above every page of a QA view what is pinned and until when, and leads back. Links, so that they need no script. */
export function QaBanner({ pins, until, inspecting }: QaFacts) {
  const { pathname, search } = useLocation();
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

/** A version may be long: it breaks before it runs out of a narrow page. */
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
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 4px;
  }
  a:hover {
    text-decoration-thickness: 4px;
  }
`;
