import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { styled } from 'styled-components';
import { LinkList } from './LinkList.tsx';
import { MENU } from './navigation.ts';

/** All links of the site in four columns. Opened by a `<details>`, so it works before and without scripts. */
export function MenuPanel() {
  return (
    <Panel aria-label="All sections">
      <Groups>
        {MENU.map(({ title, links }) => (
          <div key={title}>
            <Title aria-hidden="true">{title}</Title>
            <LinkList title={title} links={links} />
          </div>
        ))}
      </Groups>
    </Panel>
  );
}

const Panel = styled.nav`
  position: absolute;
  left: 0;
  right: 0;
  z-index: 5;
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

const Groups = styled(Wrap)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s-5);

  a {
    display: flex;
    align-items: center;
    min-height: var(--tap);
    font: var(--hed-6);
    border-top: 1px solid var(--rule);
  }

  a:hover,
  a[aria-current] {
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 4px;
  }

  @media (min-width: 768px) {
    grid-template-columns: repeat(4, 1fr);
    gap: var(--s-6);
  }

  @media (min-width: 1280px) {
    width: auto;
  }
`;

const Title = styled.p`
  font: var(--text-kicker);
  color: var(--ink-faint);
  padding-bottom: var(--s-1);
`;
