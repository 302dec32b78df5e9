import { useContext } from 'react';
import { styled } from 'styled-components';
import { LinkList } from './LinkList.tsx';
import { MenuContext } from './frame-contexts.ts';

/** All links of the site in four groups; two columns on small screens. */
export function SiteIndex() {
  return (
    <Groups>
      {useContext(MenuContext).map(({ title, links }) => (
        <div key={title}>
          <Title aria-hidden="true">{title}</Title>
          <LinkList title={title} links={links} />
        </div>
      ))}
    </Groups>
  );
}

const Groups = styled.div`
  display: grid;
  /* Two columns; one where large text would break words. */
  grid-template-columns: repeat(auto-fill, minmax(max(8rem, 40%), 1fr));
  gap: var(--s-5);

  a {
    display: flex;
    align-items: center;
    min-height: var(--tap);
    font: var(--hed-6);
    /* Releases can add links too. */
    overflow-wrap: anywhere;
    border-top: 1px solid var(--rule);
  }

  a:hover,
  a[aria-current] {
    text-decoration-line: underline;
  }

  @media (min-width: 48em) {
    grid-template-columns: repeat(4, 1fr);
    gap: var(--s-6);
  }
`;

const Title = styled.p`
  font: var(--text-kicker);
  color: var(--ink-faint);
  padding-bottom: var(--s-1);
`;
