import { styled } from 'styled-components';
import type { HourView } from './hour-view.ts';
import { SkyDrawing } from './SkyDrawing.tsx';

export function Hours({ hours }: { hours: readonly HourView[] }) {
  return (
    <Row>
      {hours.map(({ iso, text, fahrenheit, words, sky, precipitation }) => (
        <li key={iso}>
          <time dateTime={iso}>{text}</time>
          <SkyDrawing sky={sky} />
          <b>{fahrenheit === null ? '–' : `${fahrenheit}°`}</b>
          {/* The column is narrower than the forecast's longest word. */}
          <span>{words.replace(/Thunder(?=storm)/, '$&\u00AD')}</span>
          {/* A chance below 10% is not shown. */}
          {precipitation !== null && precipitation >= 10 && (
            <small>{`${Math.round(precipitation)}% precip.`}</small>
          )}
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ol`
  display: grid;
  /* The second value respects a minimum font size; browsers before 2023 do not support the unit lh. */
  grid-template-columns: repeat(auto-fill, minmax(max(4.5rem, 13%), 1fr));
  grid-template-columns: repeat(auto-fill, minmax(max(3.6lh, 13%), 1fr));
  gap: var(--s-5);
  margin-bottom: var(--s-7);
  /* Hides the hairline before the first column. */
  clip-path: inset(-8px);

  @media (min-width: 80em) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    grid-template-columns: repeat(auto-fill, minmax(max(3.6lh, 6.2%), 1fr));
  }

  li {
    position: relative;
    display: grid;
    align-content: start;
    justify-items: start;
    gap: var(--s-1);
    font: var(--text-meta);
  }
  li::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 calc(var(--s-5) / -2);
    border-left: 1px solid var(--rule);
  }
  time {
    font-weight: 600;
  }
  b {
    font: var(--hed-4);
    font-variant-numeric: lining-nums tabular-nums;
  }
  span,
  small {
    font: var(--text-label);
    color: var(--ink-faint);
    overflow-wrap: anywhere;
  }
  small {
    color: var(--section);
  }
`;
