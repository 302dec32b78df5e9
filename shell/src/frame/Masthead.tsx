import { Oxford } from '@meadowlark/shared/design/layout/Oxford.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { usePageLocation } from '../composition/page-location.ts';
import { styled } from 'styled-components';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import { LeftEar, RightEar } from './Ears.tsx';
import { MenuSign, MenuWord, SmallMenu } from './Menu.tsx';
import { Nameplate } from './Nameplate.tsx';
import { OnAir } from './OnAir.tsx';
import { SampleLine } from './SampleLine.tsx';
import { SectionRow } from './SectionRow.tsx';

/** The masthead: nameplate, ears and menus. Larger on the front page. */
export function Masthead({ today }: { today: string }) {
  const front = usePageLocation().pathname === '/';
  return (
    <Head data-front={front || undefined}>
      <Wrap>
        <Bar>
          <LeftEar today={today} />
          <Nameplate />
          <RightEar />
          <SmallMenu>
            <MenuSign aria-hidden="true" />
            <MenuWord>
              <span>Sections</span>
              <span>Close</span>
            </MenuWord>
          </SmallMenu>
        </Bar>
        <DateLine>
          <span>
            <b>{today}</b>
            <SampleLine />
          </span>
          <OnAir />
          <ThemeSwitch />
        </DateLine>
        <SectionRow />
      </Wrap>
      <Foot>
        <Oxford />
        <Since data-since="" />
      </Foot>
    </Head>
  );
}

const Foot = styled(Wrap)`
  position: relative;
`;

/** What is new since the reader's last visit (`mark-new-stories.ts`). Hangs into the page's upper margin: nothing moves. */
const Since = styled.p`
  position: absolute;
  inset: 100% 0 auto auto;
  padding-top: 2px;
  font: var(--text-meta);
  color: var(--ink-soft);
  text-decoration: underline 2px var(--accent);
  text-underline-offset: 4px;

  @media print {
    display: none;
  }
`;

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
