import { SITE } from '@meadowlark/shared/site.ts';

export interface NavigationLink {
  href: string;
  text: string;
}

interface NavigationGroup {
  title: string;
  links: readonly NavigationLink[];
}

/** The row below the masthead on wide screens. `section` is the key of its hue. */
export const SECTION_ROW: readonly (NavigationLink & { section: string })[] = [
  { href: '/local-news', text: 'Local', section: 'local-news' },
  { href: '/national-news', text: 'National', section: 'national-news' },
  { href: '/world-news', text: 'World', section: 'world-news' },
  { href: '/politics', text: 'Politics', section: 'politics' },
  { href: '/business', text: 'Business', section: 'business' },
  { href: '/technology', text: 'Technology', section: 'technology' },
  { href: '/automotive', text: 'Automotive', section: 'automotive' },
  { href: '/real-estate', text: 'Real Estate', section: 'real-estate' },
  { href: '/health', text: 'Health', section: 'health' },
  { href: '/sports', text: 'Sports', section: 'sports' },
  { href: '/arts-culture', text: 'Arts', section: 'arts-culture' },
  { href: '/food-dining', text: 'Food', section: 'food-dining' },
  { href: '/opinion', text: 'Opinion', section: 'opinion' },
  { href: '/blog', text: 'Blog', section: 'blog' },
];

/** Everything, by kind: the panel behind "Sections" and "More". */
export const MENU: readonly NavigationGroup[] = [
  {
    title: 'News',
    links: [
      { href: '/local-news', text: 'Local News' },
      { href: '/national-news', text: 'National News' },
      { href: '/world-news', text: 'World News' },
      { href: '/politics', text: 'Politics' },
      { href: '/business', text: 'Business' },
      { href: '/technology', text: 'Technology' },
      { href: '/automotive', text: 'Automotive' },
      { href: '/real-estate', text: 'Real Estate' },
    ],
  },
  {
    title: 'Life',
    links: [
      { href: '/health', text: 'Health' },
      { href: '/sports', text: 'Sports' },
      { href: '/arts-culture', text: 'Arts & Culture' },
      { href: '/food-dining', text: 'Food & Dining' },
      { href: '/lifestyle', text: 'Lifestyle' },
      { href: '/books', text: 'Books' },
    ],
  },
  {
    title: 'Voices',
    links: [
      { href: '/opinion', text: 'Opinion' },
      { href: '/blog', text: 'Blog' },
      { href: '/community', text: 'Community' },
      { href: '/events', text: 'Events' },
      { href: '/archives', text: 'From the Archives' },
      { href: '/radio', text: 'Live Radio' },
    ],
  },
  {
    title: 'The paper',
    links: [
      { href: '/about', text: 'About Us' },
      { href: '/contact', text: 'Contact Us' },
      { href: '/partners', text: 'Partners' },
      { href: '/faq', text: 'FAQ' },
      { href: '/advertise', text: 'Advertise' },
      ...SITE.partners.map(({ name, url }) => ({ href: url, text: name })),
    ],
  },
];

export const FOOTER: readonly NavigationGroup[] = [
  {
    title: 'The paper',
    links: [
      { href: '/about', text: 'About Us' },
      { href: '/contact', text: 'Contact Us' },
      { href: '/advertise', text: 'Advertise with Us' },
      { href: '/partners', text: 'Partners' },
      { href: '/faq', text: 'FAQ' },
    ],
  },
  {
    title: 'Read',
    links: [
      { href: '/local-news', text: 'Local News' },
      { href: '/national-news', text: 'National News' },
      { href: '/opinion', text: 'Opinion' },
      { href: '/blog', text: 'Blog' },
      { href: '/archives', text: 'From the Archives' },
    ],
  },
  {
    title: 'Listen, go, meet',
    links: [
      { href: '/radio', text: 'Live Radio' },
      { href: '/events', text: 'Events' },
      { href: '/community', text: 'Community' },
      { href: '/books', text: 'Books' },
    ],
  },
  {
    title: 'Reach us',
    links: [
      { href: `mailto:${SITE.contact.editorial}`, text: SITE.contact.editorial },
      { href: `tel:${SITE.contact.phone.replaceAll(' ', '')}`, text: SITE.contact.phone },
      ...SITE.social.map(({ name, url }) => ({ href: url, text: name })),
    ],
  },
];

/** Both addresses of each legal page, as the specification lists them. */
export const LEGAL: readonly NavigationLink[] = [
  { href: '/privacy-policy', text: 'Privacy Policy' },
  { href: '/terms-of-service', text: 'Terms of Service' },
  { href: '/privacy', text: 'Privacy' },
  { href: '/terms', text: 'Terms' },
];

const PATHS = new Set(
  [SECTION_ROW, LEGAL, ...[...MENU, ...FOOTER].map(({ links }) => links)].flat().map(({ href }) => href),
);

/** Whether a link of the frame leads to this path. */
export function isInNavigation(pathname: string): boolean {
  return PATHS.has(pathname);
}
