import { Oxford } from '@meadowlark/shared/design/layout/Oxford.tsx';
import { NameplateDrawings } from '@meadowlark/shared/design/pictures/Wordmark.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { usePageLocation } from '../composition/page-location.ts';
import { styled } from 'styled-components';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import { LeftEar, RightEar } from './Ears.tsx';
import { MenuSign, MenuWord, SmallMenuToggle } from './Menu.tsx';
import { Nameplate } from './Nameplate.tsx';
import { OnAir } from './OnAir.tsx';
import { SampleLine } from './SampleLine.tsx';
import { MastheadSearch } from '../search/SearchField.tsx';
import { WeatherLine } from '../weather/WeatherLine.tsx';
import { SectionRow } from './SectionRow.tsx';

/** The masthead: nameplate, ears and the toggles of the menu. Larger on the front page. */
export function Masthead({ today, weather }: { today: string; weather: string | undefined }) {
  const front = usePageLocation().pathname === '/';
  return (
    <Head data-front={front || undefined}>
      <NameplateDrawings />
      <Wrap>
        <Bar>
          <LeftEar today={today} weather={weather} />
          <Nameplate />
          <RightEar />
          <MastheadSearch label="Search the paper" />
          <SmallMenuToggle>
            <MenuSign aria-hidden="true" />
            <MenuWord>
              <span>Sections</span>
              <span>Close</span>
            </MenuWord>
          </SmallMenuToggle>
        </Bar>
        <DateLine>
          <span>
            <b>{today}</b>
            <SampleLine />
            {weather !== undefined && <WeatherLine text={weather} />}
          </span>
          <OnAir />
          <ThemeSwitch />
        </DateLine>
        <SectionRow />
      </Wrap>
      <Wrap>
        <Oxford />
        {/* What is new since the last visit: written by `visits/mark-new-stories.ts`, drawn by late.css. */}
        <p data-since="" />
      </Wrap>
    </Head>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  min-height: 64px;

  @media (min-width: 768px) {
    min-height: 80px;
  }

  @media (min-width: 1280px) {
    min-height: 96px;
    justify-content: space-between;
  }
`;

const Head = styled.header`
  border-top: 4px solid var(--accent);

  @media (min-width: 1280px) {
    &[data-front] ${Bar} {
      position: relative;
      min-height: 136px;
    }
  }
`;

const DateLine = styled.p`
  border-top: 1px solid var(--rule);
  padding-block: 6px;
  font: var(--text-meta);
  color: var(--ink-faint);
  display: flex;
  align-items: center;
  gap: var(--s-2);

  @media (min-width: 480px) {
    gap: var(--s-4);
  }

  > :first-child {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--s-4);
    margin-right: auto;
  }

  b {
    font-weight: 600;
    color: var(--ink);
  }

  @media (min-width: 1280px) {
    display: none;
  }
`;
