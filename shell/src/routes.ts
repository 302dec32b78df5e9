import type { Policy } from '@meadowlark/shared/contract/policy.ts';

/** A page of a remote, mounted at a path. */
export interface RemoteRoute {
  kind: 'remote';
  path: string;
  remote: string;
  page: string;
  /** What the reader calls this part of the paper; used where it has to be named while it is away. */
  title: string;
  /** Fixed parameters of the page, besides those in the path. */
  params: Readonly<Record<string, string>>;
  policy: Policy;
  /** Query parameters that the page reads. Others reach no load and make no other page of it, in a cache neither. */
  query: readonly string[];
  /** The address that counts, where this one is a second way to the same page. */
  aliasOf: string | null;
  /** Page of the same remote that most links of this one lead to. */
  leadsTo?: string;
}

/** A block of a remote, placed on a page of the shell. */
export interface BlockPlacement {
  remote: string;
  block: string;
  title: string;
  policy: Policy;
  /** Page of the same remote that most of its links lead to. */
  leadsTo?: string;
}

/** Places for blocks on the front page. */
export type HomeSlot = 'local' | 'video' | 'national' | 'updates';

/** A page of the shell's own, made of blocks. */
export interface HomeRoute {
  kind: 'home';
  path: '/';
  blocks: Readonly<Record<HomeSlot, BlockPlacement>>;
  policy: Policy;
  query: readonly string[];
}

export type Route = RemoteRoute | HomeRoute;

/*
 * Links, "See All", accordions, pictures and embeds are plain HTML or served by the shell for all units alike, so a unit
 * made of those is never hydrated on the first view.
 */

/** News pages move through the day; their readers wait a moment for the wires, then see the frame. */
const NEWS: Policy = { importance: 'essential', deadlineMs: 1000, hydrate: 'never', freshSeconds: 60 };
/** Pages whose text changes with a release or an editor's hand. */
const TEXT: Policy = { importance: 'essential', deadlineMs: 1000, hydrate: 'never', freshSeconds: 300 };
/** A form of the browser's own, which filters while one types once there is time for that. */
const SEARCH: Policy = { ...TEXT, hydrate: 'idle' };
/** Controls that only a script can serve. */
const ENHANCED: Policy = { ...TEXT, hydrate: 'load' };
const BLOCK: Policy = { importance: 'regular', deadlineMs: 1000, hydrate: 'never', freshSeconds: 60 };

const news = (category: string, title: string): RemoteRoute => ({
  ...page(`/${category}`, 'news', 'category', title, NEWS, { category }),
  leadsTo: 'article',
});

const sample = (category: string, title: string): RemoteRoute =>
  page(`/${category}`, 'news', 'sample-category', title, TEXT, { category });

const PRIVACY = page('/privacy-policy', 'static', 'privacy', 'Privacy Policy', TEXT);
const TERMS = page('/terms-of-service', 'static', 'terms', 'Terms of Service', TEXT);

export const HOME: HomeRoute = {
  kind: 'home',
  path: '/',
  policy: NEWS,
  query: [],
  blocks: {
    local: { ...block('news', 'front-local', 'Local News'), leadsTo: 'article' },
    video: block('media', 'featured-video', 'Featured Video'),
    national: { ...block('news', 'front-national', 'National News'), leadsTo: 'article' },
    updates: block('media', 'latest-updates', 'Latest Updates'),
  },
};

/** The whole address space of the site (specification, section 2). Any other path is the not-found page. */
export const ROUTES: readonly Route[] = [
  HOME,
  news('local-news', 'Local News'),
  news('national-news', 'National News'),
  news('world-news', 'World News'),
  news('politics', 'Politics & Government'),
  news('business', 'Business'),
  news('technology', 'Technology & Innovation'),
  news('automotive', 'Automotive & Energy'),
  news('real-estate', 'Real Estate & Housing'),
  sample('health', 'Health & Wellness'),
  sample('sports', 'Sports'),
  sample('arts-culture', 'Arts & Culture'),
  sample('food-dining', 'Food & Dining'),
  sample('lifestyle', 'Lifestyle & Fashion'),
  sample('archives', 'From the Archives'),
  page('/article/:id', 'news', 'article', 'This story', NEWS),
  { ...page('/blog', 'blog', 'listing', 'The blog', TEXT), query: ['page'], leadsTo: 'post' },
  page('/blog/:slug', 'blog', 'post', 'This post', TEXT),
  page('/events', 'media', 'events', 'Local Events', TEXT),
  page('/radio', 'media', 'radio', 'Live Radio', ENHANCED),
  page('/community', 'static', 'community', 'Community', TEXT),
  page('/opinion', 'static', 'opinion', 'Opinion', ENHANCED),
  page('/partners', 'static', 'partners', 'Partners', TEXT),
  { ...page('/faq', 'static', 'faq', 'Questions and answers', SEARCH), query: ['q'] },
  page('/contact', 'static', 'contact', 'Contact Us', TEXT),
  page('/about', 'static', 'about', 'About Us', TEXT),
  PRIVACY,
  TERMS,
  { ...PRIVACY, path: '/privacy', aliasOf: PRIVACY.path },
  { ...TERMS, path: '/terms', aliasOf: TERMS.path },
  page('/advertise', 'static', 'advertise', 'Advertise with Us', TEXT),
  page('/books', 'static', 'books', 'Books', TEXT),
];

function page(
  path: string,
  remote: string,
  name: string,
  title: string,
  policy: Policy,
  params: Readonly<Record<string, string>> = {},
): RemoteRoute {
  return { kind: 'remote', path, remote, page: name, title, params, policy, query: [], aliasOf: null };
}

function block(remote: string, name: string, title: string): BlockPlacement {
  return { remote, block: name, title, policy: BLOCK };
}
