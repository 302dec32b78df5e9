import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { FastifyInstance } from 'fastify';
import { DevelopmentReleases, type DevelopmentProgram } from './development-releases.ts';
import { NO_BULLETIN } from '../../shell/server/editions/bulletin/followed-bulletin.ts';
import type { Editions } from '../../shell/server/editions/editions.ts';
import type { Composers } from '../../shell/server/front/composers/composers.ts';
import { startComposers } from '../../shell/server/front/composers/start-composers.ts';
import { NO_TRACES } from '../../shell/server/front/traces/traces.ts';
import type { RecordEvent } from '../../shell/server/protocol/telemetry-event.ts';
import { openLog } from '../../shell/server/telemetry/open-log.ts';
import { composerSetup, listen, readSetup } from '../../shell/server/site/site-and-backend.ts';

const NEVER = new AbortController().signal;

/** The next edit must show at once. */
const NO_QUARANTINE = {
  has: () => false,
  isDeadly: () => false,
  isSuspect: () => false,
  failed: () => {},
  worked: () => {},
};

/** Shows failures to the developer. */
interface DevelopmentWatch {
  record: RecordEvent;
  mount: (site: FastifyInstance) => void;
}

export interface DevelopmentSite {
  origin: string;
  /** Stops the old code of programs that were built again. */
  dropChanged: () => Promise<void>;
  /** Rejects with the error that a program throws while it is evaluated. */
  evaluate: (name: string) => Promise<void>;
}

export async function startDevelopmentSite(
  env: NodeJS.ProcessEnv,
  programs: Readonly<Record<string, DevelopmentProgram>>,
  watch: DevelopmentWatch,
): Promise<DevelopmentSite> {
  const setup = readSetup(env);
  const { settings } = setup;
  const log = openLog(settings.logLevel);
  const edition = editionOf(Object.keys(programs));
  const editions: Editions = { live: () => ({ edition, canary: null }), find: async () => edition };
  const releases = new DevelopmentReleases(programs);
  const { record } = watch;
  const warm = async () =>
    Object.keys(programs).map(
      (name) => ({ kind: 'load', release: { name, version: 'development' } }) as const,
    );
  const sources = { editions, quarantine: NO_QUARANTINE, releases, record, log, warm };
  const composers = startComposers(composerSetup(setup), sources);
  // The next page shows the edit.
  const run: Composers['run'] = (makeTask, signal) =>
    composers.run(async () => {
      await releases.dropChanged(composers);
      return makeTask();
    }, signal);
  await listen(setup, log, {
    serving: {
      composers: { run, isBusy: (most) => composers.isBusy(most) },
      shellFacts: (version) => run(async () => ({ kind: 'describe-shell' as const, version }), NEVER).result,
      editions,
      routesOf: () => releases.routes(),
      quarantine: NO_QUARANTINE,
      failedLately: { has: () => false },
      banners: { now: () => null },
      bulletin: NO_BULLETIN,
      record,
    },
    development: true,
    developmentOrigins: Object.values(programs).map(({ origin }) => origin),
    versions: async () => [],
    watched: null,
    hooks: null,
    files: null,
    traces: NO_TRACES,
    mountFiles: (site) => {
      watch.mount(site);
      for (const program of Object.values(programs)) browserFiles(site, program);
      site.addHook('onClose', () => composers.close());
    },
    mountStaffPages: () => {},
  });
  return {
    origin: settings.origin,
    dropChanged: () => releases.dropChanged(composers),
    evaluate: (name) => releases.evaluate(name, composers),
  };
}

function editionOf(programs: readonly string[]): Edition {
  return {
    id: '00000000T000000Z-00000000',
    parent: null,
    createdAt: new Date().toISOString(),
    by: 'You',
    releases: Object.fromEntries(programs.map((name) => [name, 'development'])),
    note: 'The workspaces, as they are being edited',
  };
}

/** The files of a program for browsers, which its development server has. */
function browserFiles(site: FastifyInstance, { origin, path }: DevelopmentProgram): void {
  site.get(`${path}*`, async (request, reply) => {
    const response = await fetch(origin + request.url);
    return reply
      .status(response.status)
      .headers({
        'content-type': response.headers.get('content-type') ?? 'text/plain',
        'cache-control': 'no-store',
      })
      .send(Buffer.from(await response.arrayBuffer()));
  });
}
