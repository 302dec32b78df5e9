import type { Scheduler } from 'fast-check';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ObjectStore } from '../store/object-store.ts';
import type { VirtualTime } from './virtual-time.ts';

/** A change of the storage, as it happens. */
export interface Change {
  kind: 'create' | 'put' | 'remove';
  key: string;
  /** ID of the action whose process makes it. */
  by: string;
  /** The previous object. */
  before: StoredObject | null;
}

interface StoredObject {
  body: Buffer;
  at: number;
}

/** A process crashes at its write with this number, counted from 0; `isWritten`: after the write has happened. */
export interface Crash {
  write: number;
  isWritten: boolean;
}

/** How many turns the requests of an action wait. A server has several concurrent refreshes at different paces. */
export const pace = new AsyncLocalStorage<number>();

/** A correct storage in memory. */
export class Storage {
  readonly objects = new Map<string, StoredObject>();
  readonly #time: VirtualTime;
  readonly #changed: (change: Change) => void;

  constructor(time: VirtualTime, changed: (change: Change) => void) {
    this.#time = time;
    this.#changed = changed;
  }

  /** The object's JSON; undefined if it does not exist. */
  json(key: string): unknown {
    const object = this.objects.get(key);
    return object && JSON.parse(object.body.toString());
  }

  keys(prefix: string): string[] {
    return [...this.objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
  }

  write(kind: 'create' | 'put', key: string, body: Buffer, by: string): boolean {
    const before = this.objects.get(key) ?? null;
    if (kind === 'create' && before) return false;
    this.objects.set(key, { body, at: this.#time.now() });
    this.#changed({ kind, key, by, before });
    return true;
  }

  remove(key: string, by: string): void {
    const before = this.objects.get(key) ?? null;
    if (!this.objects.delete(key)) return;
    this.#changed({ kind: 'remove', key, by, before });
  }
}

/**
 * The storage as one process sees it. Each request waits for its turn, which the scheduler draws, and then takes effect at
 * once. A crashed process does nothing more.
 */
export class ProcessObjects implements ObjectStore {
  readonly place = 'memory';
  readonly #storage: Storage;
  readonly #scheduler: Pick<Scheduler, 'schedule'>;
  readonly #by: string;
  readonly #crash: Crash | null;
  #writes = 0;
  #isDead = false;

  constructor(
    storage: Storage,
    scheduler: Pick<Scheduler, 'schedule'>,
    by: string,
    crash: Crash | null = null,
  ) {
    this.#storage = storage;
    this.#scheduler = scheduler;
    this.#by = by;
    this.#crash = crash;
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  async get(key: string): Promise<Buffer | null> {
    await this.#turn(`reads ${key}`);
    return this.#storage.objects.get(key)?.body ?? null;
  }

  async modified(key: string): Promise<Date | null> {
    await this.#turn(`asks the age of ${key}`);
    const at = this.#storage.objects.get(key)?.at;
    return at === undefined ? null : new Date(at);
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    await this.#turn(`lists ${prefix}`);
    return this.#storage.keys(prefix).filter((key) => key > after);
  }

  async create(key: string, body: Buffer): Promise<boolean> {
    await this.#turn(`creates ${key}`);
    return this.#write(() => this.#storage.write('create', key, body, this.#by));
  }

  async put(key: string, body: Buffer): Promise<void> {
    await this.#turn(`puts ${key}`);
    this.#write(() => this.#storage.write('put', key, body, this.#by));
  }

  async remove(key: string): Promise<void> {
    await this.#turn(`removes ${key}`);
    this.#write(() => this.#storage.remove(key, this.#by));
  }

  async #turn(what: string): Promise<void> {
    for (let turns = pace.getStore() ?? 1; turns > 0; turns -= 1) {
      this.#requireLife();
      await this.#scheduler.schedule(Promise.resolve(), `${this.#by} ${turns > 1 ? 'waits' : what}`);
    }
    this.#requireLife();
  }

  #write<Result>(write: () => Result): Result {
    const crash = this.#crash?.write === this.#writes ? this.#crash : null;
    this.#writes += 1;
    if (!crash) return write();
    this.#isDead = true;
    if (crash.isWritten) write();
    throw new Error('The process has crashed.');
  }

  #requireLife(): void {
    if (this.#isDead) throw new Error('The process has crashed.');
  }
}
