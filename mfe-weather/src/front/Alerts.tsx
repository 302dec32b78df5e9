import { VisuallyHidden } from '@meadowlark/shared/design/text/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import type { AlertView } from './alert-view.ts';

/**
 * Active alerts, as a bar above the weather. Its one line is a polite live region: screen readers announce it when it comes,
 * without interrupting. The rest opens on request.
 */
export function Alerts({ alerts }: { alerts: readonly AlertView[] }) {
  return (
    <Bar aria-labelledby="alerts" data-severe={alerts.some((one) => one.isSevere) || undefined}>
      <p id="alerts" role="status">
        {alerts.length === 1 ? 'Weather alert' : `${alerts.length} weather alerts`}
        <VisuallyHidden>: {alerts.map(({ event }) => event).join(', ')}</VisuallyHidden>
      </p>
      {alerts.map(({ event, headline, until, area, paragraphs }, i) => (
        // Two alerts may have the same name; they never change their order.
        <details key={`${event}-${i}`}>
          <summary>
            <span>
              <b>{event}</b>
              {until !== null && (
                <>
                  {' until '}
                  <time dateTime={until.iso}>{until.text}</time>
                </>
              )}
            </span>
          </summary>
          {headline !== null && <p>{headline}.</p>}
          {paragraphs.map((text, line) => (
            <p key={line}>{text}</p>
          ))}
          {area !== null && <p>For {area}.</p>}
        </details>
      ))}
    </Bar>
  );
}

const Bar = styled.section`
  padding: var(--s-3) var(--s-4) var(--s-1);
  margin-bottom: var(--s-5);
  border-top: 2px solid var(--accent);
  background: var(--ground-tint);
  font: var(--text-ui);

  &[data-severe] {
    border-color: var(--danger);
  }
  > p {
    font: var(--text-kicker);
    color: var(--accent-deep);
  }
  summary {
    padding-block: 12px;
    min-height: var(--tap);
    cursor: pointer;
    color: var(--ink-soft);
  }
  summary span {
    text-decoration-line: underline;
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
  }
  summary b {
    font-weight: 600;
    color: var(--ink);
  }
  details > p {
    max-width: var(--measure);
    padding-bottom: var(--s-3);
    font: var(--text-excerpt);
    overflow-wrap: anywhere;
  }
`;
