import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import { styled } from 'styled-components';

const ORGANIZATIONS = [
  { name: 'United Nations', what: 'Peace, law and development', url: 'https://www.un.org/' },
  { name: 'World Health Organization', what: 'Health across borders', url: 'https://www.who.int/' },
  {
    name: 'International Committee of the Red Cross',
    what: 'Protection in war',
    url: 'https://www.icrc.org/',
  },
  { name: 'World Food Programme', what: 'Food where there is none', url: 'https://www.wfp.org/' },
  { name: 'UNICEF', what: 'Children', url: 'https://www.unicef.org/' },
  {
    name: 'International Court of Justice',
    what: 'Disputes between states',
    url: 'https://www.icj-cij.org/',
  },
  { name: 'World Meteorological Organization', what: 'Weather, water, climate', url: 'https://wmo.int/' },
  { name: 'Food and Agriculture Organization', what: 'Farming and fisheries', url: 'https://www.fao.org/' },
] as const;

/** International organizations, on the World News page only (specification, "Feed-driven category pages"). */
export function Organizations() {
  return (
    <section aria-labelledby="organizations">
      <SectionHead title="International organizations" id="organizations" />
      <List>
        {ORGANIZATIONS.map(({ name, what, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
            <span>{what}</span>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0 var(--gap);

  li {
    display: grid;
    align-content: start;
    padding-block: var(--s-2) var(--s-3);
    border-top: 1px solid var(--rule);
  }

  a {
    justify-self: start;
    font: var(--hed-6);
    padding-block: 10px 2px;
    text-decoration-line: underline;
  }

  a:hover {
    text-decoration-thickness: 4px;
  }

  span {
    font: var(--text-meta);
    color: var(--ink-faint);
  }

  @media (min-width: 30em) {
    grid-template-columns: 1fr 1fr;
  }

  @media (min-width: 64em) {
    grid-template-columns: repeat(4, 1fr);
  }
`;
