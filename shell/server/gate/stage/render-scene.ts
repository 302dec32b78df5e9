import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { FIXTURE_SETTINGS, fixtureContext } from '@meadowlark/shared/testing/fixture-context.ts';
import type { MountedView, UnitComponent } from '../../../src/composition/mounted-view.ts';
import { pageUnit, unitKey } from '../../../src/composition/unit.ts';
import type { BlockView, BlockViews, View } from '../../../src/composition/view.ts';
import type { HomeRoute, HomeSlot, RemoteRoute, Route } from '../../../src/routes.ts';
import { browserRelease } from '../../pages/browser-side.ts';
import type { EditionCode } from './edition-code.ts';
import { renderAlone } from './render-alone.ts';
import { renderPlaced } from './render-placed.ts';
import type { Scene } from './scene.ts';
import type { Rendered } from './stage-messages.ts';

/** Loads a unit from a fixture and renders it where the shell shows it: its page, or its place on the front page. */
export async function renderScene(code: EditionCode, scene: Scene): Promise<Rendered> {
  const started = performance.now();
  const rendered = await (scene.remote === 'shell' ? renderOwn(code, scene.name) : renderUnit(code, scene));
  return { ...rendered, seconds: (performance.now() - started) / 1000 };
}

type Made = Omit<Rendered, 'seconds'>;

function renderUnit(code: EditionCode, scene: Scene): Promise<Made> {
  const fixture = code.fixture(scene, scene.fixture);
  return scene.kind === 'page' ? renderPageUnit(code, scene, fixture) : renderBlock(code, scene, fixture);
}

async function renderPageUnit(code: EditionCode, scene: Scene, fixture: Fixture): Promise<Made> {
  const { shell } = code;
  const remote = code.remote(scene.remote);
  const unit = remote.module.pages[scene.name];
  if (!unit) throw new Error(`"server.cjs" has no page "${scene.name}", though release.json says so.`);
  const context = stageContext(fixture);
  const { status, data } = await unit.load(context);
  const head = unit.head(data, context);
  const view: View = { kind: 'page', status, head, data };
  const Component = unit.Page as UnitComponent;
  const route = routeOf(
    shell.module.routes,
    scene,
    fixture,
    shell.module.matchRoute(context.url.pathname)?.route,
  );
  if (!route) return renderAlone(Component, view, context.url);
  return renderPlaced(code, {
    url: context.url,
    policy: route.policy,
    mounted: mounted(view, scene, Component, browserRelease(remote)),
    unit: { key: unitKey(scene), Component, data, status },
  });
}

async function renderBlock(code: EditionCode, scene: Scene, fixture: Fixture): Promise<Made> {
  const { shell } = code;
  const remote = code.remote(scene.remote);
  const unit = remote.module.blocks[scene.name];
  if (!unit) throw new Error(`"server.cjs" has no block "${scene.name}", though release.json says so.`);
  const { status, data } = await unit.load(stageContext(fixture));
  const Component = unit.Block as UnitComponent;
  const home = homeOf(shell.module.routes);
  const slot = slots(home).find(
    (place) => home?.blocks[place].remote === scene.remote && home.blocks[place].block === scene.name,
  );
  const url = new URL('/', FIXTURE_SETTINGS.origin);
  const view = frontView(code, slot ? { [slot]: { state: 'ready', data } } : {});
  if (!home || !slot) return renderAlone(Component, { ...view, kind: 'page', data }, url);
  return renderPlaced(code, {
    url,
    policy: home.blocks[slot].policy,
    mounted: mounted(view, scene, Component, browserRelease(remote)),
    unit: { key: unitKey(scene), Component, data, status },
  });
}

/** A page that the shell makes alone: the front page with every block away, or the one for unknown addresses. */
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
    // Nothing of a remote is in it that could wake.
    policy: { hydrate: 'never', deadlineMs: policy.deadlineMs },
    mounted: { view, units: new Map(), releases: {} },
    unit: null,
  });
}

function frontView(code: EditionCode, ready: Partial<BlockViews>): Extract<View, { kind: 'home' }> {
  const { module } = code.shell;
  const away: BlockView = { state: 'away' };
  const blocks = Object.fromEntries(slots(homeOf(module.routes)).map((slot) => [slot, ready[slot] ?? away]));
  return {
    kind: 'home',
    status: 200,
    head: module.homeHead(FIXTURE_SETTINGS.origin),
    blocks: blocks as BlockViews,
  };
}

function mounted(
  view: View,
  scene: Scene,
  Component: UnitComponent,
  release: ReturnType<typeof browserRelease>,
): MountedView {
  return {
    view,
    units: new Map([[unitKey(scene), { state: 'live', Component }]]),
    releases: { [scene.remote]: release },
  };
}

/** The world of a fixture. Pictures come through this site, as in production. */
function stageContext(fixture: Fixture): LoadContext {
  return {
    ...fixtureContext(fixture),
    picture: (address) =>
      /^\/(?!\/)/.test(address) ? address : `/api/picture?url=${encodeURIComponent(address)}`,
  };
}

/** The route that shows a page at the path of its fixture; none where the table does not name it yet. */
function routeOf(
  routes: readonly Route[],
  scene: Scene,
  fixture: Fixture,
  matched: Route | undefined,
): RemoteRoute | null {
  const isIt = (route: Route | undefined): route is RemoteRoute =>
    route?.kind === 'remote' && unitKey(pageUnit(route)) === unitKey(scene);
  if (isIt(matched)) return matched;
  if (!routes.some(isIt)) return null;
  throw new Error(
    `The path "${fixture.path}" of the fixture is not one at which the route table shows the page.`,
  );
}

function homeOf(routes: readonly Route[]): HomeRoute | undefined {
  return routes.find((route) => route.kind === 'home');
}

function slots(home: HomeRoute | undefined): HomeSlot[] {
  return home ? (Object.keys(home.blocks) as HomeSlot[]) : [];
}
