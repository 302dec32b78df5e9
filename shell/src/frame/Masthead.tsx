import { Oxford } from '@meadowlark/shared/design/layout/Oxford.tsx';
import { NameplateDrawings } from '@meadowlark/shared/design/pictures/Wordmark.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { usePageLocation } from '../composition/page-location.ts';
import { styled } from 'styled-components';
import { DateLine } from './DateLine.tsx';
import { MenuSign, MenuWord, SmallMenuToggle } from './Menu.tsx';
import { Nameplate } from './Nameplate.tsx';
import { MastheadSearch } from '../features/search/SearchField.tsx';
import { SectionRow } from './SectionRow.tsx';

/** The masthead: nameplate, toggles of the menu, date line, search and sections. Larger on the front page. */
export function Masthead({ today, weather }: { today: string; weather: string | undefined }) {
  const front = usePageLocation().pathname === '/';
  return (
    <Head data-front={front || undefined}>
      <Wrap>
        <Bar>
          <Nameplate />
          <SmallMenuToggle>
            <MenuWord>
              <span>Sections</span>
              <span>Close</span>
            </MenuWord>
            <MenuSign aria-hidden="true" />
          </SmallMenuToggle>
          <DateLine today={today} weather={weather} />
          <MastheadSearch label="Search the paper" />
        </Bar>
        <SectionRow />
      </Wrap>
      <Wrap>
        <Oxford />
        {/* The count of new stories since the last visit: written by `visits/mark-new-stories.ts`, styled by late.css. */}
        <p data-since="" />
      </Wrap>
      {/* Last, so that the first text is painted a frame earlier (docs/adr/0020-first-paint.md). */}
      <NameplateDrawings />
    </Head>
  );
}

/** Parts keep their places while later parts are still arriving: no row or column depends on what comes later. */
const Bar = styled.div`
  display: grid;
  grid-template: 64px auto / minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--s-2);

  /* A phone with very large text: beside the toggle the name would be too small to read. */
  @media (max-width: 12.99em) {
    grid-template-columns: minmax(0, 1fr);
  }

  @media (min-width: 48em) {
    grid-template-rows: 80px auto;
  }

  @media (min-width: 80em) {
    grid-template: minmax(96px, auto) / minmax(0, 1fr) 15.25rem 10.5rem 7.5rem;
  }
`;

const Head = styled.header`
  border-top: 4px solid var(--accent);

  @media (min-width: 80em) {
    &[data-front] ${Bar} {
      grid-template: minmax(136px, auto) / minmax(15rem, 1fr) auto minmax(0, 1fr);
    }
  }
`;
