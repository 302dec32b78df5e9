import { Command as Program } from 'commander';
import type { Scheduler } from 'fast-check';
import { addFreeze, addUnfreeze } from '../commands/live/freeze.ts';
import { addHalt } from '../commands/live/halt.ts';
import { addPromote } from '../commands/live/promote.ts';
import { addRetire } from '../commands/live/retire.ts';
import { addRollback } from '../commands/live/rollback.ts';
import { addPrune } from '../commands/prune.ts';
import { openGate } from '../commands/testing/open-gate.ts';
import { FollowedEditions } from '../server/editions/followed-editions.ts';
import type { LiveEditions } from '../server/editions/editions.ts';
import { EditionStore } from '../store/edition-store.ts';
import { advanceCanary, haltCanary } from '../store/moves.ts';
import { promote } from '../store/promote.ts';
import { publishBuild } from '../store/publish-release.ts';
import type { StoreKeys } from '../store/trust/signed-documents.ts';
import { verifiedFile } from '../store/verify/verified-file.ts';
import {
  inWords,
  SERVERS,
  type Action,
  type Author,
  type Command,
  type ServerWork,
  type Work,
} from './actions.ts';
import { buildOf, fileBody } from './build-of.ts';
import { KEYS_OF, SERVER_KEYS } from './keys.ts';
import { Laws, type Running } from './laws.ts';
import { pace, ProcessObjects, Storage } from './storage.ts';
import type { VirtualTime } from './virtual-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const UNSCHEDULED: Pick<Scheduler, 'schedule'> = { schedule: (task) => task };

interface Server {
  followed: FollowedEditions | null;
  /** Index of the state that it shows. */
  shows: number;
}

/** One store, the people and pipelines that move it, and the servers that follow it. */
export class World {
  readonly laws: Laws;
  readonly #storage: Storage;
  readonly #time: VirtualTime;
  readonly #scheduler: Pick<Scheduler, 'schedule'>;
  readonly #running = new Map<string, Running>();
  readonly #pending = new Set<Promise<void>>();
  readonly #servers: Server[] = [];
  readonly #withKeys: boolean;

  /** `withKeys`: servers and pipelines trust one key, and what others write must have no effect. */
  private constructor(time: VirtualTime, scheduler: Pick<Scheduler, 'schedule'>, withKeys: boolean) {
    this.#withKeys = withKeys;
    this.#time = time;
    this.#scheduler = scheduler;
    this.#storage = new Storage(time, (change) => this.laws.changed(change));
    this.laws = new Laws(this.#storage, this.#running);
  }

  /** A site that is some days old: two remotes, releases that nobody has got yet, servers, and perhaps an open canary. */
  static async open(
    time: VirtualTime,
    scheduler: Pick<Scheduler, 'schedule'>,
    { withKeys, withCanary }: { withKeys: boolean; withCanary: boolean },
  ): Promise<World> {
    const world = new World(time, scheduler, withKeys);
    const store = new EditionStore(
      new ProcessObjects(world.#storage, UNSCHEDULED, 'the past'),
      world.#keysOf('the pipeline'),
    );
    const who = { by: 'the past', note: '' };
    const publish = async (...releases: readonly string[]): Promise<void> => {
      for (const release of releases) {
        const [name = '', version = ''] = release.split('@');
        await publishBuild(store, buildOf(name, version));
      }
    };
    await publish('news@1', 'blog@1', 'news@2', 'news@3', 'blog@2');
    // An interrupted publish.
    await store.objects.create('releases/news/4/server.cjs', fileBody('news', '4', 'server.cjs'));
    await promote(store, { releases: { news: '1', blog: '1' } }, who);
    await promote(store, { releases: { news: '2' } }, who);
    await promote(store, { releases: { news: '1' } }, who);
    time.pass(2 * DAY_MS);
    if (withCanary) {
      const steps = { next: [25, 50, 100], everySeconds: 600 };
      await promote(store, { releases: { news: '3' }, canaryPercent: 5, steps }, who);
    }
    for (let server = 0; server < SERVERS; server += 1) {
      world.#servers.push({ followed: null, shows: 0 });
      await world.#start(server, UNSCHEDULED);
    }
    return world;
  }

  /** Starts an action, concurrently with unfinished ones. Resolves when it has started; for a wait, when all have ended. */
  async begin(action: Action): Promise<void> {
    if (!this.#withKeys && isStrangers(action)) return;
    await this.#scheduler.schedule(Promise.resolve(), inWords(action));
    if (action.does === 'wait' || action.does === 'let a day pass') {
      await this.#idle();
      if (action.does === 'let a day pass') this.#time.pass(DAY_MS + 1);
      return;
    }
    const work = pace
      .run((action as Work).pace, () => this.#run(action as Work))
      .finally(() => this.#pending.delete(work));
    this.#pending.add(work);
  }

  /** Waits for everything, lets the servers follow, and checks the final invariants. */
  async end(): Promise<void> {
    await this.#idle();
    // After this time, servers retry what they refused.
    this.#time.pass(60_000);
    for (const [number, { followed }] of this.#servers.entries()) {
      if (!followed) await this.#start(number, UNSCHEDULED);
      else await followed.refresh();
      const now = this.#servers[number]?.followed;
      if (now) this.laws.settled(number, now.live());
      now?.close();
    }
  }

  async #idle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }

  async #run(action: Work): Promise<void> {
    const running = this.#begun(action);
    const crash =
      'crash' in action ? (action.crash as ConstructorParameters<typeof ProcessObjects>[3]) : null;
    const objects = new ProcessObjects(this.#storage, this.#scheduler, running.id, crash);
    const store = new EditionStore(objects, this.#keysOf('author' in action ? action.author : null));
    try {
      await ('server' in action
        ? this.#serve(action, running, store)
        : this.#command(action, running, store));
      running.outcome = 'done';
    } catch (error) {
      running.why = String(error);
      running.outcome = 'refused';
    }
    if (objects.isDead) running.outcome = 'crashed';
    this.laws.ended(running);
    if (action.does === 'prune' && running.outcome === 'done') this.laws.requireParents(running);
  }

  #begun(action: Work): Running {
    const { states } = this.laws;
    const number = this.#running.size + 1;
    const running: Running = {
      id: `action ${number}`,
      action,
      isStrangers: isStrangers(action),
      target:
        action.does === 'roll back' && action.moves > 0
          ? (states.at(-1 - action.moves)?.edition.id ?? states[0]?.edition.id ?? null)
          : null,
      seen: null,
      startedAt: this.#time.now(),
      movesBefore: states.length,
      moves: 0,
      outcome: 'running',
      why: '',
    };
    this.#running.set(running.id, running);
    return running;
  }

  async #command(command: Command, running: Running, store: EditionStore): Promise<void> {
    if (command.does === 'publish') {
      const { name, version } = command.release;
      await publishBuild(store, buildOf(name, version, running.isStrangers ? ', altered' : ''));
      return;
    }
    const program = new Program().exitOverride();
    const context = {
      env: { EDITION_BY: running.id },
      stdout: { write: () => {} },
      stderr: { write: () => {} },
      store: async () => store,
      gate: openGate,
      programs: new Map(),
      here: null,
    };
    for (const add of [addPromote, addHalt, addRollback, addRetire, addFreeze, addUnfreeze, addPrune])
      add(program, context);
    await program.parseAsync(commandLine(command, running), { from: 'user' });
  }

  async #serve({ does, server }: ServerWork, running: Running, store: EditionStore): Promise<void> {
    const here = this.#servers[server];
    if (does === 'restart') {
      here?.followed?.close();
      if (here) here.followed = null;
      return this.#start(server, this.#scheduler);
    }
    const followed = here?.followed;
    if (!followed) return;
    const who = { by: running.id, note: 'automatic' };
    const { canary } = followed.live();
    if (canary) running.seen = { edition: canary.edition.id, percent: canary.percent };
    if (does === 'quarantine' && canary) {
      const [name, version] = Object.entries(canary.edition.releases).at(-1) ?? ['', ''];
      const since = new Date().toISOString();
      const edition = canary.edition.id;
      await store.reportQuarantined({ name, version, edition, since, why: 'It threw.', by: running.id });
    }
    if (does === 'take the step' && running.seen) await advanceCanary(store, running.seen, who);
    if (does === 'halt the canary' && canary) await haltCanary(store, canary.edition.id, who);
    await followed.refresh();
  }

  /** Starts a server. It stays down if it cannot start. */
  async #start(number: number, scheduler: Pick<Scheduler, 'schedule'>): Promise<void> {
    const store = new EditionStore(
      new ProcessObjects(this.#storage, scheduler, `server ${number}`),
      this.#keysOf(null),
    );
    const server = this.#servers[number];
    if (!server) return;
    const shows = (live: LiveEditions): void => {
      server.shows = this.laws.follows(number, server.shows, live);
    };
    const followed: FollowedEditions = await FollowedEditions.follow({
      store,
      prepare: async ({ releases }) => {
        for (const [name, version] of Object.entries(releases))
          await verifiedFile(store, await store.release(name, version), 'server.cjs');
      },
      // The process of an earlier start is gone, whatever it was about to do.
      changed: (live) => {
        if (server.followed === followed) shows(live);
      },
      record: () => {},
    });
    if (server.followed) return followed.close();
    shows(followed.live());
    server.followed = followed;
  }

  /** The keys of a command's author; of a server: null. */
  #keysOf(author: Author | null): StoreKeys {
    if (!this.#withKeys) return {};
    return author === null ? SERVER_KEYS : KEYS_OF[author];
  }
}

function isStrangers(action: Action): boolean {
  return 'author' in action && action.author !== 'the pipeline';
}

/** The command as a person would type it. */
function commandLine(command: Exclude<Command, { does: 'publish' }>, { id, target }: Running): string[] {
  const forced = 'isForced' in command && command.isForced ? ['--force', '--note', id] : [];
  switch (command.does) {
    case 'promote':
      return ['promote', `${command.release.name}@${command.release.version}`, ...forced];
    case 'try': {
      const release = `${command.release.name}@${command.release.version}`;
      const every = command.steps.length > 1 ? ['--every', '10m'] : [];
      return ['promote', release, '--canary', command.steps.join(','), ...every, ...forced];
    }
    case 'advance':
      return ['promote', '--advance', ...forced];
    case 'halt':
      return ['halt'];
    case 'freeze':
      return ['freeze', '--note', id];
    case 'unfreeze':
      return ['unfreeze'];
    case 'roll back':
      return ['rollback', ...(target === null ? [] : ['--to', target])];
    case 'roll back one':
      return ['rollback', command.name];
    case 'retire':
      return ['retire', command.name];
    case 'prune':
      return ['prune', '--keep', '1'];
  }
}
