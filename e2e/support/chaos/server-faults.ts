import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema } from '../../../shared/src/contract/release.ts';
import type { ChaosSite, Victim } from './chaos-site.ts';
import type { FaultName } from './fault-names.ts';
import type { ServerOrder } from './obedient-release.ts';

/** Calls the cause of a failure off. */
export type Mend = () => Promise<void>;

export interface ServerFault {
  /** `taken`: it is met when the server takes the release, so it needs a fresh one. `running`: it can begin at any time. */
  when: 'taken' | 'running';
  cause: (site: ChaosSite, victim: Victim) => Promise<Mend>;
  /** Which release readers get meanwhile, when the page is loaded and when it is navigated to. */
  firstLoad: 'previous' | 'newest';
  navigation: 'previous' | 'newest';
  /** Blocks of it on the front page that was under way already: of the release before, or away until the next request. */
  blocks: 'there' | 'may be away';
}

const GIVES_WAY = { firstLoad: 'previous', navigation: 'previous', blocks: 'there' } as const;
const WORKS_ON = { firstLoad: 'newest', navigation: 'newest', blocks: 'there' } as const;

/** How each fault is made on the server, or why there is none. */
export const SERVER_FAULTS: Readonly<Record<FaultName, ServerFault | { none: string }>> = {
  down: atTaking('server.cjs', () => null),
  slow: { ...whileRunning('be slow'), ...WORKS_ON },
  '500 with a body': atTaking('server.cjs', () => '<!doctype html><h1>500 Internal Server Error</h1>'),
  'wrong JSON': atTaking('release.json', (text) => text.slice(0, text.length / 2)),
  'wrong hash': atTaking('server.cjs', (text) => `${text}\n// Changed after it was published.`),
  'throws when evaluated': {
    when: 'taken',
    cause: (site, victim) => site.order(victim, 'throw when evaluated'),
    ...GIVES_WAY,
  },
  'throws when rendered on the server': {
    ...whileRunning('throw when rendered'),
    // A navigation brings data; the browser renders it, where nothing is wrong.
    navigation: 'newest',
  },
  'throws when rendered in the browser': { none: 'The browser is where it throws.' },
  // What is known to hang only after the frame has gone out cannot be exchanged in that page any more.
  hangs: { ...whileRunning('hang'), blocks: 'may be away' },
  'stale singleton range': atTaking('release.json', (text) => {
    const release = releaseSchema.parse(JSON.parse(text));
    return JSON.stringify({ ...release, singletons: { ...release.singletons, react: '^18.0.0' } });
  }),
};

function whileRunning(order: ServerOrder): ServerFault {
  return { when: 'running', cause: (site, victim) => site.order(victim, order), ...GIVES_WAY };
}

/** Changes a file of the release in the store; null: it is gone. */
function atTaking(file: string, change: (text: string) => string | null): ServerFault {
  return {
    when: 'taken',
    cause: async (_site, { folder }) => {
      const at = path.join(folder, file);
      const published = await readFile(at, 'utf8');
      const changed = change(published);
      await (changed === null ? rm(at) : writeFile(at, changed));
      return () => writeFile(at, published);
    },
    ...GIVES_WAY,
  };
}
