import { styled } from 'styled-components';
import { MenuToggle } from './Menu.tsx';
import { SECTION_ROW } from './menu-links.ts';
import { NavigationAnchor } from './NavigationAnchor.tsx';

/** The sections in one row, on screens wide enough for all of them. */
export function SectionRow() {
  return (
    <Row aria-label="Sections">
      {SECTION_ROW.map((link) => (
        <NavigationAnchor key={link.href} link={link} />
      ))}
      <MenuToggle>More</MenuToggle>
    </Row>
  );
}

const Row = styled.nav`
  display: none;

  @media (min-width: 80em) {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: var(--s-2);
    border-top: 1px solid var(--rule);

    /* Each part moves those before it, so the row is shown when what follows it arrives. Not when the last part does: at first
       it has no words. */
    :not(:has(+ div)) > & {
      visibility: hidden;
    }

    & > a,
    & > button {
      display: flex;
      align-items: center;
      min-height: var(--tap);
      font: var(--text-ui);
      font-weight: 550;
    }

    /* Gold: the bar in the section's hue belongs to the page head. */
    & > a:hover,
    & > a[aria-current] {
      text-decoration-line: underline;
      text-underline-offset: 6px;
    }

    & > a[aria-current] {
      font-weight: 700;
    }

    & > button::after {
      content: '';
      width: 7px;
      height: 7px;
      margin: -4px 2px 0 8px;
      border: solid;
      border-width: 0 2px 2px 0;
      transform: rotate(45deg);
    }
  }
`;
