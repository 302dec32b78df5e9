import { expect, type APIRequestContext } from '@playwright/test';
import { ROUTES, type Route } from '../../../shell/src/routes.ts';
import { PAGES } from './specified-pages.ts';

/** A screen under test, named after its route. */
export interface Screen {
  name: string;
  /** The programs that make it. */
  programs: readonly string[];
  /** Its main heading, if specified. */
  heading?: string | RegExp;
  /** The canonical path of an alias; otherwise null. */
  canonical: string | null;
  /** Its address on a running site; a route with parameters takes its first example from the page that lists it. */
  address: (request: APIRequestContext) => Promise<string>;
}

/** Where the examples of routes with parameters are listed, and how their links begin. */
const EXAMPLES: Readonly<Record<string, { list: string; link: string }>> = {
  '/article/:id': { list: '/local-news', link: '/article/' },
  '/blog/:slug': { list: '/blog', link: '/blog/' },
};

/** Pages at addresses that the table grants to remotes. */
const GRANTED: readonly Screen[] = [
  {
    name: '/weather',
    programs: ['weather'],
    heading: 'Weather',
    canonical: null,
    address: async () => '/weather',
  },
];

/** Every route of the shell's table, pages at granted addresses, and the page for an address that no route knows. */
export const SCREENS: readonly Screen[] = [
  ...ROUTES.map(screenOf),
  ...GRANTED,
  {
    name: 'an unknown path',
    programs: ['shell'],
    heading: 'Oops! Page not found',
    canonical: null,
    address: async () => '/no/such/page',
  },
];

/** The tags of tests of a screen: `npm test -- --changed` runs those of the programs that changed. */
export function tagsOf({ programs }: Screen): string[] {
  return programs.map((program) => `@${program}`);
}

/** Screens by their first program. A test that opens them one after the other needs only one tab. */
export function byProgram(
  screens: readonly Screen[],
): { program: string; tag: string[]; screens: Screen[] }[] {
  const programs = [...new Set(screens.map((one) => one.programs[0] ?? ''))];
  return programs.map((program) => {
    const own = screens.filter((one) => one.programs[0] === program);
    return { program, tag: [...new Set(own.flatMap(tagsOf))], screens: own };
  });
}

/** Routes that show more than other routes of the same unit. */
const SHOW_MORE = new Set(['/world-news']);

/** One screen per exposed page, and those of the shell: for checks that do not depend on text or section color. */
export const DISTINCT_SCREENS: readonly Screen[] = SCREENS.filter(({ name }, i) => {
  const unitAt = (path: string) => unitOf(ROUTES.find((route) => route.path === path));
  const isGranted = GRANTED.some((one) => one.name === name);
  return (
    isGranted ||
    SHOW_MORE.has(name) ||
    SCREENS.findIndex((one) => !GRANTED.includes(one) && unitAt(one.name) === unitAt(name)) === i
  );
});

/** The screens for which `npm test` runs the whole visit: of each program, and of each kind of page. */
const SAMPLED = new Set([
  '/',
  '/local-news',
  '/article/:id',
  '/blog',
  '/blog/:slug',
  '/faq',
  '/contact',
  '/opinion',
  '/radio',
  '/weather',
  '/search',
  '/saved',
]);

/** Programs whose pages all count as sampled, because `npm test -- --changed` found changes in them. */
const CHANGED = new Set(process.env['E2E_CHANGED']?.split(','));

/** Whether this run has the long tests of a screen; `npm run test:all` has those of all. */
export function isSampled({ name, programs }: Screen): boolean {
  return SAMPLED.has(name) || programs.some((program) => CHANGED.has(program));
}

function screenOf(route: Route): Screen {
  const page = PAGES.find(({ path }) => path === route.path);
  return {
    name: route.path,
    programs: programsOf(route),
    ...(page && { heading: page.heading }),
    canonical: page?.canonical ?? null,
    address: addressOf(route.path),
  };
}

function programsOf(route: Route): string[] {
  if (route.kind === 'remote') return [route.remote];
  return ['shell', ...new Set(Object.values(route.blocks).map(({ remote }) => remote))];
}

function unitOf(route: Route | undefined): string {
  if (!route) return 'not found';
  return route.kind === 'home' ? 'home' : `${route.remote}/${route.page}`;
}

function addressOf(path: string): Screen['address'] {
  if (path.startsWith('/archive/')) return keptDay;
  const example = EXAMPLES[path];
  if (!example) return async () => path;
  return async (request) => {
    const html = await (await request.get(example.list)).text();
    const found = new RegExp(`href="(${example.link}[\\w-]+)"`).exec(html)?.[1];
    if (found === undefined) throw new Error(`${example.list} lists no example of ${path}.`);
    return found;
  };
}

/** The archive fills after the response, when a reader has seen a section. */
async function keptDay(request: APIRequestContext): Promise<string> {
  await request.get('/local-news');
  let day = '';
  await expect(async () => {
    const { days } = await (await request.get('/api/search/days')).json();
    day = days[0].day;
  }).toPass();
  return `/archive/${day.replaceAll('-', '/')}`;
}
