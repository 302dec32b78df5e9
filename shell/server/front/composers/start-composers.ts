import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { chooseVersion } from '../../editions/choose-version.ts';
import type { Editions } from '../../editions/editions.ts';
import type { Quarantine } from '../../editions/quarantine.ts';
import type { ReleaseCode } from '../../protocol/messages.ts';
import type { ReleaseId, RecordEvent } from '../../protocol/telemetry-event.ts';
import type { TelemetryLog } from '../../telemetry/log-telemetry.ts';
import type { LoadFetch } from './caching-fetch.ts';
import { releaseOfError } from './blame.ts';
import type { ComposerListeners } from './composer-client.ts';
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
  log: Pick<TelemetryLog, 'info' | 'warn' | 'error'>;
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
  return new Composers({
    count,
    start,
    warm,
    listeners: {
      record,
      judge: (release, verdict) => {
        if (verdict.state === 'worked') quarantine.worked(release);
        else quarantine.failed(release, verdict.why, verdict.fatal ? 'fatal' : 'counted');
      },
      uncaught: (error) => {
        const release = releaseOfError(error);
        if (!release) return record({ event: 'uncaught-error', error });
        const edition = editions.live().edition.id;
        record({ event: 'release-failed', release: { ...release, edition }, side: 'server', error });
        quarantine.failed(release, `Not caught: ${messageOf(error)}`, 'counted');
      },
      log: ({ level, fields, message }) => log[level](fields, message),
      answer: answerQuestions({ editions, quarantine, releases }, fetch),
    },
    onLost: ({ release, why, stack }) => {
      // Without a culprit it counts against the shell, but is no proof.
      const { name, version } = release ?? shellOf(editions);
      log.error({ event: 'composer-lost', remote: name, version, why, stack }, 'composer lost');
      const edition = editions.live().edition.id;
      const error = errorAt(why, stack);
      record({ event: 'release-failed', release: { name, version, edition }, side: 'server', error });
      quarantine.failed({ name, version }, why, release ? 'deadly' : 'counted');
    },
  });
}

/** Answers what composers cannot find out: they have no store, no network and no credentials. */
function answerQuestions(
  { editions, quarantine, releases }: Pick<ComposerSources, 'editions' | 'quarantine' | 'releases'>,
  fetch: LoadFetch,
): ComposerListeners['answer'] {
  return async (question, signal) => {
    switch (question.kind) {
      case 'version': {
        const { view, without, name } = question;
        return chooseVersion({ ...view, without }, name, editions, quarantine);
      }
      case 'release':
        return releases.code(question.name, question.version);
      case 'server-map':
        return releases.serverMap(question.name, question.version);
      case 'fetch':
        return fetch(question, signal);
    }
  };
}

function shellOf(editions: Editions): ReleaseId {
  return { name: 'shell', version: editions.live().edition.releases['shell'] ?? 'none' };
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
