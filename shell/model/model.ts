import * as fc from 'fast-check';
import { action, inWords, type Action } from './actions.ts';
import { VirtualTime, withVirtualTime } from './virtual-time.ts';
import { World } from './world.ts';

/** An action as fast-check runs it. */
class Step implements fc.AsyncCommand<object, World> {
  readonly #action: Action;

  constructor(what: Action) {
    this.#action = what;
  }

  check(): boolean {
    return true;
  }

  run(_: object, world: World): Promise<void> {
    return world.begin(this.#action);
  }

  toString(): string {
    return inWords(this.#action);
  }
}

/** What a seed violated. */
export interface Failure {
  /** Why, after shrinking: a line for each invariant. */
  broken: string;
  /** The remaining actions after shrinking, and the order of all requests. */
  actions: string;
  schedule: string;
}

/**
 * Runs one seed: up to 20 actions, with requests in an order drawn from the seed. The same seed fails the same way, and
 * shrinks to the same actions. Resolves with the failure; null if there is none.
 */
export async function runSeed(seed: number): Promise<Failure | null> {
  const commands = fc.commands([action.map((what) => new Step(what))], {
    maxCommands: 20,
    size: 'max',
  });
  const property = fc.asyncProperty(
    fc.boolean(),
    fc.boolean(),
    fc.scheduler(),
    commands,
    async (withKeys, withCanary, scheduler, steps) => {
      const time = new VirtualTime();
      await withVirtualTime(time, async () => {
        const world = await World.open(time, scheduler, { withKeys, withCanary });
        const all = fc.asyncModelRun(() => ({ model: {}, real: world }), steps).then(() => world.end());
        await scheduler.waitFor(all);
        if (world.laws.broken.length > 0) throw new Error(world.laws.broken.join('\n'));
      });
    },
  );
  const details = await fc.check(property, { seed, numRuns: 1 });
  if (!details.failed || !details.counterexample) return null;
  const [withKeys, withCanary, scheduler, steps] = details.counterexample;
  const actions = fc.stringify(steps);
  return {
    broken:
      details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance),
    actions:
      (withKeys ? 'with trusted keys\n' : '') +
      (withCanary ? 'with an open canary\n' : '') +
      (actions.split('/*replayPath')[0] ?? '').trimEnd().replaceAll(/,(?=[a-z])/g, '\n'),
    schedule: fc.stringify(scheduler),
  };
}
