import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkKey, checkPrefix } from './object-key.ts';
import type { ObjectStore } from './object-store.ts';

/** Files being written have this in their names; nobody else sees them. */
const PART = '.part-';

/** An object store in a folder, one file per object. */
export class FileObjects implements ObjectStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = path.resolve(folder);
  }

  get place(): string {
    return `file:${this.folder}`;
  }

  async get(key: string): Promise<Buffer | null> {
    return missingAs(null, readFile(this.#file(key)));
  }

  async create(key: string, body: Buffer): Promise<boolean> {
    return this.#written(key, body, async (part, file) => {
      try {
        // Unlike a rename, a link fails where the name is taken.
        await link(part, file);
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(part, { force: true });
      }
    });
  }

  async put(key: string, body: Buffer): Promise<void> {
    await this.#written(key, body, rename);
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    const folder = checkPrefix(prefix).slice(0, prefix.lastIndexOf('/') + 1);
    const entries = await missingAs(
      [],
      readdir(path.join(this.folder, folder), { recursive: true, withFileTypes: true }),
    );
    return entries
      .filter((entry) => entry.isFile() && !entry.name.includes(PART))
      .map((entry) => path.relative(this.folder, path.join(entry.parentPath, entry.name)))
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((key) => key.startsWith(prefix) && key > after)
      .toSorted();
  }

  async modified(key: string): Promise<Date | null> {
    return (await missingAs(null, stat(this.#file(key))))?.mtime ?? null;
  }

  async remove(key: string): Promise<void> {
    await rm(this.#file(key), { force: true });
  }

  /** Writes beside the place and then puts it there in one step: a reader sees the old content or the new, never a part. */
  async #written<Result>(
    key: string,
    body: Buffer,
    place: (part: string, file: string) => Promise<Result>,
  ): Promise<Result> {
    const file = this.#file(key);
    const part = `${file}${PART}${randomUUID()}`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(part, body, { flush: true });
    return place(part, file);
  }

  #file(key: string): string {
    return path.join(this.folder, checkKey(key));
  }
}

async function missingAs<Value, Instead>(instead: Instead, value: Promise<Value>): Promise<Value | Instead> {
  try {
    return await value;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return instead;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}
