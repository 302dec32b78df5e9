import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { SiteSettings } from '@meadowlark/shared/contract/settings.ts';
import type { RouteMatch } from '../../../src/composition/find-route.ts';
import { unitKey, type UnitRef } from '../../../src/composition/unit.ts';
import { isGuest, type Route } from '../../../src/routes.ts';
import type { Phases } from '../isolation/watch-language.ts';
import type { Phase } from '../../protocol/activity.ts';
import type { LogLine, QaView, Verdict, ViewRequest } from '../../protocol/messages.ts';
import { postedError } from '../../protocol/posted-error.ts';
import { releaseKey, type ReleaseId } from '../../../store/release-key.ts';
import { Inspection } from '../qa/inspection.ts';
import { QaFailures } from '../qa/qa-failures.ts';
import type { RecordEvent, SeenUnit } from '../../protocol/telemetry-event.ts';
import type { RequestFromFront } from '../front-requests.ts';
import { grantedPages, type GrantedPages } from './granted-pages.ts';
import { adaptRemote } from '../contract/adapt-remote.ts';
import type {
  DescribedRelease,
  LoadedRelease,
  ReleaseSource,
  RemoteModule,
  ShellModule,
} from '../release-source.ts';

/** What views of a composer share. */
export interface ComposerWorld {
  settings: SiteSettings;
  /** The services that the operator allows remotes, by the name under which a remote requests its address. */
  services: readonly { remote: string; name: string; base: string }[];
  /** The address on this site under which a page may show an outside picture. */
  picture: (address: string) => string;
  /** URL of an advertising network's frame, if the operator has set one. */
  adFrameUrl: string | undefined;
  releases: ReleaseSource;
  requestFromFront: RequestFromFront;
  phases: Phases;
  /** Releases that have rendered in this thread (`name@version`). */
  rendered: Set<string>;
  record: RecordEvent;
  judge: (release: ReleaseId, verdict: Verdict) => void;
  log: (line: LogLine) => void;
}

/** What only staff see in a view. */
interface StaffView {
  qa: QaView | null;
  /** Null unless the inspector is on. */
  inspection: Inspection | null;
  failures: QaFailures;
}

/** One task of the front: a view that may be composed several times, with other releases. */
export interface ViewJob {
  job: number;
  request: ViewRequest;
  world: ComposerWorld;
  /** Aborted when the view is no longer needed. */
  signal: AbortSignal;
  staff: StaffView | null;
  /** On the clock of `performance.now()`. */
  startedAt: number;
}

export function viewJob(
  job: number,
  request: ViewRequest,
  world: ComposerWorld,
  signal: AbortSignal,
): ViewJob {
  const { staff } = request;
  return {
    job,
    request,
    world,
    signal,
    startedAt: performance.now(),
    staff: staff && {
      qa: staff.qa,
      inspection: staff.inspects ? new Inspection() : null,
      failures: new QaFailures(),
    },
  };
}

export interface Failure {
  unit: SeenUnit;
  error: unknown;
  /** The release cannot be loaded. */
  fatal: boolean;
}

/** The releases of one try at a view, and its failures. */
export class ViewContext {
  readonly job: number;
  readonly request: ViewRequest;
  readonly world: ComposerWorld;
  readonly signal: AbortSignal;
  readonly staff: StaffView | null;
  readonly url: URL;
  readonly without: readonly string[];
  readonly shell: LoadedRelease<ShellModule>;
  readonly granted: GrantedPages;
  readonly #failures: Failure[] = [];
  #taken = 0;
  #freshSeconds = Infinity;
  readonly #used = new Map<string, DescribedRelease>();

  private constructor(view: ViewJob, without: readonly string[], shell: LoadedRelease<ShellModule>) {
    this.job = view.job;
    this.request = view.request;
    this.world = view.world;
    this.signal = view.signal;
    this.staff = view.staff;
    this.url = new URL(view.request.url);
    this.without = without;
    this.shell = shell;
    this.granted = grantedPages(shell.module, view.request.routes);
  }

  /** Rejects only if the shell cannot be loaded. */
  static async open(view: ViewJob, without: readonly string[]): Promise<ViewContext> {
    const version = await versionOf(view, without, 'shell');
    return new ViewContext(view, without, await view.world.releases.shell(version));
  }

  /**
   * The route of the view's address: the shell's own, or one that a release names at a granted address. There is none for
   * the page of a guest that the edition does not name.
   */
  match(): RouteMatch | null {
    const { pathname } = this.url;
    this.begin('route', null);
    const own = this.shell.module.matchRoute(pathname);
    if (own) return isInEdition(own.route, this.request.edition) ? own : null;
    return this.granted.find(pathname);
  }

  /** Whether the pages of some release are unknown. */
  get lacksRoutes(): boolean {
    return Object.values(this.request.routes).includes(null);
  }

  /** The release of a remote for this view. Rejects if there is none or it cannot be loaded. */
  async remote(name: string): Promise<LoadedRelease<RemoteModule>> {
    const loaded = await this.world.releases.remote(name, await versionOf(this, this.without, name));
    this.#used.set(name, loaded);
    return adaptRemote(loaded, this.shell);
  }

  get used(): ReadonlyMap<string, DescribedRelease> {
    return this.#used;
  }

  /** The releases loaded so far, the shell first. */
  get usedReleases(): readonly ReleaseId[] {
    return [this.shell, ...this.#used.values()].map(({ release: { name, version } }) => ({ name, version }));
  }

  /** Whether one of them is not the one that the edition names. */
  get replacesReleases(): boolean {
    const { releases } = this.request.edition;
    return this.usedReleases.some(({ name, version }) => releases[name] !== version);
  }

  seen(ref: UnitRef): SeenUnit {
    const { edition, id } = this.request;
    return {
      ...ref,
      version: this.#used.get(ref.remote)?.release.version ?? edition.releases[ref.remote] ?? 'none',
      edition: edition.id,
      request: id,
    };
  }

  /** Records a failure of a unit. A failure while its view is given up does not say anything about a release. */
  failed(ref: UnitRef, thrown: unknown, fatal: boolean): void {
    if (this.signal.aborted) return;
    const unit = this.seen(ref);
    const error = postedError(thrown);
    this.#failures.push({ unit, error, fatal });
    this.record({ event: 'unit-failed', unit, side: 'server', error });
  }

  /** A load may make its page fresh for a shorter time than the policy says; whole seconds, one at least. */
  isFreshFor(seconds: unknown): void {
    if (typeof seconds === 'number' && seconds < this.#freshSeconds)
      this.#freshSeconds = Math.max(1, Math.floor(seconds));
  }

  get freshSeconds(): number {
    return this.#freshSeconds;
  }

  get failures(): readonly Failure[] {
    return this.#failures;
  }

  takeFailures(): readonly Failure[] {
    const failures = this.#failures.slice(this.#taken);
    this.#taken = this.#failures.length;
    return failures;
  }

  /** Tells the front's stall watch which phase this thread starts: of a unit, or of the shell (null). */
  begin(phase: Phase['phase'], ref: UnitRef | null): void {
    const { phases, rendered } = this.world;
    const used = ref === null || ref.remote === 'shell' ? this.shell : this.#used.get(ref.remote);
    const release = releaseKey((used ?? this.shell).release);
    // A first render compiles its code, so it may take longer.
    const isFirst = phase === 'render' && !rendered.has(release);
    if (isFirst) rendered.add(release);
    const unit = ref && unitKey(ref);
    phases.begin({ release, unit, job: this.job, phase: isFirst ? 'first-render' : phase });
  }

  readonly record: RecordEvent = (event) => {
    const { staff, request, world } = this;
    staff?.inspection?.record(event);
    if (event.event === 'unit-failed') staff?.failures.unitFailed(event.unit, event.error);
    if (request.counted) world.record(event);
  };

  /** Tells the front, if the view is traced, that a phase begins (null) or how it ended. */
  traced(phase: 'load' | 'render', unit: SeenUnit | null, outcome: 'ok' | 'failed' | 'late' | null): void {
    const { trace } = this.request;
    if (trace === undefined) return;
    const at = performance.timeOrigin + performance.now();
    this.world.record({ event: 'phase-traced', trace, phase, unit, at, outcome });
  }

  /** Reports how a release did. Views of staff, and views whose releases a browser chose, do not count. */
  judge(release: ReleaseId, verdict: Verdict): void {
    if (this.request.counted && !this.staff) this.world.judge(release, verdict);
  }

  readonly log = (level: LogLine['level'], fields: LogLine['fields'], message: string): void => {
    const { id, edition } = this.request;
    this.world.log({ level, fields: { ...fields, reqId: id, edition: edition.id }, message });
  };
}

/** The request names the versions. The front is needed only if this try leaves out other remotes, or none may be used. */
async function versionOf(
  { request, world }: Pick<ViewJob, 'request' | 'world'>,
  without: readonly string[],
  name: string,
): Promise<string> {
  const { edition, pinned, replaced } = request;
  const chosen = name in replaced ? replaced[name] : edition.releases[name];
  return typeof chosen === 'string' && without.includes(name) === request.without.includes(name)
    ? chosen
    : world.requestFromFront({ kind: 'version', view: { edition, pinned }, without, name });
}

/** Whether the edition has this page: the pages of a guest come and go with its releases. */
export function isInEdition(route: Route, { releases }: Pick<Edition, 'releases'>): boolean {
  return !isGuest(route) || route.remote in releases;
}
