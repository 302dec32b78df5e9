import type { Policy } from '@meadowlark/shared/contract/policy.ts';
import {
  keysOf,
  LOADING,
  SECTIONS,
  type FeedKey,
  type OwnPageKey,
  type SampleKey,
  type Section,
} from '@meadowlark/shared/contract/sections.ts';
import type { SectionLook } from '@meadowlark/shared/contract/section-looks.ts';

/** A page of a remote, mounted at a path. */
export interface RemoteRoute {
  kind: 'remote';
  path: string;
  remote: string;
  page: string;
  /** Shown to the reader when the page is late or unavailable. */
  title: string;
  /** Fixed parameters of the page, besides those in the path. */
  params: Readonly<Record<string, string>>;
  policy: Policy;
  /** Query parameters that the page reads. Others do not reach its load and are not part of its cache key. */
  query: readonly string[];
  /** Canonical path, if this route is an alias of another. */
  aliasOf: string | null;
  /** Page of the same remote that most links of this page lead to; its scripts are fetched early. */
  leadsTo?: string;
  /**
   * Announced and shown while the page is late and its `Pending` is not loaded (specification, section 8). Not set for pages
   * that are never late.
   */
  pendingText?: string;
}

/** The page of a guest. */
export interface GuestRoute extends RemoteRoute {
  /** Minimum height of its room in CSS pixels, so that nothing moves when it arrives. */
  roomHeight: number;
}

export function isGuest(route: Route): route is GuestRoute {
  return 'roomHeight' in route;
}

/** A block of a remote, placed on a page of the shell. */
export interface BlockPlacement {
  remote: string;
  block: string;
  title: string;
  policy: Policy;
  /** Page of the same remote that most links of the block lead to. */
  leadsTo?: string;
}

/** Places for blocks on the front page. */
export type HomeSlot = 'local' | 'brief' | 'video' | 'national' | 'updates';

/** A page of the shell that consists of blocks. */
export interface HomeRoute {
  kind: 'home';
  path: '/';
  blocks: Readonly<Record<HomeSlot, BlockPlacement>>;
  policy: Policy;
  query: readonly string[];
  pendingText: string;
}

export type Route = RemoteRoute | HomeRoute;

/**
 * A subtree of addresses that belongs to a remote. Its releases say which pages are there (`routes` in release.json):
 * the team adds, renames and removes them without a release of the shell.
 */
export interface Grant {
  /** The address at the top: `/weather` grants it and all below. */
  path: string;
  remote: string;
  /** Shown while a page of the subtree loads, and when its pages are unknown. */
  title: string;
  /** Default and limit of its pages: no page has a later deadline, or a shorter fresh time. */
  policy: Policy;
  /** Maximum number of pages. */
  pages: number;
  /** Where its pages may appear in the menu, and how many. */
  menu: { group: MenuGroup; links: number };
  /**
   * Where its releases come from, as `provenance` in release.json says: `github.com/owner/name`, and the workflow's file in
   * it. Without it, the gate does not check.
   */
  from?: { repository: string; workflow?: string };
}

/** A group of sections in the menu. */
export type MenuGroup = SectionLook['group'];

/*
 * Links, "See All", accordions, pictures and embeds are plain HTML or run by the shell for all units, so a unit made only
 * of those is never hydrated on the first view.
 */

/** News changes during the day. After the deadline readers see the frame and a placeholder. */
const NEWS: Policy = { deadlineMs: 1000, hydrate: 'never', freshSeconds: 60 };
/** Pages whose text changes only with a release or an edit. */
const TEXT: Policy = { deadlineMs: 1000, hydrate: 'never', freshSeconds: 300 };
/** A plain GET form; once hydrated, it filters as the reader types. */
const SEARCH: Policy = { ...TEXT, hydrate: 'idle' };
/** Pages with controls that need a script. */
const ENHANCED: Policy = { ...TEXT, hydrate: 'load' };

function categoryPage(category: FeedKey | SampleKey, name: string, policy: Policy): RemoteRoute {
  return { ...page(`/${category}`, 'news', name, SECTIONS[category].title, policy), params: { category } };
}

const BLOG: RemoteRoute = {
  ...page('/blog', 'blog', 'listing', 'The blog', TEXT),
  query: ['page', 'keyword'],
  leadsTo: 'post',
  pendingText: 'Loading blogs...',
};

/** The remote and policy of all other sections, whose pages are named after them. */
const OWN_PAGES: Readonly<Record<Exclude<OwnPageKey, 'blog'>, readonly [remote: string, policy: Policy]>> = {
  events: ['media', TEXT],
  radio: ['media', ENHANCED],
  community: ['static', TEXT],
  opinion: ['static', ENHANCED],
  books: ['static', TEXT],
};

const PRIVACY = page('/privacy-policy', 'static', 'privacy', 'Privacy Policy', TEXT);
const SAVED = page('/saved', 'static', 'saved', 'Saved Stories', TEXT);
const TERMS = page('/terms-of-service', 'static', 'terms', 'Terms of Service', TEXT);

export const HOME: HomeRoute = {
  kind: 'home',
  path: '/',
  policy: NEWS,
  query: [],
  pendingText: LOADING,
  blocks: {
    local: { ...block('news', 'front-local', 'Local News'), leadsTo: 'article' },
    brief: { ...block('news', 'front-brief', 'News in brief'), leadsTo: 'article' },
    video: block('media', 'featured-video', 'Featured Video'),
    national: { ...block('news', 'front-national', 'National News'), leadsTo: 'article' },
    updates: block('media', 'latest-updates', 'Latest Updates'),
  },
};

/** The pages about the paper itself. */
export const PAPER_PAGES = [
  page('/partners', 'static', 'partners', 'Partners', TEXT),
  { ...page('/faq', 'static', 'faq', 'Questions and answers', SEARCH), query: ['q'] },
  page('/contact', 'static', 'contact', 'Contact Us', TEXT),
  page('/about', 'static', 'about', 'About Us', TEXT),
  PRIVACY,
  TERMS,
  { ...PRIVACY, path: '/privacy', aliasOf: PRIVACY.path },
  { ...TERMS, path: '/terms', aliasOf: TERMS.path },
  page('/advertise', 'static', 'advertise', 'Advertise with Us', TEXT),
  {
    ...page('/search', 'search', 'results', 'Search', NEWS),
    query: ['q', 'section', 'when', 'page'],
    pendingText: 'Searching...',
  },
  { ...page('/archive', 'search', 'days', 'Archive by Day', NEWS), leadsTo: 'day' },
  page('/sources', 'search', 'sources', 'Where our news comes from', NEWS),
  page('/corrections', 'blog', 'corrections', 'Corrections', TEXT),
  SAVED,
  // Shown without a network instead of a page that is not kept.
  { ...page('/offline', 'static', 'offline', 'Not on this device', TEXT), aliasOf: SAVED.path },
] as const;

export type PaperPath = (typeof PAPER_PAGES)[number]['path'];

/** All routes of the site (specification, section 2). Any other path is the not-found page. */
export const ROUTES: readonly Route[] = [
  HOME,
  ...keysOf('feed').map((category): RemoteRoute => {
    const { loading = LOADING }: Section = SECTIONS[category];
    return { ...categoryPage(category, 'category', NEWS), leadsTo: 'article', pendingText: loading };
  }),
  ...keysOf('samples').map((category) => categoryPage(category, 'sample-category', TEXT)),
  BLOG,
  ...Object.entries(OWN_PAGES).map(([key, [remote, policy]]) =>
    page(`/${key}`, remote, key, SECTIONS[key as OwnPageKey].title, policy),
  ),
  ...PAPER_PAGES,
  { ...page('/article/:id', 'news', 'article', 'This story', NEWS), pendingText: LOADING },
  page('/archive/:year/:month/:day', 'search', 'day', 'The paper of that day', NEWS),
  { ...page('/blog/:slug', 'blog', 'post', 'This post', TEXT), pendingText: 'Loading blog...' },
];

/** What a remote is granted, unless it needs more. */
const SUBTREE = { policy: TEXT, pages: 20, menu: { group: 'Life', links: 1 } } as const;

/**
 * The subtrees of remotes. A release can name any address for its pages, so this list decides which remote owns which:
 * without it, a team could take the pages of another (docs/adr/0023-granted-routes.md). Routes of the table above have
 * precedence.
 */
export const GRANTS: readonly Grant[] = [
  { path: '/weather', remote: 'weather', title: 'Weather', ...SUBTREE },
  // Reserved, so that `npm run new-remote traffic` needs no release of the shell. Not found until that remote has a release.
  { path: '/traffic', remote: 'traffic', title: 'Traffic', ...SUBTREE },
];

/**
 * Pages of guests: remotes built with other tools (docs/guests.md). Such an address exists while the edition names a release
 * of the guest; otherwise it is not found.
 */
export const GUESTS: readonly GuestRoute[] = [
  guest('/crossword', 'crossword', 'crossword', 'The crossword', 'Six words from a newsroom.', 560),
  guest('/quiz', 'quiz', 'quiz', 'The quiz', 'Five questions about Nebraska.', 1280),
];

/** The page with a bulletin for all pages: a line in the masthead, and alerts (`bulletin.ts` of its remote). */
export const BULLETIN_PATH = '/weather';
/** Whose page that is. Pages of an edition without it do not show its line. */
export const BULLETIN_REMOTE = 'weather';

/** Every possible address. */
export const ALL_ROUTES: readonly Route[] = [...ROUTES, ...GUESTS];

function page<Path extends string>(
  path: Path,
  remote: string,
  name: string,
  title: string,
  policy: Policy,
): RemoteRoute & { path: Path } {
  return { kind: 'remote', path, remote, page: name, title, params: {}, policy, query: [], aliasOf: null };
}

function block(remote: string, name: string, title: string): BlockPlacement {
  return { remote, block: name, title, policy: NEWS };
}

/**
 * `path` has no parameters. From `params`, the guest's release makes its head and its room; the standfirst is also the
 * description for search engines.
 */
function guest(
  path: string,
  remote: string,
  name: string,
  title: string,
  standfirst: string,
  roomHeight: number,
): GuestRoute {
  const pendingText = `Loading ${title.toLowerCase()}...`;
  const withoutScripts = `${title} needs scripts, which are off here.`;
  return {
    ...page(path, remote, name, title, ENHANCED),
    params: { path, title, standfirst, pendingText, withoutScripts },
    roomHeight,
    pendingText,
  };
}
