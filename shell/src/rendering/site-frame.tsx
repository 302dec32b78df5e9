import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { DonationCorner } from '../donation/DonationCorner.tsx';
import { Footer } from '../frame/Footer.tsx';
import type { FrameFacts } from '../frame/frame-facts.ts';
import type { FrameHtml } from '../frame/frame-html.ts';
import { Masthead } from '../frame/Masthead.tsx';
import { isInNavigation } from '../frame/navigation.ts';
import { sectionOf } from '../frame/section-of.ts';
import { QaBanner } from '../qa/QaBanner.tsx';
import { renderStyled, type StyledHtml } from './recorded-styles.ts';

/** The frame of a page, and the rules of its parts. */
export interface SiteFrameHtml {
  frame: FrameHtml;
  styles: StyledHtml['styles'];
}

/** More days and sections than there are at a time. */
const MOST = 100;

const known = new Map<string, SiteFrameHtml>();

/** The frame around a page. It is the same for all pages of a section on a day, so it is rendered once for them. */
export function siteFrame(facts: FrameFacts, url: URL): SiteFrameHtml {
  const usual = usualFrame(facts, url.pathname);
  if (!facts.qa) return usual;
  const qa = render(<QaBanner {...facts.qa} />, url.pathname + url.search);
  return { frame: { ...usual.frame, qa: { __html: qa.html } }, styles: [...usual.styles, ...qa.styles] };
}

function usualFrame({ today, year }: FrameFacts, pathname: string): SiteFrameHtml {
  const here = isInNavigation(pathname) || pathname === '/' ? pathname : '';
  const key = [today, year, here, sectionOf(pathname)].join('|');
  const found = known.get(key);
  if (found) return found;
  const masthead = render(<Masthead today={today} />, pathname);
  const footer = render(<Footer year={year} />, pathname);
  const donation = render(<DonationCorner />, pathname);
  const made: SiteFrameHtml = {
    frame: {
      qa: null,
      masthead: { __html: masthead.html },
      footer: { __html: footer.html },
      donation: { __html: donation.html },
    },
    styles: [masthead, footer, donation].flatMap(({ styles }) => styles),
  };
  const [oldest] = known.keys();
  if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
  known.set(key, made);
  return made;
}

function render(element: ReactElement, location: string): StyledHtml {
  return renderStyled(<StaticRouter location={location}>{element}</StaticRouter>);
}
