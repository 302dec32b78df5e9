import { isDeepStrictEqual } from 'node:util';
import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { settingsOf } from '@meadowlark/shared/contract/settings.ts';
import { FIXTURE_SETTINGS, fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { lostInJson } from '@meadowlark/shared/standalone/lost-in-json.ts';
import { routeFinder, type RouteMatch } from '../../src/composition/find-route.ts';
import type { MountedView, UnitComponent } from '../../src/composition/mounted-view.ts';
import { blockUnit, pageUnit, unitKey, type UnitRef } from '../../src/composition/unit.ts';
import type { BlockView, BlockViews, View } from '../../src/composition/view.ts';
import type { BrowserRelease } from '../../src/composition/page-state.ts';
import {
  isGuest,
  type BlockPlacement,
  type HomeRoute,
  type HomeSlot,
  type RemoteRoute,
  type Route,
} from '../../src/routes.ts';
import { browserRelease } from '../../server/composer/browser-side.ts';
import { checkedHead } from '../../server/composer/view/checked-head.ts';
import type { EditionCode } from './edition-code.ts';
import { renderAlone, renderPlaced } from './render-page.ts';
import { FRONT_WITH_BLOCKS, type TestCase } from './test-case.ts';
import type { MadePage, Rendered } from './sandbox-messages.ts';

/** Loads a unit from its fixture and renders the page that shows it: for a block, the front page. */
export async function renderTestCase(code: EditionCode, testCase: TestCase): Promise<Rendered> {
  const started = performance.now();
  const rendered = await (testCase.remote === 'shell'
    ? renderOwn(code, testCase)
    : renderUnit(code, testCase));
  const seconds = (performance.now() - started) / 1000;
  return { misplaced: null, lost: null, dataLength: 0, ...rendered, seconds, globals: code.changedGlobals() };
}

type Made = MadePage & Partial<Pick<Rendered, 'misplaced' | 'lost' | 'dataLength'>>;

function renderUnit(code: EditionCode, testCase: TestCase): Promise<Made> {
  const fixture = code.fixture(testCase, testCase.fixture);
  return testCase.kind === 'page'
    ? renderPageUnit(code, testCase, fixture)
    : renderBlock(code, testCase, fixture);
}

async function renderPageUnit(code: EditionCode, testCase: TestCase, fixture: Fixture): Promise<Made> {
  const { shell } = code;
  const remote = code.remote(testCase.remote);
  const unit = remote.module.pages[testCase.name];
  if (!unit) throw new Error(`"server.cjs" has no page "${testCase.name}", although release.json says so.`);
  const context = stageContext(testCase.remote, fixture);
  const { status, data } = await unit.load(context);
  const head = checkedHead(unit.head(data, context));
  const { granted } = code;
  const { pathname } = context.url;
  const match = shell.module.matchRoute(pathname) ?? routeFinder(granted.routes)(pathname);
  const { route, misplaced } = placeOf([...shell.module.routes, ...granted.routes], testCase, fixture, match);
  const ofData = factsOf(data);
  const isGranted = route && granted.routes.includes(route);
  const view: View = { kind: 'page', status, head, data, ...(isGranted && { route }) };
  const own = unit.Page as UnitComponent;
  if (!route) return { ...renderAlone(code, own, view, context.url), misplaced, ...ofData };
  const Component = isGuest(route) ? shell.module.inGuestFrame(route, own) : own;
  const page = await renderPlaced(code, {
    url: context.url,
    policy: route.policy,
    mounted: mounted(view, testCase, Component, browserRelease(remote)),
    unit: { Component, data, status },
  });
  return { ...page, misplaced, ...ofData };
}

async function renderBlock(code: EditionCode, testCase: TestCase, fixture: Fixture): Promise<Made> {
  const { Component, status, data, release } = await loadBlock(code, testCase, fixture);
  const ofData = factsOf(data);
  const home = homeOf(code.shell.module.routes);
  const slot = placements(home).find(
    ([, placement]) => unitKey(blockUnit(placement)) === unitKey(testCase),
  )?.[0];
  const url = new URL('/', FIXTURE_SETTINGS.origin);
  const view = frontView(code, slot ? { [slot]: { state: 'ready', data } } : {});
  if (!home || !slot)
    return { ...renderAlone(code, Component, { ...view, kind: 'page', data }, url), ...ofData };
  const page = await renderPlaced(code, {
    url,
    policy: home.blocks[slot].policy,
    mounted: mounted(view, testCase, Component, release),
    unit: { Component, data, status },
  });
  return { ...page, ...ofData };
}

async function loadBlock(code: EditionCode, ref: UnitRef, fixture: Fixture) {
  const remote = code.remote(ref.remote);
  const unit = remote.module.blocks[ref.name];
  if (!unit) throw new Error(`"server.cjs" has no block "${ref.name}", although release.json says so.`);
  const { status, data } = await unit.load(stageContext(ref.remote, fixture));
  return { Component: unit.Block as UnitComponent, status, data, release: browserRelease(remote) };
}

function factsOf(data: unknown): Pick<Rendered, 'lost' | 'dataLength'> {
  const lost = lostInJson({ data });
  // Circular data has no length.
  return { lost, dataLength: lost === null ? JSON.stringify({ data }).length : 0 };
}

/** A page of the shell itself: the front page, with no block or with all, or the not-found page. */
async function renderOwn(code: EditionCode, { name, fixture }: TestCase): Promise<Made> {
  const { module } = code.shell;
  const front = name === 'front';
  const withBlocks = fixture === FRONT_WITH_BLOCKS.fixture;
  const url = new URL(front ? '/' : '/no-such-page', FIXTURE_SETTINGS.origin);
  const { ready, units, releases } = withBlocks ? await allBlocks(code) : NO_BLOCKS;
  const view: View = front
    ? frontView(code, ready)
    : { kind: 'not-found', status: 404, head: module.missingHead(url.pathname) };
  const policy = homeOf(module.routes)?.policy ?? { deadlineMs: 1000 };
  const page = await renderPlaced(code, {
    url,
    // It contains no unit to hydrate.
    policy: { hydrate: 'never', deadlineMs: policy.deadlineMs },
    mounted: { view, units, releases },
    unit: null,
  });
  // Errors of a block are found where it is rendered alone.
  return withBlocks ? { ...page, threw: null } : page;
}

interface ShownBlocks extends Pick<MountedView, 'units' | 'releases'> {
  ready: Partial<BlockViews>;
}

const NO_BLOCKS: ShownBlocks = { ready: {}, units: new Map(), releases: {} };

/** The blocks of the front page, each in its first situation. Those that are missing or do not load are left out. */
async function allBlocks(code: EditionCode): Promise<ShownBlocks> {
  const tried = placements(homeOf(code.shell.module.routes)).map(async ([slot, placement]) => {
    const ref = blockUnit(placement);
    return { slot, ref, ...(await loadBlock(code, ref, code.fixture(ref, 0))) };
  });
  const settled = await Promise.allSettled(tried);
  const loaded = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return {
    ready: Object.fromEntries(loaded.map(({ slot, data }) => [slot, { state: 'ready', data }])),
    units: new Map(loaded.map(({ ref, Component }) => [unitKey(ref), { state: 'live', Component }])),
    releases: Object.fromEntries(loaded.map(({ ref, release }) => [ref.remote, release])),
  };
}

function frontView(code: EditionCode, ready: Partial<BlockViews>): Extract<View, { kind: 'home' }> {
  const { module } = code.shell;
  const unavailable: BlockView = { state: 'unavailable' };
  const blocks = Object.fromEntries(
    placements(homeOf(module.routes)).map(([slot]) => [slot, ready[slot] ?? unavailable]),
  );
  return {
    kind: 'home',
    status: 200,
    head: module.homeHead(FIXTURE_SETTINGS.origin),
    blocks: blocks as BlockViews,
  };
}

function mounted(
  view: View,
  testCase: TestCase,
  Component: UnitComponent,
  release: BrowserRelease,
): MountedView {
  return {
    view,
    units: new Map([[unitKey(testCase), { state: 'live', Component }]]),
    releases: { [testCase.remote]: release },
  };
}

/** The load context of a fixture. As in production, the remote has its own settings, and pictures come through this site. */
function stageContext(remote: string, fixture: Fixture): LoadContext {
  return {
    ...fixtureContext(fixture),
    settings: settingsOf(remote, FIXTURE_SETTINGS),
    picture: (address) =>
      /^\/(?!\/)/.test(address) ? address : `/api/picture?url=${encodeURIComponent(address)}`,
  };
}

/** The route at the fixture's path, if one shows the page yet; and why readers do not get the situation there. */
function placeOf(
  routes: readonly Route[],
  testCase: TestCase,
  fixture: Fixture,
  matched: RouteMatch | null,
): { route: RemoteRoute | null; misplaced: string | null } {
  const showsPage = (route: Route | undefined): route is RemoteRoute =>
    route?.kind === 'remote' && unitKey(pageUnit(route)) === unitKey(testCase);
  const route = matched?.route;
  if (matched && showsPage(route)) return { route, misplaced: misfit(fixture, route, matched.params) };
  const misplaced = `is at "${fixture.path}", where no route shows the page.`;
  return { route: null, misplaced: routes.some(showsPage) ? misplaced : null };
}

/** What the fixture passes to `load` but the site does not: then the page works alone, but not for readers. */
function misfit({ path, params }: Fixture, route: RemoteRoute, ofRoute: RouteMatch['params']): string | null {
  const query = new URL(path, FIXTURE_SETTINGS.origin).searchParams.keys();
  // Old shells have routes without `query`.
  const named: readonly string[] | undefined = route.query;
  const unnamed = [...query].find((name) => named && !named.includes(name));
  if (unnamed !== undefined)
    return `reads "${unnamed}" from its query, but ${route.path} does not name it in "query": readers' pages do not get it.`;
  if (isDeepStrictEqual({ ...params }, { ...ofRoute })) return null;
  return `has the params ${JSON.stringify(params)}, but at "${path}" the page of ${route.path} gets ${JSON.stringify(ofRoute)}.`;
}

function homeOf(routes: readonly Route[]): HomeRoute | undefined {
  return routes.find((route) => route.kind === 'home');
}

function placements(home: HomeRoute | undefined): [HomeSlot, BlockPlacement][] {
  return home ? (Object.entries(home.blocks) as [HomeSlot, BlockPlacement][]) : [];
}
