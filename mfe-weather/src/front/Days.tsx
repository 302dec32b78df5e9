import { VisuallyHidden } from '@meadowlark/shared/design/text/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import type { DayView } from './day-view.ts';
import { SkyDrawing } from './SkyDrawing.tsx';

/**
 * Seven days as rows; a bar shows where each lies between the week's lowest and highest. What is beside serif text is
 * part of the same text, or on a separate line: otherwise it would move when the font arrives, so the text would keep the
 * fallback.
 */
export function Days({ days }: { days: readonly DayView[] }) {
  const known = days.flatMap(({ low, high }) => [low, high]).filter((one) => one !== null);
  const [first = 0] = known;
  const week = { least: Math.min(first, ...known), most: Math.max(first, ...known) };
  return (
    <Rows>
      {days.map(({ day, name, date, high, low, words, sky, precipitation }) => (
        <li key={day}>
          <Name>
            <b>{name}</b>
            <time dateTime={day}>{date}</time>
          </Name>
          <SkyDrawing sky={sky} />
          <Words>
            {/* A space for search and for those who copy it. */}
            {`${words} `}
            {precipitation !== null && precipitation >= 10 && (
              <small>{`${Math.round(precipitation)}% chance of precipitation`}</small>
            )}
          </Words>
          <Range low={low} high={high} week={week} />
        </li>
      ))}
    </Rows>
  );
}

interface RangeProps {
  low: number | null;
  high: number | null;
  week: { least: number; most: number };
}

function Range({ low, high, week: { least, most } }: RangeProps) {
  const span = Math.max(1, most - least);
  const from = low ?? high ?? least;
  const to = high ?? low ?? least;
  return (
    <Degrees>
      <span>
        <Named name="Low" degrees={low} />
      </span>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" data-week="" />
        <rect
          x={((Math.min(from, to) - least) / span) * 96}
          width={(Math.abs(to - from) / span) * 96 + 4}
          height="4"
        />
      </svg>
      <b>
        <Named name="High" degrees={high} />
      </b>
    </Degrees>
  );
}

/**
 * Labels for screen readers: unlike the bar, the numbers alone do not say which is which. After midnight the forecast ends
 * before its last night: without text on the left, the bar would move when the font of the text on the right arrives.
 */
function Named({ name, degrees }: { name: string; degrees: number | null }) {
  return (
    <>
      <VisuallyHidden>{`${name} `}</VisuallyHidden>
      {degrees === null ? '–' : `${degrees}°`}
    </>
  );
}

const Rows = styled.ol`
  li {
    display: grid;
    grid-template-columns: 6rem 32px minmax(0, 1fr);
    /* Not centered: name and drawing are painted before the last line of text has come. */
    align-items: start;
    gap: var(--s-1) var(--s-4);
    padding-block: var(--s-3);
    border-top: 1px solid var(--rule);
  }
  li:first-child {
    border-top: 0;
  }
  /* A phone with large text: name and date on a separate line, so that no word breaks. */
  @media (max-width: 17.99em) {
    li {
      grid-template-columns: 32px minmax(0, 1fr);
    }
    li > :first-child {
      grid-column: 1 / -1;
    }
  }
  /* Takes the place of the advertisement. */
  @media print {
    padding-bottom: var(--s-6);
  }
  @media (min-width: 48em) {
    li {
      grid-template-columns: 9rem 32px minmax(0, 1fr) minmax(0, 1fr);
      gap: var(--s-5);
    }
  }
`;

const Name = styled.span`
  b {
    display: block;
    font: var(--hed-6);
  }
  time {
    display: block;
    font: var(--text-meta);
    color: var(--ink-faint);
  }
`;

const Words = styled.span`
  font: var(--text-excerpt);
  overflow-wrap: anywhere;

  small {
    display: block;
    font: var(--text-meta);
    color: var(--section);
  }
`;

const Degrees = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 3rem) minmax(0, 1fr) minmax(0, 3rem);
  grid-column: 2 / -1;
  align-items: center;
  gap: var(--s-3);
  font: var(--hed-6);
  font-variant-numeric: lining-nums tabular-nums;

  @media (min-width: 48em) {
    grid-column: auto;
  }
  > span {
    color: var(--ink-faint);
    font-weight: 400;
    text-align: right;
  }
  svg {
    width: 100%;
    height: 4px;
    fill: var(--accent);
  }
  [data-week] {
    fill: var(--rule);
  }
`;
