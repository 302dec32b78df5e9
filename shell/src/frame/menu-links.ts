import { SECTION_LOOKS, type SectionLook } from '@meadowlark/shared/contract/section-looks.ts';
import { SECTIONS, type SectionKey } from '@meadowlark/shared/contract/sections.ts';
import { PARTNERS, SITE } from '@meadowlark/shared/site.ts';
import { phoneHref } from '@meadowlark/shared/text/phone-href.ts';
import type { GrantedLink } from '../composition/granted-routes.ts';
import { PAPER_PAGES, type PaperPath } from '../routes.ts';

export interface MenuLink {
  href: string;
  text: string;
}

/** An item without a link yet. */
interface PlannedLink {
  href: null;
  text: string;
}

export type MenuItem = MenuLink | PlannedLink;

export interface NavigationGroup {
  title: string;
  links: readonly MenuItem[];
}

const SECTION_KEYS = Object.keys(SECTIONS) as SectionKey[];

/** The row below the nameplate on wide screens. */
export const SECTION_ROW: readonly MenuLink[] = SECTION_KEYS.flatMap((key) => {
  const { row } = SECTION_LOOKS[key];
  return row === undefined ? [] : [{ href: `/${key}`, text: row }];
});

/** The panel of "Sections" and "More": all pages, by group. */
export const MENU: readonly NavigationGroup[] = [
  groupOfSections('News'),
  groupOfSections('Life'),
  groupOfSections('Voices'),
  {
    title: 'The paper',
    links: [
      page('/about'),
      page('/contact'),
      page('/partners'),
      page('/faq', 'FAQ'),
      page('/advertise', 'Advertise'),
      page('/archive'),
      page('/sources', 'Our Sources'),
      page('/saved'),
      ...PARTNERS.map(({ name, url }) => ({ href: url, text: name })),
    ],
  },
];

export const FOOTER: readonly NavigationGroup[] = [
  {
    title: 'The paper',
    links: [
      page('/about'),
      page('/contact'),
      page('/corrections'),
      page('/advertise', 'Advertise'),
      page('/partners'),
      page('/faq', 'FAQ'),
      page('/sources', 'Our Sources'),
    ],
  },
  {
    title: 'Read',
    links: [
      section('local-news'),
      section('national-news'),
      section('opinion'),
      section('blog'),
      section('archives'),
      page('/archive'),
      page('/saved'),
    ],
  },
  {
    title: 'Listen, go, meet',
    links: [section('radio'), section('events'), section('community'), section('books')],
  },
  {
    title: 'Reach us',
    links: [
      { href: `mailto:${SITE.contact.editorial}`, text: SITE.contact.editorial },
      { href: phoneHref(SITE.contact.phone), text: SITE.contact.phone },
      ...SITE.social.map((name) => ({ href: null, text: `${name} (placeholder)` })),
    ],
  },
];

/** Both addresses of each legal page, in the order of the specification. */
export const LEGAL: readonly MenuLink[] = [
  page('/privacy-policy'),
  page('/terms-of-service'),
  page('/privacy', 'Privacy'),
  page('/terms', 'Terms'),
];

const PATHS: ReadonlySet<string | null> = new Set(
  [SECTION_ROW, LEGAL, ...[...MENU, ...FOOTER].map(({ links }) => links)].flat().map(({ href }) => href),
);

/** Whether a link of the frame leads to this path. */
export function isInMenu(pathname: string, granted: readonly GrantedLink[]): boolean {
  return PATHS.has(pathname) || granted.some(({ href }) => href === pathname);
}

/** The panel with the links of granted addresses, each at the end of its group. */
export function menuWith(granted: readonly GrantedLink[]): readonly NavigationGroup[] {
  return MENU.map(({ title, links }) => ({
    title,
    links: [...links, ...granted.filter(({ group }) => group === title)],
  }));
}

function groupOfSections(group: SectionLook['group']): NavigationGroup {
  return {
    title: group,
    links: SECTION_KEYS.filter((key) => SECTION_LOOKS[key].group === group).map(section),
  };
}

function section(key: SectionKey): MenuLink {
  return { href: `/${key}`, text: SECTION_LOOKS[key].menu ?? SECTIONS[key].title };
}

/** A page of the paper itself, under the title of its route or another one. */
function page(path: PaperPath, text = titleOf(path)): MenuLink {
  return { href: path, text };
}

function titleOf(path: PaperPath): string {
  return PAPER_PAGES.find((route) => route.path === path)?.title ?? '';
}
