import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { LRUCache } from 'lru-cache';
import { chooseVersion } from '../../editions/choose-version.ts';
import type { Editions } from '../../editions/editions.ts';
import type { Quarantine } from '../../editions/quarantine.ts';
import type { ReleaseCode, ShellFacts } from '../../protocol/messages.ts';
import { releaseKey, type ReleaseId } from '../../../store/release-key.ts';
import { storeUnavailable } from '../../../store/store-unavailable.ts';
import type { RecordEvent } from '../../protocol/telemetry-event.ts';
import type { Log } from '../../../lib/log.ts';
import type { LoadFetch } from './caching-fetch.ts';
import { releaseOfError } from '../../protocol/release-in-stack.ts';
import type { StartThread } from './composer-thread.ts';
import { Composers, type ComposersOptions } from './composers.ts';

/** Where the front gets the code of releases: the store, or the workspaces during development. */
interface ReleaseCodes {
  /** Rejects if there is no such release, or it cannot run on this server. */
  code(name: string, version: string): Promise<ReleaseCode>;
  /** The source map of a release's server file, as JSON; null if it has none. */
  serverMap(name: string, version: string): Promise<string | null>;
}

export interface ComposerSources {
  editions: Editions;
  quarantine: Pick<Quarantine, 'has' | 'isDeadly' | 'isSuspect' | 'failed' | 'worked'>;
  releases: ReleaseCodes;
  record: RecordEvent;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  warm: ComposersOptions['warm'];
}

export interface ComposerSetup {
  count: number;
  start: StartThread;
  fetch: LoadFetch;
}

export function startComposers(
  { count, start, fetch }: ComposerSetup,
  { editions, quarantine, releases, record, log, warm }: ComposerSources,
): Composers {
  /** Releases (`name@version`) that the store, which was down, did not give: that says nothing about them. */
  const unread = new Set<string>();
  return new Composers({
    count,
    start,
    warm,
    listeners: {
      record,
      judge: (release, verdict) => {
        if (verdict.state === 'worked') quarantine.worked(release);
        else if (!verdict.fatal) quarantine.failed(release, verdict.why, 'counted');
        else if (!unread.has(releaseKey(release))) quarantine.failed(release, verdict.why, 'fatal');
      },
      uncaught: (error) => {
        const release = releaseOfError(error);
        if (!release) return record({ event: 'uncaught-error', error });
        const edition = editions.live().edition.id;
        record({ event: 'release-failed', release: { ...release, edition }, side: 'server', error });
        quarantine.failed(release, `Not caught: ${messageOf(error)}`, 'counted');
      },
      log: ({ level, fields, message }) => log[level](fields, message),
      // What composers cannot do themselves: they have no store, network or credentials.
      serve: async (request, signal) => {
        switch (request.kind) {
          case 'version': {
            const { view, without, name } = request;
            return chooseVersion({ ...view, without }, name, { editions, quarantine });
          }
          case 'release':
            return code(request);
          case 'server-map':
            return releases.serverMap(request.name, request.version);
          case 'fetch':
            return fetch(request, signal);
        }
      },
    },
    onLost: ({ release, why, stack }) => {
      // Without a culprit it counts against the shell, but is not proof.
      const shell = editions.live().edition.releases['shell'] ?? 'none';
      const { name, version } = release ?? { name: 'shell', version: shell };
      log.error({ event: 'composer-lost', remote: name, version, why, stack }, 'composer lost');
      failed({ name, version }, errorAt(why, stack), release ? 'deadly' : 'counted');
    },
    onLong: ({ release, why, stack }) => {
      if (!release) return false;
      failed(release, errorAt(why, stack), 'counted');
      return quarantine.has(release);
    },
  });

  async function code(release: ReleaseId): Promise<ReleaseCode> {
    const key = releaseKey(release);
    try {
      const found = await releases.code(release.name, release.version);
      unread.delete(key);
      return found;
    } catch (error) {
      // A composer gets a copy of the error, which has lost its class.
      if (storeUnavailable(error)) unread.add(key);
      else unread.delete(key);
      throw error;
    }
  }

  function failed(release: ReleaseId, error: Error, severity: 'deadly' | 'counted'): void {
    const edition = editions.live().edition.id;
    record({ event: 'release-failed', release: { ...release, edition }, side: 'server', error });
    quarantine.failed(release, error.message, severity);
  }
}

/**
 * An error with the stack of a thread: `file:line:column function`. Files are written as in stacks of errors; the
 * inspector names files on disk by URL.
 */
function errorAt(message: string, places: readonly string[]): Error {
  const error = new Error(message);
  const frames = places.map((line) => line.replace(/^(?:file:\/\/)?(\S+) (.*)$/, '    at $2 ($1)'));
  error.stack = [`Error: ${message}`, ...frames].join('\n');
  return error;
}

/** Shells whose facts are cached; two or three are served at a time. */
const MAX_SHELLS = 20;

/** Gets the facts of a shell release from a composer, once per version. Rejects if it cannot be loaded. */
export function shellFactsOf(composers: Pick<Composers, 'run'>): (version: string) => Promise<ShellFacts> {
  const never = new AbortController().signal;
  const known = new LRUCache<string, ShellFacts>({
    max: MAX_SHELLS,
    // An entry that is evicted while it is loading still reaches its waiting requests.
    ignoreFetchAbort: true,
    fetchMethod: (version) =>
      composers.run(async () => ({ kind: 'describe-shell' as const, version }), never).result,
  });
  return (version) => known.forceFetch(version);
}
