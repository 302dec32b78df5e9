import type { ObjectStore } from '../object-store.ts';

/** Simulates a process that dies between two writes. */
export class FailingObjects implements ObjectStore {
  readonly #objects: ObjectStore;
  #left: number;

  /** The first `writes` writes succeed; the rest fail. */
  constructor(objects: ObjectStore, writes: number) {
    this.#objects = objects;
    this.#left = writes;
  }

  get place(): string {
    return this.#objects.place;
  }

  get(key: string): Promise<Buffer | null> {
    return this.#objects.get(key);
  }

  modified(key: string): Promise<Date | null> {
    return this.#objects.modified(key);
  }

  list(prefix: string, after?: string): Promise<string[]> {
    return this.#objects.list(prefix, after);
  }

  async create(key: string, body: Buffer): Promise<boolean> {
    this.#write();
    return this.#objects.create(key, body);
  }

  async put(key: string, body: Buffer): Promise<void> {
    this.#write();
    await this.#objects.put(key, body);
  }

  async remove(key: string): Promise<void> {
    this.#write();
    await this.#objects.remove(key);
  }

  #write(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new Error('The process has crashed.');
  }
}
