import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import type { Live } from '@meadowlark/shared/contract/live.ts';
import type { LiveEditions } from '../server/editions/editions.ts';
import { fileBody, FILES } from './build-of.ts';
import { wrongWith, type Begun, type State } from './expected-move.ts';
import type { Change, Storage } from './storage.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A started action, and how it ended. */
export interface Running extends Begun {
  startedAt: number;
  /** Its author has no trusted key. */
  isStrangers: boolean;
  /** How many moves there were when it started. */
  movesBefore: number;
  moves: number;
  outcome: 'running' | 'done' | 'refused' | 'crashed';
  /** Why it failed. */
  why: string;
}

/**
 * Invariants after every change of the storage, whoever made it, and at the end. Violations are collected, because an error
 * thrown inside an action only makes that action fail.
 */
export class Laws {
  readonly broken: string[] = [];
  /** The states of `live`, oldest first. Untrusted writes are not moves. */
  readonly states: State[] = [];
  /** How many moves were written, by anybody. */
  #written = 0;
  /** Keys of each trusted `release.json`. */
  readonly #trusted = new Set<string>();
  readonly #storage: Storage;
  readonly #running: ReadonlyMap<string, Running>;
  readonly #everNamed = new Set<string>();
  /** IDs of the actions that removed objects, by object key. */
  readonly #removedBy = new Map<string, string>();

  constructor(storage: Storage, running: ReadonlyMap<string, Running>) {
    this.#storage = storage;
    this.#running = running;
  }

  changed(change: Change): void {
    const { key } = change;
    if (change.before && change.kind === 'put' && !/^quarantine\/|\/publishing$/.test(key))
      this.#break(`${change.by} overwrites ${key}`);
    if (change.kind === 'remove') this.#removedBy.set(key, change.by);
    else this.#removedBy.delete(key);
    if (key.startsWith('live/')) this.#moved(change);
    if (key.startsWith('editions/') && change.kind === 'create' && !this.#isStrangers(change))
      this.#named(key);
    const wasTrusted = this.#trusted.has(key);
    if (key.endsWith('/release.json')) this.#manifestChanged(change);
    if (key.startsWith('releases/')) this.#releaseChanged(change, wasTrusted);
    const state = this.states.at(-1);
    if (state) this.#requireWhole(state, change);
  }

  /** Called after an action has ended. */
  ended({ id, outcome, why, moves, action, movesBefore, target, isStrangers }: Running): void {
    if (isStrangers) return;
    if (outcome === 'refused' && moves > 0)
      this.#break(`${id} says that it failed, but it moved live: ${why}`);
    if (outcome !== 'done' || moves > 0) return;
    const during = this.states.slice(Math.max(0, movesBefore - 1));
    const has = (test: (state: State) => boolean): boolean => during.some(test);
    const isLost =
      action.does === 'freeze' ||
      action.does === 'advance' ||
      action.does === 'retire' ||
      (action.does === 'unfreeze' && !has(({ move }) => !move.frozen)) ||
      (action.does === 'halt' && during.length < 2) ||
      (action.does === 'roll back one' && during.length < 2) ||
      (action.does === 'roll back' && !has(({ edition }) => edition.id === (target ?? ''))) ||
      ((action.does === 'promote' || action.does === 'try') &&
        !has(({ edition }) => edition.releases[action.release.name] === action.release.version));
    if (isLost) this.#break(`${id} says that it succeeded, but it made no move`);
  }

  /** The index of the first state, from `from` on, that a server shows; reports a server that goes back. */
  follows(server: number, from: number, { edition, canary }: LiveEditions): number {
    const fits = (isExact: boolean) => (state: State, index: number) =>
      index >= from &&
      state.edition.id === edition.id &&
      (state.canary?.edition.id === canary?.edition.id || (!isExact && !canary)) &&
      (!canary || state.canary?.percent === canary.percent);
    const exact = this.states.findIndex(fits(true));
    const index = exact < 0 ? this.states.findIndex(fits(false)) : exact;
    if (index >= 0) return index;
    this.#break(`server ${server} goes back from move ${from + 1} to ${edition.id}`);
    return from;
  }

  /** Called when nothing is running anymore, and every server has polled. */
  settled(server: number, { edition, canary }: LiveEditions): void {
    const last = this.states.at(-1);
    if (last?.edition.id !== edition.id || last.canary?.edition.id !== canary?.edition.id)
      this.#break(`server ${server} shows ${edition.id}, but ${last?.edition.id} is live`);
  }

  /**
   * A prune that was told to keep one parent must not remove the parent of a live edition or a canary, or what may replace its
   * releases.
   */
  requireParents({ id }: Running): void {
    const now = this.states.at(-1);
    // Later moves may go back to editions whose own parents were not to be kept.
    if (now?.move.by !== id) return;
    for (const { parent, earlier = {} } of now.canary ? [now.edition, now.canary.edition] : [now.edition]) {
      for (const [name, versions] of Object.entries(earlier))
        for (const version of versions)
          if (this.#removedBy.get(`releases/${name}/${version}/release.json`) === id)
            this.#break(`${id} prunes ${name}@${version}, which may replace a live release`);
      if (this.#removedBy.get(`editions/${parent}.json`) === id)
        this.#break(`${id} prunes the parent ${parent}`);
      const releases = parent === null ? {} : (this.#edition(parent)?.releases ?? {});
      for (const [name, version] of Object.entries(releases))
        if (this.#removedBy.get(`releases/${name}/${version}/release.json`) === id)
          this.#break(`${id} prunes ${name}@${version} of the parent`);
    }
  }

  #moved({ kind, key, by }: Change): void {
    if (kind !== 'create') return this.#break(`${by} ${kind}s ${key}`);
    const move = this.#storage.json(key) as Live;
    const [edition, tried] = [this.#edition(move.edition), move.canary && this.#edition(move.canary.edition)];
    if (!edition || tried === undefined) return this.#break(`${by} moves live to a missing edition`);
    const canary = move.canary && tried ? { ...move.canary, steps: move.canary.steps, edition: tried } : null;
    const [before, after] = [this.states.at(-1) ?? null, { move, edition, canary }];
    this.#written += 1;
    if (move.number !== this.#written) this.#break(`${by} makes move ${move.number} out of turn`);
    const running = this.#running.get(by);
    if (running?.isStrangers) {
      if (this.#isEndOfCanary(before, after, running)) this.states.push(after);
      return;
    }
    if (running) {
      running.moves += 1;
      if (running.moves > 1) this.#break(`${by} moves live twice`);
      const wrong =
        wrongWith(before, after, running) ??
        this.#quarantinedSince(before, after, running) ??
        this.#tooSoon(before, after, running);
      if (wrong !== null) this.#break(`${by} moves live, but ${wrong}`);
    }
    this.states.push(after);
  }

  /** A release that was in quarantine before this action started goes to more readers. */
  #quarantinedSince(before: State | null, { move }: State, { action, startedAt }: Running): string | null {
    const isStep = action.does === 'take the step' || (action.does === 'advance' && !action.isForced);
    if (!isStep || !before?.canary || move.action === 'halt') return null;
    for (const [name, version] of Object.entries(before.canary.edition.releases)) {
      const record = this.#storage.objects.get(`quarantine/${name}@${version}.json`);
      if (before.edition.releases[name] !== version && record && record.at < startedAt)
        return `${name}@${version} is in quarantine`;
    }
    return null;
  }

  /** What anybody may do, because servers have no key: end the open canary. */
  #isEndOfCanary(before: State | null, after: State, running: Running): boolean {
    const { move } = after;
    const last =
      before && this.#storage.objects.get(`live/${String(before.move.number).padStart(10, '0')}.json`);
    return (
      move.action === 'halt' &&
      move.signature === undefined &&
      Boolean(last) &&
      move.before === integrityOf(last?.body ?? '') &&
      wrongWith(before, after, running) === null
    );
  }

  /** A server takes a step without a key too early, by more than a minute, or a step that only a person may take. */
  #tooSoon(before: State | null, { move }: State, { action }: Running): string | null {
    const signed = this.states.findLastIndex((state) => state.move.signature !== undefined);
    const last = this.states[signed];
    if (action.does !== 'take the step' || !last || !before?.canary) return null;
    const every = before.canary.steps?.everySeconds ?? null;
    if (every === null) return 'only a person takes this step';
    const due = Date.parse(last.move.at) + (this.states.length - signed) * every * 1000;
    return Date.parse(move.at) >= due - MINUTE_MS ? null : 'the step is not due';
  }

  #isStrangers({ by }: Change): boolean {
    return this.#running.get(by)?.isStrangers ?? false;
  }

  #manifestChanged(change: Change): void {
    if (change.kind === 'remove' || this.#isStrangers(change)) this.#trusted.delete(change.key);
    else this.#trusted.add(change.key);
  }

  #named(key: string): void {
    const { releases } = this.#storage.json(key) as Edition;
    for (const [name, version] of Object.entries(releases)) this.#everNamed.add(`${name}@${version}`);
  }

  #releaseChanged({ kind, key, by, before }: Change, wasTrusted: boolean): void {
    const [, name = '', version = ''] = key.split('/');
    if (this.#trusted.has(`releases/${name}/${version}/release.json`) && !this.#isWhole(name, version))
      this.#break(`${by} ${kind}s ${key}: the release is visible, but incomplete`);
    const isYoung = before && Date.now() - before.at < DAY_MS;
    if (kind === 'remove' && wasTrusted && isYoung && !this.#everNamed.has(`${name}@${version}`))
      this.#break(`${by} removes ${name}@${version}, published within the day`);
  }

  /** The editions that readers get, including canary readers, must be complete. */
  #requireWhole({ edition, canary }: State, { kind, key, by }: Change): void {
    for (const served of canary ? [edition, canary.edition] : [edition]) {
      if (!this.#edition(served.id))
        this.#break(`${by} ${kind}s ${key}: live names ${served.id}, which is missing`);
      for (const [name, version] of Object.entries(served.releases))
        if (!this.#isWhole(name, version))
          this.#break(`${by} ${kind}s ${key}: live names ${name}@${version}, which is incomplete`);
    }
  }

  #isWhole(name: string, version: string): boolean {
    const prefix = `releases/${name}/${version}/`;
    return (
      this.#trusted.has(`${prefix}release.json`) &&
      FILES.every((file) =>
        this.#storage.objects.get(prefix + file)?.body.equals(fileBody(name, version, file)),
      )
    );
  }

  /** Undefined if it is missing. */
  #edition(id: string): Edition | undefined {
    return this.#storage.json(`editions/${id}.json`) as Edition | undefined;
  }

  #break(law: string): void {
    this.broken.push(law);
  }
}
