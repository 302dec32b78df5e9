import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { styled } from 'styled-components';
import { SiteIndex } from './SiteIndex.tsx';

/** The panel of all links. Opened by a `<details>`, so it works before and without scripts. */
export function MenuPanel() {
  return (
    <Panel aria-label="All sections">
      <Inside>
        <SiteIndex />
      </Inside>
    </Panel>
  );
}

const Panel = styled.nav`
  position: absolute;
  left: 0;
  right: 0;
  z-index: 9;
  background: var(--ground-raised);
  border-block: 1px solid var(--rule);
  box-shadow: var(--lift);
  padding-block: var(--s-5) var(--s-6);

  @media (min-width: 1280px) {
    top: 100%;
    inset-inline: calc(-1 * var(--s-6));
    padding-inline: var(--s-6);
  }
`;

const Inside = styled(Wrap)`
  @media (min-width: 1280px) {
    width: auto;
  }
`;
