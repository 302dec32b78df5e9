import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { RouteMatch } from '../../src/composition/match-route.ts';
import type { LateView, RenderRequest } from '../../src/rendering/render-request.ts';
import type { UnitRef } from '../../src/composition/unit.ts';
import type {
  DescribedRelease,
  LoadedRelease,
  RemoteModule,
  ShellModule,
} from '../editions/release-source.ts';
import { integrity, preloadsOf } from './browser-side.ts';
import { composeHome } from './compose-home.ts';
import { composePage } from './compose-page.ts';
import { startComposing, type ComposerOptions, type Composing, type CompositionLog } from './composing.ts';
import { inspectorOf } from '../qa/inspector-of.ts';
import type { Inspection } from '../qa/inspection.ts';
import type { QaView } from '../qa/pins-of.ts';
import { qaFacts } from '../qa/qa-facts.ts';
import { frameFacts } from './frame-facts.ts';
import type { PageRequest } from './load-context.ts';

/** A view that is under way, and all that is needed to render it. */
export interface Composed {
  shell: ShellModule;
  match: RouteMatch | null;
  arriving: LateView;
  /** The page goes out without waiting any longer after this many milliseconds. */
  deadlineMs: number;
  freshSeconds: number;
  renderRequest: RenderRequest;
}

/** What staff see of a view besides what readers see. */
export interface ViewOptions extends ComposerOptions {
  qa?: QaView | null;
  inspection?: Inspection | null;
}

/** Seconds for which a page that is not there may be kept by caches. */
const MISSING_FRESH_SECONDS = 10;

/** Finds the page of an address in an edition and starts loading it. Rejects only when the shell itself cannot be had. */
export async function composeView(
  options: ViewOptions,
  edition: Edition,
  request: PageRequest,
  log: CompositionLog,
): Promise<Composed> {
  const { settings, adFrameUrl, qa, inspection } = options;
  const composing = await startComposing(options, edition, request, log);
  const { shell } = composing;
  const match = shell.module.matchRoute(request.url.pathname);
  const expected = match ? shell.module.expectedUnits(match.route) : [];
  return {
    shell: shell.module,
    match,
    arriving: await arrivingView(composing, match, settings.origin),
    deadlineMs: match?.route.policy.deadlineMs ?? 0,
    freshSeconds: match?.route.policy.freshSeconds ?? MISSING_FRESH_SECONDS,
    renderRequest: {
      ...request,
      origin: settings.origin,
      edition: edition.id,
      facts: { ...frameFacts(new Date(), adFrameUrl), ...(qa && { qa: qaFacts(qa, new Date()) }) },
      preloads: preloadsOf(expected, await describeAll(composing, expected)),
      shell: shellFiles(shell),
      ...(inspection && { inspector: await inspectorOf(shell, edition, inspection, options.releases) }),
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

/** The releases of some units. One that cannot be had is missing: its unit will say so. */
async function describeAll(
  composing: Composing,
  units: readonly UnitRef[],
): Promise<Map<string, DescribedRelease>> {
  const names = [...new Set(units.map(({ remote }) => remote))];
  const found = await Promise.all(
    names.map(async (name) => [name, await composing.remote(name).catch(() => null)] as const),
  );
  return new Map(found.filter((pair): pair is [string, LoadedRelease<RemoteModule>] => pair[1] !== null));
}

function shellFiles({ release, address }: LoadedRelease<ShellModule>): RenderRequest['shell'] {
  return {
    script: { href: address(release.entry), integrity: integrity(release, release.entry) },
    styles: release.styles.map(address),
  };
}
