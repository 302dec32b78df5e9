import { MessageChannel } from 'node:worker_threads';
import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import { Composer } from '../../composer/composer.ts';
import type { ReleaseSource } from '../../composer/release-source.ts';
import type { Editions } from '../../editions/editions.ts';
import type { Quarantine } from '../../editions/quarantine.ts';
import { cachingFetch } from '../../front/composers/caching-fetch.ts';
import type { StartThread } from '../../front/composers/composer-thread.ts';
import type { Composers } from '../../front/composers/composers.ts';
import { shellFactsOf, startComposers } from '../../front/composers/start-composers.ts';
import { Activity } from '../../protocol/activity.ts';
import type { ToComposer } from '../../protocol/messages.ts';
import type { RecordEvent } from '../../protocol/telemetry-event.ts';

interface Sources {
  editions: Editions;
  quarantine: Pick<Quarantine, 'has' | 'isDeadly' | 'isSuspect' | 'failed' | 'worked'>;
  record: RecordEvent;
}

/** Composers that share the thread of the test, with its releases; everything else is posted as in production. */
export function composersHere(releases: ReleaseSource, sources: Sources) {
  const composers: Composers = startComposers(
    { count: 1, start: starterHere(releases), fetch: cachingFetch([]) },
    {
      ...sources,
      releases: {
        code: async (name, version) => {
          throw new Error(`There is no code of ${name}@${version} in a test.`);
        },
        serverMap: async () => null,
      },
      log: { info: () => {}, warn: () => {}, error: () => {} },
      warm: async () => [],
    },
  );
  return { composers, shellFacts: shellFactsOf(composers) };
}

export const PICTURE_KEY = 'of the test';

function starterHere(releases: ReleaseSource): StartThread {
  return () => {
    const { port1: front, port2: inside } = new MessageChannel();
    const settings = {
      settings: FIXTURE_SETTINGS,
      services: [],
      pictureKey: PICTURE_KEY,
      adFrameUrl: undefined,
    };
    const activity = new Activity();
    const composer = new Composer(inside, settings, activity, releases);
    const beating = setInterval(() => activity.beat(), 50).unref();
    inside.on('message', (message: ToComposer) => composer.receive(message));
    inside.postMessage([{ type: 'ready' }]);
    // A test ends when its own work is done.
    inside.unref();
    return {
      port: front,
      activity,
      worker: null,
      onMessages: (listener) => front.on('message', listener).unref(),
      onEnd: (listener) => front.once('close', () => listener(null)),
      terminate: async () => {
        clearInterval(beating);
        front.close();
      },
    };
  };
}
