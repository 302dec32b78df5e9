import { writeEditionRef } from '../../../src/composition/edition-ref.ts';
import { findGrant, type RouteMatch } from '../../../src/composition/find-route.ts';
import type { MountedView } from '../../../src/composition/mounted-view.ts';
import { unitKey, type UnitRef } from '../../../src/composition/unit.ts';
import type { LateView, RenderedPage, RenderRequest, Thrown } from '../../../src/rendering/render-request.ts';
import { PAGE_STATUSES } from '@meadowlark/shared/contract/load.ts';
import { assertFitsPage, MOST_OF_PAGE } from '@meadowlark/shared/contract/page-size.ts';
import { inspectorOf } from '../qa/inspector-of.ts';
import { qaFacts } from '../qa/qa-facts.ts';
import { extraScripts, preloadsOf, shellFiles } from '../browser-side.ts';
import { frameFacts, secondsOfToday } from './frame-facts.ts';
import { loadHome } from './load-home.ts';
import { loadPage, type LoadingView } from './load-page.ts';
import { withRenderDeadline } from './render-deadline.ts';
import { ViewContext, type ViewJob } from './view-context.ts';

/** One try at a view, with one selection of releases. Its loads start at once, and nothing runs twice. */
export class View {
  readonly context: ViewContext;
  readonly match: RouteMatch | null;
  readonly units: readonly UnitRef[];
  readonly #late: LoadingView;
  readonly #renderRequest: RenderRequest;
  #shown: Promise<MountedView> | undefined;
  #whole: Promise<MountedView> | undefined;

  private constructor(
    context: ViewContext,
    match: RouteMatch | null,
    late: LoadingView,
    request: RenderRequest,
  ) {
    this.context = context;
    this.match = match;
    this.units = match ? context.shell.module.allUnits(match.route) : [];
    this.#late = late;
    this.#renderRequest = request;
  }

  /** Matches the address and starts the loads. Rejects only if the shell cannot be loaded. */
  static async start(job: ViewJob, without: readonly string[]): Promise<View> {
    const context = await ViewContext.open(job, without);
    const match = context.match();
    const late = await startLoads(context, match);
    context.begin('route', null);
    return new View(context, match, late, await renderRequest(context, match));
  }

  /** The view when it can be shown; blocks may still be late. Units that failed are unavailable in it. */
  shown(): Promise<MountedView> {
    this.#shown ??= this.#show();
    return this.#shown;
  }

  whole(): Promise<MountedView> {
    this.#whole ??= this.#settle();
    return this.#whole;
  }

  /** The finished page. Units that throw are left out; rejects if the shell throws. */
  async render(): Promise<RenderedPage> {
    const { context, units } = this;
    const mounted = await this.whole();
    const started = performance.now();
    const unit = units[0] === undefined ? null : context.seen(units[0]);
    context.begin('render', null);
    context.traced('render', unit, null);
    let outcome: 'ok' | 'failed' = 'failed';
    try {
      return await withRenderDeadline(context.signal, Promise.resolve(), async ({ signal }) => {
        const page = await context.shell.module.renderPage({ ...this.#renderRequest, signal }, mounted);
        assertStatus(page.status);
        this.#rendered(started);
        for (const { unit: threw, error } of page.threw)
          this.#threw({ unit: threw, error: signal.reason ?? error });
        assertFitsPage(page.html, 'The page');
        if (page.threw.length === 0) outcome = 'ok';
        return page;
      });
    } finally {
      context.traced('render', unit, outcome);
    }
  }

  /** Streams the page: the frame now, the rest as it arrives. */
  async stream(
    mounted: LateView['mounted'],
    nonce: string,
    write: (html: string) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const { context } = this;
    const started = performance.now();
    const pending = mounted instanceof Promise ? this.#late.pending() : null;
    context.begin('render', null);
    const arrived = Promise.resolve(mounted).then(({ late }) => late && Promise.all(late.values()));
    let sent = 0;
    await withRenderDeadline(signal, arrived, (limit) =>
      context.shell.module.streamPage(
        { ...this.#renderRequest, signal: limit.signal },
        { mounted, head: this.#late.head, pending },
        (html) => {
          sent += html.length;
          if (sent <= MOST_OF_PAGE) write(html);
          else limit.abort(new Error('The page is too large to stream the rest.'));
        },
        nonce,
      ),
    );
    this.#rendered(started);
  }

  async #show(): Promise<MountedView> {
    const { shell, url } = this.context;
    const mounted = await this.#late.mounted;
    if (!mounted.late?.size) return mounted;
    // A streamed page cannot be rendered again: units that throw are removed first.
    this.context.begin('render', null);
    return shell.module.withoutThrowingUnits(mounted, url, (thrown) => this.#threw(thrown));
  }

  async #settle(): Promise<MountedView> {
    const mounted = await this.shown();
    if (!mounted.late?.size) return mounted;
    const { late: _late, ...rest } = mounted;
    return { ...rest, view: await this.context.shell.module.settleView(mounted) };
  }

  #rendered(started: number): void {
    const { context, units } = this;
    const seconds = (performance.now() - started) / 1000;
    context.record({ event: 'page-rendered', units: units.map((unit) => context.seen(unit)), seconds });
  }

  #threw({ unit, error }: Thrown): void {
    const ref = this.units.find((one) => unitKey(one) === unit);
    if (ref) this.context.failed(ref, error, false);
  }
}

/** Node cannot send another status, and the front would cache the page: no reader would get it. */
function assertStatus(status: number): void {
  if (!PAGE_STATUSES.some((allowed) => allowed === status))
    throw new Error(`The shell gave its page the status ${String(status)}.`);
}

async function startLoads(context: ViewContext, match: RouteMatch | null): Promise<LoadingView> {
  const { shell, url } = context;
  if (!match) {
    const unknown = unknownPage(context);
    if (unknown) return unknown;
    const head = shell.module.missingHead(url.pathname);
    context.record({ event: 'unknown-path', path: url.pathname, request: context.request.id });
    return withoutUnits({ kind: 'not-found', status: 404, head });
  }
  if (match.route.kind === 'remote') return loadPage(context, match.route, match.params);
  const mounted = await loadHome(context, match.route, context.world.settings.origin);
  return { mounted, pending: () => null, head: mounted.view.head };
}

/** A page at a granted address, if its pages are unknown; null otherwise. */
function unknownPage({ shell, url, request }: ViewContext): LoadingView | null {
  const grant = findGrant(url.pathname, shell.module.grants ?? []);
  if (!grant || request.routes[grant.remote] !== null) return null;
  const { title } = grant;
  const head = shell.module.routeHead({ title, aliasOf: null }, url.pathname);
  return withoutUnits({ kind: 'unavailable', status: 503, head, title });
}

function withoutUnits(view: MountedView['view']): LoadingView {
  return { mounted: { view, units: new Map(), releases: {} }, pending: () => null, head: view.head };
}

async function renderRequest(context: ViewContext, match: RouteMatch | null): Promise<RenderRequest> {
  const { shell, staff, request, world, url, signal, without } = context;
  const { edition } = request;
  const [adScript] = extraScripts(shell, 'ads');
  const network = world.adFrameUrl;
  const now = new Date();
  context.isFreshFor(secondsOfToday(now));
  return {
    url,
    signal,
    origin: world.settings.origin,
    edition: writeEditionRef({ id: edition.id, qa: Boolean(staff?.qa), without }),
    facts: {
      ...frameFacts(now),
      granted: context.granted.menu,
      ...(request.weather !== null && { weather: request.weather }),
      ...(staff?.qa && { qa: qaFacts(staff.qa, now, staff.failures.list, context.granted.refused) }),
    },
    pattern: match?.route.path ?? null,
    preloads: [
      ...(match?.route.kind === 'home' ? extraScripts(shell, 'home') : []),
      ...preloadsOf(match ? shell.module.expectedUnits(match.route) : [], context.used, shell),
    ],
    shell: shellFiles(shell),
    reports: extraScripts(shell, staff ? 'qa' : 'reports')[0],
    reader: extraScripts(shell, 'reader')[0],
    reading: extraScripts(shell, 'reading')[0],
    receipt: extraScripts(shell, 'receipt')[0],
    saved: extraScripts(shell, 'saved')[0],
    livePost: extraScripts(shell, 'live-post')[0],
    vitals: extraScripts(shell, 'vitals')[0],
    donation: extraScripts(shell, 'donation')[0],
    ads: network !== undefined && adScript ? { script: adScript, network } : undefined,
    ...(staff?.inspection && {
      inspector: await inspectorOf(
        shell,
        edition,
        { inspection: staff.inspection, failures: staff.failures.list },
        world.releases,
      ),
    }),
  };
}
