import * as fc from 'fast-check';
import type { Crash } from './storage.ts';

export const SERVERS = 2;

interface ReleaseId {
  name: string;
  version: string;
}

/** Who runs a command if keys are trusted: the other two have all permissions on the storage, but no trusted key. */
export type Author = 'the pipeline' | 'another key' | 'no key';

/** What a person or a pipeline does, each in its own process, which may crash. */
export type Command =
  | { does: 'publish'; release: ReleaseId }
  | { does: 'promote'; release: ReleaseId; isForced: boolean }
  | { does: 'try'; release: ReleaseId; steps: readonly number[]; isForced: boolean }
  | { does: 'advance'; isForced: boolean }
  | { does: 'halt' }
  | { does: 'freeze' }
  | { does: 'unfreeze' }
  /** To the edition this many moves ago; 0: to the parent. */
  | { does: 'roll back'; moves: number }
  | { does: 'roll back one'; name: string }
  | { does: 'retire'; name: string }
  | { does: 'prune' };

/** What a server does on its own. */
export interface ServerWork {
  does: 'poll' | 'restart' | 'take the step' | 'halt the canary' | 'quarantine';
  server: number;
}

/** The passing of time. */
interface Passing {
  does: 'wait' | 'let a day pass';
}

/** Work that runs concurrently with other work. */
export type Work = ((Command & { crash: Crash | null; author: Author }) | ServerWork) & {
  /** How many turns each request waits: others overtake a slow process. */
  pace: number;
};

export type Action = Work | Passing;

const release = fc.oneof(
  fc.record({ name: fc.constant('news'), version: fc.constantFrom('1', '2', '3', '4') }),
  fc.record({ name: fc.constant('blog'), version: fc.constantFrom('1', '2', '3') }),
);
const name = fc.constantFrom('news', 'blog');
const isForced = fc.nat(4).map((n) => n === 0);
const steps = fc.constantFrom<readonly number[]>([10], [5, 25, 100], [5, 25, 50, 100]);

/**
 * Commands whose result is a forgery if their author is not trusted. The others only remove something, or take effect with
 * time: see `docs/trust.md`.
 */
const forgeable = [
  { weight: 3, arbitrary: fc.record({ does: fc.constant('publish' as const), release }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('promote' as const), release, isForced }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('try' as const), release, steps, isForced }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('halt' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('freeze' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('unfreeze' as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('roll back' as const), moves: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('retire' as const), name }) },
] as const;

/** A version that its team has not published yet. */
const early = {
  weight: 8,
  arbitrary: fc.constant<Command>({ does: 'publish', release: { name: 'blog', version: '3' } }),
} as const;

const command: fc.Arbitrary<Command> = fc.oneof(
  ...forgeable,
  { weight: 2, arbitrary: fc.record({ does: fc.constant('advance' as const), isForced }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('roll back one' as const),
      name,
    }),
  },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('prune' as const) }) },
);
const crash = fc.option(fc.record({ write: fc.nat(5), isWritten: fc.boolean() }), { freq: 4 });
const pace = fc.constantFrom(1, 1, 5);
const serverWork: fc.Arbitrary<ServerWork> = fc.record({
  does: fc.constantFrom(
    'poll',
    'poll',
    'poll',
    'poll',
    'restart',
    'take the step',
    'halt the canary',
    'quarantine',
  ),
  // The first server has more to do at once.
  server: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(SERVERS - 1) }),
});

/** Any action. Half of them are commands. */
export const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(command, crash, pace).map(([what, when, turns]): Action => ({
      ...what,
      author: 'the pipeline',
      crash: when,
      pace: turns,
    })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.oneof(early, ...forgeable), fc.constantFrom<Author>('another key', 'no key'), crash, pace)
      .map(([what, author, when, turns]): Action => ({ ...what, author, crash: when, pace: turns })),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(serverWork, pace).map(([what, turns]): Action => ({ ...what, pace: turns })),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('let a day pass' as const) }) },
);

/** One line, for display. */
export function inWords(done: Action): string {
  const { does, ...rest } = done;
  return Object.keys(rest).length === 0 ? does : `${does} ${JSON.stringify(rest)}`;
}
