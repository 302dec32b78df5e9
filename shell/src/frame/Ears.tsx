import { styled } from 'styled-components';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import { OnAir } from './OnAir.tsx';
import { SampleLine } from './SampleLine.tsx';
import { WeatherLine } from '../weather/WeatherLine.tsx';

/** Date, place and weather, left of the nameplate on the front page. Both ears appear only on wide screens. */
export function LeftEar({ today, weather }: { today: string; weather: string | undefined }) {
  return (
    <Ear data-ear="left">
      <Words>
        <b>{today}</b>
        <SampleLine />
        {weather !== undefined && (
          <>
            <br />
            <WeatherLine text={weather} />
          </>
        )}
      </Words>
    </Ear>
  );
}

/** Radio and theme switch, at the right end. */
export function RightEar() {
  return (
    <Ear data-ear="right">
      <Words>
        <OnAir />
        <br />
        24/7 live stream
      </Words>
      <ThemeSwitch />
    </Ear>
  );
}

const Words = styled.p`
  font: var(--text-meta);
  color: var(--ink-faint);
  white-space: nowrap;

  b {
    display: block;
    font-weight: 600;
    color: var(--ink);
  }
`;

const Ear = styled.div`
  display: none;

  @media (min-width: 1280px) {
    display: flex;
    flex: 1 1 0;
    align-items: center;
    gap: var(--s-5);

    &[data-ear='right'] {
      justify-content: flex-end;
    }

    /* The search field stands below it. */
    [data-front] &[data-ear='right'] {
      padding-bottom: var(--tap);
    }

    [data-front] &[data-ear='right'] ${Words} {
      text-align: right;
    }

    header:not([data-front]) &[data-ear='left'] {
      justify-content: flex-end;
      text-align: right;
    }

    header:not([data-front]) &[data-ear='right'] {
      flex: none;
      border-left: 1px solid var(--rule);
      padding-left: var(--s-4);
      margin-left: var(--s-2);
    }
  }
`;
