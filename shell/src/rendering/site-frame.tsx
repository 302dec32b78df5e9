import type { ReactElement } from 'react';
import type { GrantedLink } from '../composition/granted-routes.ts';
import { LocationContext, requestedLocation } from '../composition/page-location.ts';
import { DonationCorner } from '../features/donation/DonationCorner.tsx';
import { Footer } from '../frame/Footer.tsx';
import { MenuContext, SectionContext } from '../frame/frame-contexts.ts';
import type { FrameFacts } from '../frame/frame-facts.ts';
import type { FrameHtml } from '../frame/frame-html.ts';
import { Masthead } from '../frame/Masthead.tsx';
import { Menu } from '../frame/Menu.tsx';
import { isInMenu, menuWith } from '../frame/menu-links.ts';
import { QaBanner } from '../features/qa/QaBanner.tsx';
import { keptOrMade } from './kept-or-made.ts';
import { renderStyled, type StyledHtml } from './styles/recorded-styles.ts';
import { STYLES_PLACE } from './styles/styles-in-place.ts';

/** The frame of a page, and its style rules. */
interface SiteFrameHtml {
  frame: FrameHtml;
  styles: StyledHtml['styles'];
}

/** More than all sections of several days. */
const MOST = 100;

const rendered = new Map<string, SiteFrameHtml>();

/**
 * The frame around a page, rendered once for all pages of a section on a day. `section` comes from the page's head; it
 * counts as none if no link of the frame leads to it.
 */
export function siteFrame(facts: FrameFacts, url: URL, section?: string): SiteFrameHtml {
  const { granted = [] } = facts;
  const known = section !== undefined && isInMenu(section, granted) ? section : null;
  const usual = usualFrame(facts, url.pathname, known);
  if (!facts.qa) return usual;
  const qa = render(<QaBanner {...facts.qa} />, { url, section: known, granted });
  return {
    ...usual,
    frame: { ...usual.frame, qa: { __html: qa.html } },
    styles: [...usual.styles, ...qa.styles],
  };
}

function usualFrame(
  { today, year, weather, granted = [] }: FrameFacts,
  pathname: string,
  section: string | null,
): SiteFrameHtml {
  const here = isInMenu(pathname, granted) || pathname === '/' ? pathname : '';
  const key = JSON.stringify([today, year, weather, here, section, granted]);
  return keptOrMade(rendered, MOST, key, () => {
    const place: Place = { url: { pathname, search: '' }, section, granted };
    const masthead = render(<Masthead today={today} weather={weather} />, place);
    const menu = render(<Menu />, place);
    const footer = render(<Footer year={year} />, place);
    const donation = render(<DonationCorner />, place);
    return {
      frame: {
        qa: null,
        breaking: { __html: '' },
        masthead: { __html: masthead.html + STYLES_PLACE },
        menu: { __html: menu.html },
        footer: { __html: footer.html },
        donation: { __html: donation.html },
      },
      styles: [masthead, menu, footer, donation].flatMap(({ styles }) => styles),
    };
  });
}

interface Place {
  url: Pick<URL, 'pathname' | 'search'>;
  section: string | null;
  granted: readonly GrantedLink[];
}

function render(element: ReactElement, { url, section, granted }: Place): StyledHtml {
  return renderStyled(
    <LocationContext value={requestedLocation(url)}>
      <SectionContext value={section}>
        <MenuContext value={menuWith(granted)}>{element}</MenuContext>
      </SectionContext>
    </LocationContext>,
  );
}
