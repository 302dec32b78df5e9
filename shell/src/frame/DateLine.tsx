import { styled } from 'styled-components';
import { ThemeSwitch } from '../features/theme/ThemeSwitch.tsx';
import { WeatherLine } from '../features/weather/WeatherLine.tsx';
import { OnAir } from './OnAir.tsx';
import { SampleLine } from './SampleLine.tsx';

/**
 * Date, place, weather, radio and theme switch: a line below the nameplate or, on wide screens, the ears beside it. Its
 * parts keep their places while later parts are still arriving.
 */
export function DateLine({ today, weather }: { today: string; weather: string | undefined }) {
  return (
    <Line>
      <Facts data-lines={weather === undefined ? 2 : 3}>
        <b>{today}</b>
        <SampleLine />
        {weather !== undefined && <WeatherLine text={weather} />}
      </Facts>
      <Listen>
        <span>
          <OnAir />
          <span>24/7 live stream</span>
        </span>
        <ThemeSwitch />
      </Listen>
    </Line>
  );
}

const Line = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7.5rem;
  align-items: center;
  gap: var(--s-2);
  border-top: 1px solid var(--rule);
  padding-block: 6px;
  font: var(--text-meta);
  color: var(--ink-faint);

  /* A narrow phone, or one with large text: beside the radio every fact would take two lines. */
  @media (max-width: 22.49em) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    /* The radio's touch target does not cover the weather. */
    row-gap: 10px;
  }

  a:hover {
    text-decoration-line: underline;
  }
  /* Around the text: around the touch target, the ring would cover the lines above and below. Nothing moves, as padding and margin
     cancel out. */
  a:focus-visible {
    padding: 0;
    margin: 0;
    outline-offset: 1px;
    box-shadow: none;
  }

  @media (min-width: 80em) {
    display: contents;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--s-4);

  /* In bold, the longest dates would take two lines on a phone with a wide sans serif. */
  --date-weight: 400;

  b {
    font-weight: var(--date-weight);
    color: var(--ink);
  }

  /* The weather follows in a separate line: the text before it may grow while the page arrives. */
  &::before {
    content: '';
    flex-basis: 100%;
    order: 1;
  }

  @media (min-width: 80em) {
    grid-area: 1 / 2;
    /* If centered, a later line would move those before it. */
    place-content: flex-start flex-end;
    --date-weight: 600;
    min-height: 2.5rem;
    text-align: right;

    &[data-lines='3'] {
      min-height: 3.75rem;
    }

    /* One line each, whatever it contains: right-aligned text would move as its words change. */
    > :not(a) {
      flex-basis: 100%;
    }

    [data-front] & {
      grid-area: 1 / 1;
      justify-content: flex-start;
      text-align: left;
    }
  }
`;

const Listen = styled.p`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 18px;
  align-items: center;
  gap: var(--s-2);
  text-align: right;

  span > span {
    display: none;
  }

  /* The theme switch then gets no space from it. */
  @media (scripting: none) {
    grid-template-columns: minmax(0, 1fr);
  }

  @media (min-width: 80em) {
    grid-area: 1 / 3;
    gap: var(--s-4);

    > :first-child {
      min-height: 2.5rem;
    }

    span > span {
      display: block;
    }

    /* The search field is below it. */
    [data-front] & {
      align-self: end;
      margin-bottom: 26px;
      padding-bottom: var(--tap);
    }

    header:not([data-front]) & {
      text-align: left;
      border-left: 1px solid var(--rule);
      padding-left: var(--s-4);
      margin-left: var(--s-2);
    }
  }
`;
