import type { RouteMatch } from '../../src/composition/match-route.ts';
import { writeEditionRef } from '../../src/composition/edition-ref.ts';
import type { UnitRef } from '../../src/composition/unit.ts';
import type { LateView, RenderRequest } from '../../src/rendering/render-request.ts';
import type { Choice } from '../editions/choose-version.ts';
import type { ShellModule } from '../editions/release-source.ts';
import { extraScripts, preloadsOf, shellFiles } from './browser-side.ts';
import { adPlan } from './ad-plan.ts';
import { composeHome } from './compose-home.ts';
import { composePage } from './compose-page.ts';
import { startComposing, type Composing, type CompositionLog } from './composing.ts';
import { inspectorOf } from '../qa/inspector-of.ts';
import { qaFacts } from '../qa/qa-facts.ts';
import { frameFacts } from './frame-facts.ts';
import type { PageRequest } from './load-context.ts';
import type { ViewOptions } from './view-options.ts';

/** A view that is under way, and all that is needed to render it. */
export interface Composed {
  composing: Composing;
  shell: ShellModule;
  /** Pattern of the route; null for a path that no route knows. */
  pattern: string | null;
  /** Parameters of the query that the route names. */
  query: readonly string[];
  /** Units of the route. */
  units: readonly UnitRef[];
  arriving: LateView;
  /** The page goes out without waiting any longer after this many milliseconds. */
  deadlineMs: number;
  freshSeconds: number;
  renderRequest: RenderRequest;
}

/** Seconds for which a page that is not there may be kept by caches. */
const MISSING_FRESH_SECONDS = 10;

/** Finds the page of an address in an edition and starts loading it. Rejects only when the shell itself cannot be had. */
export async function composeView(
  options: ViewOptions,
  choice: Choice,
  request: PageRequest,
  log: CompositionLog,
): Promise<Composed> {
  const { settings, adFrameUrl, staff } = options;
  const composing = await startComposing(options, choice, request, log);
  const { shell } = composing;
  const match = shell.module.matchRoute(request.url.pathname);
  const arriving = await arrivingView(composing, match, settings.origin);
  const expected = match ? shell.module.expectedUnits(match.route) : [];
  return {
    composing,
    shell: shell.module,
    pattern: match?.route.path ?? null,
    query: match?.route.query ?? [],
    units: match ? shell.module.allUnits(match.route) : [],
    arriving,
    deadlineMs: match?.route.policy.deadlineMs ?? 0,
    freshSeconds: match?.route.policy.freshSeconds ?? MISSING_FRESH_SECONDS,
    renderRequest: {
      ...request,
      origin: settings.origin,
      edition: writeEditionRef({
        id: choice.edition.id,
        qa: Boolean(staff?.qa),
        without: choice.without,
      }),
      facts: {
        ...frameFacts(new Date()),
        ...(staff?.qa && { qa: qaFacts(staff.qa, new Date()) }),
      },
      pattern: match?.route.path ?? null,
      preloads: [
        ...(match?.route.kind === 'home' ? extraScripts(shell, 'home') : []),
        ...preloadsOf(expected, composing.used),
      ],
      shell: shellFiles(shell),
      reports: staff ? undefined : extraScripts(shell, 'reports')[0],
      donation: extraScripts(shell, 'donation')[0],
      ads: adPlan(shell, adFrameUrl),
      ...(staff?.inspection && {
        inspector: await inspectorOf(shell, choice.edition, staff.inspection, options.releases),
      }),
    },
  };
}

async function arrivingView(
  composing: Composing,
  match: RouteMatch | null,
  origin: string,
): Promise<LateView> {
  const { shell, request } = composing;
  if (!match) {
    const head = shell.module.missingHead(request.url.pathname);
    composing.log.info({ path: request.url.pathname }, 'unknown path');
    return {
      mounted: { view: { kind: 'not-found', status: 404, head }, units: new Map(), releases: {} },
      pending: null,
      head,
    };
  }
  if (match.route.kind === 'remote') return composePage(composing, match.route, match.params);
  const mounted = await composeHome(composing, match.route, origin);
  return { mounted, pending: null, head: mounted.view.head };
}
