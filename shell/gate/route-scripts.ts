import type { Policy } from '@meadowlark/shared/contract/policy.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import { blockUnit, pageUnit, type UnitRef } from '../src/composition/unit.ts';
import type { Route } from '../src/routes.ts';
import { BUDGETS } from '../../build/bytes/budgets.ts';

/** A script of one of several releases. */
export interface ReleaseFile {
  /** Name of the release. */
  name: string;
  /** Path in it. */
  file: string;
}

/** Scripts that a browser fetches for one page view, each file once. */
interface RouteScripts {
  /** While the shell sleeps. */
  asleep: readonly ReleaseFile[];
  /** After everything is awake, including those of `asleep`. */
  awake: readonly ReleaseFile[];
}

/** The budget of a page view of the route. Extras that its units need, and guests, have their own budgets. */
export function routeBudget(
  route: Route,
  releases: ReadonlyMap<string, Release>,
): Readonly<Record<'asleep' | 'awake', number>> {
  const { asleep, awake } = route.kind === 'home' ? BUDGETS.frontPage : BUDGETS.route;
  const budgets: Readonly<Record<string, number>> = BUDGETS.shell;
  const extras = [...neededExtras(route, releases)].reduce((sum, name) => sum + (budgets[name] ?? 0), 0);
  const guests = hydratedUnits(route).filter(({ remote }) => releases.get(remote)?.guest);
  return { asleep, awake: awake + extras + guests.length * BUDGETS.guest };
}

/** Extras loaded while the shell sleeps, when the browser is idle. */
const WHEN_IDLE: ReadonlySet<string> = new Set(['reader']);
/**
 * Extras that most page views do not load: for staff; for one reader in ten (vitals); on few pages (receipt, saved,
 * live-post); for readers who request them (offline-worker, reading); by an operator's setting (ads).
 */
const SELDOM: ReadonlySet<string> = new Set(
  'qa inspector vitals receipt saved live-post offline-worker reading ads'.split(' '),
);
/** Extras that only the front page needs. */
const FOR_FRONT: ReadonlySet<string> = new Set(['home']);
/** Extras that are only needed by units that name them. */
const FOR_UNITS: ReadonlySet<string> = new Set(['router', 'guests']);

/**
 * The scripts of a page view of the route with these releases, by name. A missing release or unit counts as no script;
 * other checks report it.
 */
export function routeScripts(route: Route, releases: ReadonlyMap<string, Release>): RouteScripts {
  const shell = releases.get('shell');
  const needed = neededExtras(route, releases);
  const extras = Object.entries(shell?.extras ?? {}).filter(
    ([name]) =>
      !SELDOM.has(name) &&
      (needed.has(name) || !FOR_UNITS.has(name)) &&
      (route.kind === 'home' || !FOR_FRONT.has(name)),
  );
  const whenIdle = extras.filter(([name]) => WHEN_IDLE.has(name));
  const asleep = filesOf(shell, [...(shell ? [shell.entry] : []), ...whenIdle.flatMap(([, files]) => files)]);
  const units = hydratedUnits(route).flatMap(({ remote, kind, name }) => {
    const release = releases.get(remote);
    const unit = release?.[kind === 'page' ? 'pages' : 'blocks'][name];
    return unit ? filesOf(release, [release?.entry ?? '', ...unit.scripts]) : [];
  });
  const awake = filesOf(
    shell,
    extras.flatMap(([, files]) => files),
  );
  return { asleep: once(asleep), awake: once([...asleep, ...awake, ...units]) };
}

/** Extras of the shell that the hydrated units of the route need. */
function neededExtras(route: Route, releases: ReadonlyMap<string, Release>): ReadonlySet<string> {
  const units = hydratedUnits(route).map(
    ({ remote, kind, name }) => releases.get(remote)?.[kind === 'page' ? 'pages' : 'blocks'][name],
  );
  return new Set(units.flatMap((unit) => unit?.extras ?? []));
}

/** Units whose script the first view fetches, at once or later. */
function hydratedUnits(route: Route): UnitRef[] {
  const hydrates = ({ hydrate }: Policy): boolean => hydrate !== 'never';
  if (route.kind === 'remote') return hydrates(route.policy) ? [pageUnit(route)] : [];
  return Object.values(route.blocks)
    .filter(({ policy }) => hydrates(policy))
    .map(blockUnit);
}

function filesOf(release: Release | undefined, files: readonly string[]): ReleaseFile[] {
  return release ? files.map((file) => ({ name: release.name, file })) : [];
}

function once(files: readonly ReleaseFile[]): ReleaseFile[] {
  return [...new Map(files.map((one) => [`${one.name} ${one.file}`, one])).values()];
}
