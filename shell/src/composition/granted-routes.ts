import type { Release, ReleaseRoute } from '@meadowlark/shared/contract/release.ts';
import type { Grant, MenuGroup, RemoteRoute, Route } from '../routes.ts';

/** The routes of an edition's releases, by remote. Null: they could not be read. */
export type RoutesOfReleases = Readonly<Record<string, readonly ReleaseRoute[] | null>>;

/** The routes of these releases, from their release.json. */
export function routesOfReleases(releases: Iterable<Release>): RoutesOfReleases {
  const pairs = [...releases].flatMap(({ name, routes }) => (routes ? [[name, routes] as const] : []));
  return Object.fromEntries(pairs);
}

/** A link of the menu to a page at a granted address. */
export interface GrantedLink {
  group: MenuGroup;
  href: string;
  text: string;
}

/** Something in a release that is not granted: the error, and what to do about it. */
interface Refusal {
  remote: string;
  cause: string;
  fix: string;
}

/** The pages of an edition at granted addresses. */
export interface GrantedRoutes {
  /** More specific first: `/weather/radar` before `/weather/:place`. */
  routes: readonly RemoteRoute[];
  menu: readonly GrantedLink[];
  refused: readonly Refusal[];
}

/** The part of a shell that decides about granted addresses. Shells before grants have none. */
interface AddressSpace {
  routes: readonly Route[];
  grants?: readonly Grant[] | undefined;
}

/**
 * The pages of releases at the addresses that a shell grants them. The gate refuses releases with refusals; a server that
 * still gets one leaves out what is not granted, and keeps policies within their limits.
 */
export function grantedRoutes(space: AddressSpace, releases: RoutesOfReleases): GrantedRoutes {
  const parts = Object.entries(releases).map(([remote, named]) => routesOf(space, remote, named ?? []));
  const ranked = parts.flatMap(({ routes }) => routes.map((route) => ({ route, rank: rank(route) })));
  return {
    routes: ranked
      .toSorted((a, b) => Number(a.rank > b.rank) - Number(a.rank < b.rank))
      .map(({ route }) => route),
    menu: parts.flatMap(({ menu }) => menu),
    refused: parts.flatMap(({ refused }) => refused),
  };
}

/** A grant, and what the routes of a release have used of it so far. */
interface Use {
  grant: Grant;
  /** Path of each page by its shape. */
  pages: Map<string, string>;
  links: number;
}

function routesOf(
  { routes: own, grants = [] }: AddressSpace,
  remote: string,
  named: readonly ReleaseRoute[],
): GrantedRoutes {
  const uses = grants
    .filter((grant) => grant.remote === remote)
    .map((grant): Use => ({ grant, pages: new Map(), links: 0 }));
  const fix = fixOf(remote, uses);
  const routes: RemoteRoute[] = [];
  const menu: GrantedLink[] = [];
  const refused: Refusal[] = [];
  for (const route of named) {
    const use = uses.find(({ grant }) => `${route.path}/`.startsWith(`${grant.path}/`));
    const cause = use ? misplacement(route.path, use, own) : outside(route.path, remote, uses);
    if (cause !== null) refused.push({ remote, cause, fix });
    if (!use || cause !== null) continue;
    use.pages.set(shape(route.path), route.path);
    routes.push(effectiveRoute(route, remote, use.grant));
    refused.push(...excesses(route, use).map((excess) => ({ remote, cause: excess, fix })));
    const isLinked = route.menu !== undefined && !route.path.includes(':');
    if (!isLinked || use.links >= use.grant.menu.links) continue;
    use.links += 1;
    menu.push({ group: use.grant.menu.group, href: route.path, text: route.menu ?? '' });
  }
  return { routes, menu, refused };
}

function fixOf(remote: string, uses: readonly Use[]): string {
  return uses.length > 0
    ? `Change "routes" in the rsbuild.config.ts of ${remote}, or request a larger grant from the owners of the shell.`
    : 'Request an entry in GRANTS of shell/src/routes.ts from the owners of the shell, and promote that shell first.';
}

function outside(path: string, remote: string, uses: readonly Use[]): string {
  if (uses.length === 0)
    return `${path} is a page of ${remote}, and the shell grants ${remote} no addresses.`;
  const granted = uses.map(({ grant }) => grant.path).join(' and ');
  return `${path} is outside of ${granted}, the addresses of ${remote}.`;
}

/** Why a page may not have its address, or null. */
function misplacement(path: string, { grant, pages }: Use, own: readonly Route[]): string | null {
  const taken = own.find((route) => overlap(route.path, path));
  if (taken) return `${path} is also an address of ${taken.path}, a route of the shell.`;
  const same = pages.get(shape(path));
  if (same !== undefined) return `${path} is the same address as ${same}.`;
  if (pages.size < grant.pages) return null;
  return `${path} is one page too many: ${grant.path} is granted ${grant.pages}.`;
}

/** What a page requests beyond its grant. It is served without it. */
function excesses({ path, policy = {}, menu }: ReleaseRoute, { grant, links }: Use): string[] {
  const { deadlineMs = 0, freshSeconds = Infinity } = policy;
  const limit = grant.policy;
  const found: string[] = [];
  if (deadlineMs > limit.deadlineMs)
    found.push(`${path} has a deadline of ${deadlineMs} ms; at most ${limit.deadlineMs} ms are granted.`);
  if (freshSeconds < limit.freshSeconds)
    found.push(`${path} is fresh for ${freshSeconds} s; at least ${limit.freshSeconds} s are granted.`);
  if (menu === undefined) return found;
  if (path.includes(':')) found.push(`The menu cannot link to ${path}, because it has a parameter.`);
  else if (links >= grant.menu.links)
    found.push(`${path} is one link in the menu too many: ${grant.path} is granted ${grant.menu.links}.`);
  return found;
}

function effectiveRoute(
  { path, page, title, policy = {}, query = [], leadsTo }: ReleaseRoute,
  remote: string,
  { policy: limit }: Grant,
): RemoteRoute {
  const { deadlineMs, hydrate, freshSeconds } = { ...limit, ...policy };
  return {
    kind: 'remote',
    path,
    remote,
    page,
    title,
    params: {},
    policy: {
      deadlineMs: Math.min(deadlineMs, limit.deadlineMs),
      hydrate,
      freshSeconds: Math.max(freshSeconds, limit.freshSeconds),
    },
    query,
    aliasOf: null,
    ...(leadsTo !== undefined && { leadsTo }),
  };
}

/** Whether a path can match both patterns. Most differ in their first word. */
function overlap(one: string, other: string): boolean {
  if (one[1] !== other[1] && one[1] !== ':') return false;
  const parts = one.split('/');
  const others = other.split('/');
  const fits = (part: string, i: number) =>
    part === others[i] || part.startsWith(':') || others[i]?.startsWith(':') === true;
  return parts.length === others.length && parts.every(fits);
}

/** The pattern, regardless of parameter names. */
function shape(path: string): string {
  return path.replaceAll(/:\w+/g, ':');
}

/** Sorts words before parameters, from the left. */
function rank({ path }: RemoteRoute): string {
  return path
    .split('/')
    .map((part) => (part.startsWith(':') ? 1 : 0))
    .join('');
}
