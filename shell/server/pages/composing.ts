import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import type { UnitRef } from '../../src/composition/unit.ts';
import { chooseVersion, type Choice } from '../editions/choose-version.ts';
import type { MountedPageCache } from '../cache/mount-page-cache.ts';
import type { Editions } from '../editions/editions.ts';
import type {
  DescribedRelease,
  LoadedRelease,
  ReleaseSource,
  RemoteModule,
  ShellModule,
} from '../editions/release-source.ts';
import type { SetAsides } from '../editions/set-asides.ts';
import type { StaffSettings } from '../qa/staff-view.ts';
import type { SeenUnit, Telemetry } from '../telemetry/telemetry.ts';
import { loadContext, type PageRequest, type SiteWorld } from './load-context.ts';

export interface CompositionLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ComposerOptions extends SiteWorld {
  editions: Editions;
  releases: ReleaseSource;
  asides: Pick<SetAsides, 'isAside' | 'failed' | 'worked'>;
  telemetry: Telemetry;
  /** Address of an advertising network's frame, where the operator has one. */
  adFrameUrl: string | undefined;
}

export interface ServingOptions extends ComposerOptions {
  staff: StaffSettings;
  /** Development servers that pages may talk to; none in production. */
  developmentOrigins: readonly string[];
  /** Where finished pages are kept. Not there: every reader's page is made for him. */
  pages?: MountedPageCache | undefined;
}

/** Something of a unit that went wrong while a view was composed. */
export interface Failure {
  unit: SeenUnit;
  error: unknown;
  /** The release cannot be had at all. */
  grave: boolean;
}

/** What composing one view needs of the edition it belongs to. */
export interface Composing {
  choice: Choice;
  request: PageRequest;
  shell: LoadedRelease<ShellModule>;
  /** The release of a remote that this view gets. Rejects when there is none or it cannot be loaded. */
  remote(name: string): Promise<LoadedRelease<RemoteModule>>;
  /** Releases that were asked for so far, by remote. */
  used: ReadonlyMap<string, DescribedRelease>;
  loadContext(remote: string, params: Readonly<Record<string, string>>): LoadContext;
  /** Notes that something of a unit went wrong. */
  failed(ref: UnitRef, error: unknown, grave: boolean): void;
  failures: readonly Failure[];
  /** The unit as this view sees it. */
  seen: (ref: UnitRef) => SeenUnit;
  telemetry: Telemetry;
  log: CompositionLog;
}

/** Takes what an edition names, for one request. Rejects only when the shell itself cannot be had. */
export async function startComposing(
  options: ComposerOptions,
  choice: Choice,
  request: PageRequest,
  log: CompositionLog,
): Promise<Composing> {
  const { releases, editions, asides, telemetry } = options;
  const used = new Map<string, DescribedRelease>();
  const failures: Failure[] = [];
  const version = (name: string) => chooseVersion(choice, name, editions, asides);
  const seen = (ref: UnitRef): SeenUnit => ({
    ...ref,
    version: used.get(ref.remote)?.release.version ?? choice.edition.releases[ref.remote] ?? 'none',
    edition: choice.edition.id,
    request: request.id,
  });
  return {
    choice,
    request,
    shell: await releases.shell(await version('shell')),
    remote: async (name) => {
      const loaded = await releases.remote(name, await version(name));
      used.set(name, loaded);
      return loaded;
    },
    used,
    loadContext: (remote, params) => loadContext(remote, request, params, options, log),
    failed: (ref, error, grave) => {
      const unit = seen(ref);
      failures.push({ unit, error, grave });
      telemetry.unitFailed(unit, 'server', error);
    },
    failures,
    seen,
    telemetry,
    log,
  };
}
