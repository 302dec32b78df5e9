import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema } from '../../../shared/src/contract/release.ts';
import type { FaultName } from './fault-names.ts';
import { append, type ServerOrder } from './faulty-release.ts';

/** Removes the cause of a failure. */
export type Repair = () => Promise<void>;

export type ServerFault = Outcome &
  (
    | {
        /** Shows when the server loads a release, so it needs a new one. */
        when: 'taken';
        /** Damages a release in its folder of the store. */
        damage: (folder: string) => Promise<Repair>;
        /** An edition names the digest of each readable release.json, so a bad one stays as it was promoted. */
        heals: 'when repaired' | 'with another release';
      }
    | {
        /** Can begin at any time. */
        when: 'running';
        order: ServerOrder;
      }
  );

interface Outcome {
  /** The release that readers get meanwhile, on a first load and after a navigation. */
  firstLoad: 'previous' | 'newest';
  navigation: 'previous' | 'newest';
  /** Its blocks on a front page already in progress: from the previous release, or unavailable until the next request. */
  blocks: 'there' | 'may be missing';
}

const GIVES_WAY = { firstLoad: 'previous', navigation: 'previous', blocks: 'there' } as const;
const WORKS_ON = { firstLoad: 'newest', navigation: 'newest', blocks: 'there' } as const;

/** How to cause each fault on the server, or why that is impossible. */
export const SERVER_FAULTS: Readonly<Record<FaultName, ServerFault | { none: string }>> = {
  down: atTaking('server.cjs', () => null),
  slow: { ...whileRunning('be slow'), ...WORKS_ON },
  '500 with a body': atTaking('server.cjs', () => '<!doctype html><h1>500 Internal Server Error</h1>'),
  'wrong JSON': atTaking('release.json', (text) => text.slice(0, text.length / 2)),
  'wrong hash': atTaking('server.cjs', (text) => `${text}\n// Changed after it was published.`),
  'throws when evaluated': {
    when: 'taken',
    damage: throwWhenEvaluated,
    heals: 'with another release',
    ...GIVES_WAY,
  },
  'throws when rendered on the server': {
    ...whileRunning('throw when rendered'),
    // A navigation only fetches data, and rendering in the browser works.
    navigation: 'newest',
  },
  'throws when rendered in the browser': { none: 'It throws only in the browser.' },
  // A page whose frame has been sent before the deadline cannot fall back any more.
  hangs: { ...whileRunning('hang'), blocks: 'may be missing' },
  'stale singleton range': {
    ...atTaking('release.json', (text) => {
      const release = releaseSchema.parse(JSON.parse(text));
      return JSON.stringify({ ...release, singletons: { ...release.singletons, react: '^18.0.0' } });
    }),
    heals: 'with another release',
  },
};

function whileRunning(order: ServerOrder): ServerFault {
  return { when: 'running', order, ...GIVES_WAY };
}

/** Changes a file of the release in the store; null deletes it. */
function atTaking(
  file: string,
  change: (text: string) => string | null,
): Extract<ServerFault, { when: 'taken' }> {
  return {
    when: 'taken',
    heals: 'when repaired',
    damage: async (folder) => {
      const at = path.join(folder, file);
      const published = await readFile(at, 'utf8');
      const changed = change(published);
      await (changed === null ? rm(at) : writeFile(at, changed));
      return () => writeFile(at, published);
    },
    ...GIVES_WAY,
  };
}

/** Appends a throw, with a correct hash, as if published that way. It cannot be undone. */
async function throwWhenEvaluated(folder: string): Promise<Repair> {
  await append(folder, 'server.cjs', "\nthrow new Error('Told to throw when evaluated.');\n");
  return async () => {};
}
