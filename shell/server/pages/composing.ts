import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import type { LoadedRelease, ReleaseSource, RemoteModule, ShellModule } from '../editions/release-source.ts';
import { SILENT, type SeenUnit, type Telemetry } from '../telemetry/telemetry.ts';
import type { UnitRef } from '../../src/composition/unit.ts';
import type { StaffSettings } from '../qa/staff-view.ts';
import { loadContext, type PageRequest, type SiteWorld } from './load-context.ts';

export interface CompositionLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ComposerOptions extends SiteWorld {
  releases: ReleaseSource;
  /** Hears what happens to the units of a view. */
  telemetry?: Telemetry;
  /** Address of an advertising network's frame, where the operator has one. */
  adFrameUrl: string | undefined;
}

export interface ServingOptions extends ComposerOptions {
  /** The edition that readers get now. */
  liveEdition: () => Edition;
  staff: StaffSettings;
  /** Development servers that pages may talk to; none in production. */
  developmentOrigins: readonly string[];
}

/** What composing one view needs of the edition it belongs to. */
export interface Composing {
  request: PageRequest;
  shell: LoadedRelease<ShellModule>;
  /** The release of a remote that this edition names. Rejects when it names none or it cannot be loaded. */
  remote(name: string): Promise<LoadedRelease<RemoteModule>>;
  /** The unit as this request sees it, for telemetry. */
  seen(unit: UnitRef): SeenUnit;
  telemetry: Telemetry;
  loadContext(remote: string, params: Readonly<Record<string, string>>): LoadContext;
  log: CompositionLog;
}

/** Takes what an edition names, for one request. Rejects only when the shell itself cannot be had. */
export async function startComposing(
  options: ComposerOptions,
  edition: Edition,
  request: PageRequest,
  log: CompositionLog,
): Promise<Composing> {
  const { releases } = options;
  const version = (name: string): string => {
    const named = edition.releases[name];
    if (named === undefined) throw new Error(`The edition ${edition.id} names no release of "${name}".`);
    return named;
  };
  return {
    request,
    shell: await releases.shell(version('shell')),
    seen: (unit) => ({ ...unit, version: edition.releases[unit.remote] ?? '', edition: edition.id }),
    telemetry: options.telemetry ?? SILENT,
    remote: async (name) => releases.remote(name, version(name)),
    loadContext: (remote, params) => loadContext(remote, request, params, options, log),
    log,
  };
}
