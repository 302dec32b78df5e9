import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { settingsOf } from '@meadowlark/shared/contract/settings.ts';
import { FIXTURE_SETTINGS, fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { routeFinder } from '../../../src/composition/find-route.ts';
import type { MountedView, UnitComponent } from '../../../src/composition/mounted-view.ts';
import { pageUnit, unitKey } from '../../../src/composition/unit.ts';
import type { BlockView, BlockViews, View } from '../../../src/composition/view.ts';
import type { HomeRoute, HomeSlot, RemoteRoute, Route } from '../../../src/routes.ts';
import { browserRelease } from '../../composer/view/browser-side.ts';
import { checkedHead } from '../../composer/view/checked-head.ts';
import type { EditionCode } from './edition-code.ts';
import { renderAlone } from './render-alone.ts';
import { renderPlaced } from './render-placed.ts';
import type { TestCase } from './test-case.ts';
import type { Rendered } from './sandbox-messages.ts';

/** Loads a unit from its fixture and renders the page that shows it: for a block, the front page. */
export async function renderTestCase(code: EditionCode, testCase: TestCase): Promise<Rendered> {
  const started = performance.now();
  const rendered = await (testCase.remote === 'shell'
    ? renderOwn(code, testCase.name)
    : renderUnit(code, testCase));
  const seconds = (performance.now() - started) / 1000;
  return { ...rendered, seconds, globals: code.changedGlobals() };
}

type Made = Omit<Rendered, 'seconds' | 'globals'>;

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
  if (!unit) throw new Error(`"server.cjs" has no page "${testCase.name}", though release.json says so.`);
  const context = stageContext(testCase.remote, fixture);
  const { status, data } = await unit.load(context);
  const head = checkedHead(unit.head(data, context));
  const { granted } = code;
  const { pathname } = context.url;
  const match = shell.module.matchRoute(pathname) ?? routeFinder(granted.routes)(pathname);
  const route = routeOf([...shell.module.routes, ...granted.routes], testCase, fixture, match?.route);
  const isGranted = route && granted.routes.includes(route);
  const view: View = { kind: 'page', status, head, data, ...(isGranted && { route }) };
  const own = unit.Page as UnitComponent;
  if (!route) return renderAlone(own, view, context.url);
  const Component = route.roomHeight === undefined ? own : shell.module.inGuestFrame(route, own);
  return renderPlaced(code, {
    url: context.url,
    policy: route.policy,
    mounted: mounted(view, testCase, Component, browserRelease(remote)),
    unit: { key: unitKey(testCase), Component, data, status },
  });
}

async function renderBlock(code: EditionCode, testCase: TestCase, fixture: Fixture): Promise<Made> {
  const { shell } = code;
  const remote = code.remote(testCase.remote);
  const unit = remote.module.blocks[testCase.name];
  if (!unit) throw new Error(`"server.cjs" has no block "${testCase.name}", though release.json says so.`);
  const { status, data } = await unit.load(stageContext(testCase.remote, fixture));
  const Component = unit.Block as UnitComponent;
  const home = homeOf(shell.module.routes);
  const slot = slots(home).find(
    (place) => home?.blocks[place].remote === testCase.remote && home.blocks[place].block === testCase.name,
  );
  const url = new URL('/', FIXTURE_SETTINGS.origin);
  const view = frontView(code, slot ? { [slot]: { state: 'ready', data } } : {});
  if (!home || !slot) return renderAlone(Component, { ...view, kind: 'page', data }, url);
  return renderPlaced(code, {
    url,
    policy: home.blocks[slot].policy,
    mounted: mounted(view, testCase, Component, browserRelease(remote)),
    unit: { key: unitKey(testCase), Component, data, status },
  });
}

/** A page of the shell itself: the front page with every block unavailable, or the not-found page. */
function renderOwn(code: EditionCode, name: string): Promise<Made> {
  const { module } = code.shell;
  const front = name === 'front';
  const url = new URL(front ? '/' : '/no-such-page', FIXTURE_SETTINGS.origin);
  const view: View = front
    ? frontView(code, {})
    : { kind: 'not-found', status: 404, head: module.missingHead(url.pathname) };
  const policy = homeOf(module.routes)?.policy ?? { deadlineMs: 1000 };
  return renderPlaced(code, {
    url,
    // It contains no unit to hydrate.
    policy: { hydrate: 'never', deadlineMs: policy.deadlineMs },
    mounted: { view, units: new Map(), releases: {} },
    unit: null,
  });
}

function frontView(code: EditionCode, ready: Partial<BlockViews>): Extract<View, { kind: 'home' }> {
  const { module } = code.shell;
  const unavailable: BlockView = { state: 'unavailable' };
  const blocks = Object.fromEntries(
    slots(homeOf(module.routes)).map((slot) => [slot, ready[slot] ?? unavailable]),
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
  release: ReturnType<typeof browserRelease>,
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

/** The route at the fixture's path; null if no route shows the page yet. Throws if only other paths show it. */
function routeOf(
  routes: readonly Route[],
  testCase: TestCase,
  fixture: Fixture,
  matched: Route | undefined,
): RemoteRoute | null {
  const showsPage = (route: Route | undefined): route is RemoteRoute =>
    route?.kind === 'remote' && unitKey(pageUnit(route)) === unitKey(testCase);
  if (showsPage(matched)) return matched;
  if (!routes.some(showsPage)) return null;
  throw new Error(`The route table does not show the page at the path "${fixture.path}" of the fixture.`);
}

function homeOf(routes: readonly Route[]): HomeRoute | undefined {
  return routes.find((route) => route.kind === 'home');
}

function slots(home: HomeRoute | undefined): HomeSlot[] {
  return home ? (Object.keys(home.blocks) as HomeSlot[]) : [];
}
