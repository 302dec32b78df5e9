import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import type { LoadedRelease, RemoteModule, ShellModule } from '../editions/release-source.ts';
import type { PageRequest } from './load-context.ts';

export interface CompositionLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What composing one view needs of the edition it belongs to. */
export interface Composing {
  request: PageRequest;
  shell: LoadedRelease<ShellModule>;
  /** The release of a remote that this edition names. Rejects when it names none or it cannot be loaded. */
  remote(name: string): Promise<LoadedRelease<RemoteModule>>;
  loadContext(remote: string, params: Readonly<Record<string, string>>): LoadContext;
  log: CompositionLog;
}
