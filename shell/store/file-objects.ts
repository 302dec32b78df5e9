import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { checkKey, checkPrefix, type ObjectStore } from './object-store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** Marks unfinished files, which `list` leaves out. Followed by a UUID: a release may have a file `map.part-2.svg`. */
const PART = '.part-';
const UNFINISHED = /\.part-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const FULL = 'the disk is full. Free some space and try again.';
const NOT_ALLOWED =
  'this user has no write permission. Change the permissions of the folder, or set EDITIONS to another folder.';
const REMEDIES: ReadonlyMap<string, string> = new Map([
  ['ENOSPC', FULL],
  ['EDQUOT', FULL],
  ['EFBIG', 'the file exceeds the size limit. Raise the limit ("ulimit -f" shows it) and try again.'],
  ['EROFS', 'the disk is read-only. Mount it for writing, or set EDITIONS to another folder.'],
  ['EACCES', NOT_ALLOWED],
  ['EPERM', NOT_ALLOWED],
]);

const NOT_READABLE =
  'this user has no read permission. Change the permissions of the folder, or set EDITIONS to another folder.';
const NOT_A_STORE =
  'a different kind of file is in its place. Set EDITIONS to the folder of a store, or restore a backup there.';
const READING_REMEDIES: ReadonlyMap<string, string> = new Map([
  ['EACCES', NOT_READABLE],
  ['EPERM', NOT_READABLE],
  ['EISDIR', NOT_A_STORE],
  ['ELOOP', NOT_A_STORE],
  ['ENOTDIR', NOT_A_STORE],
]);

/** Nothing is wrong with the file: the process has too many open, or the file server was gone for a moment. */
const PASSING = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'ETIMEDOUT', 'ESTALE', 'ENOTCONN']);

/** With a limit of 1,024 open files, `list` and `prune` failed in a store with 5,000 editions. */
const OPEN_FILES = 64;

export class FileObjects implements ObjectStore {
  readonly folder: string;
  readonly #reads = new PQueue({ concurrency: OPEN_FILES });
  /** Whether an object was read from it. */
  #hasObjects = false;

  constructor(folder: string) {
    this.folder = path.resolve(folder);
  }

  get place(): string {
    return `file:${this.folder}`;
  }

  async get(key: string): Promise<Buffer | null> {
    const file = this.#file(key);
    const body = await this.#read(
      key,
      null,
      this.#reads.add(() => readFile(file)),
    );
    this.#hasObjects ||= body !== null;
    return body;
  }

  async create(key: string, body: Buffer): Promise<boolean> {
    return this.#write(key, body, async (part, file) => {
      try {
        // Unlike a rename, a link fails if the name is taken.
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
    await this.#write(key, body, rename);
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    return (await this.#files(prefix)).filter(
      (key) => key.startsWith(prefix) && key > after && !UNFINISHED.test(key),
    );
  }

  async unfinished(before: Date): Promise<string[]> {
    const parts = (await this.#files('')).filter((file) => UNFINISHED.test(file));
    const written = await Promise.all(parts.map((part) => this.modified(part)));
    return parts.filter((_, i) => (written[i] ?? before) < before);
  }

  async modified(key: string): Promise<Date | null> {
    return (await this.#read(key, null, stat(this.#file(key))))?.mtime ?? null;
  }

  async remove(key: string): Promise<void> {
    await rm(this.#file(key), { force: true });
  }

  /** Sorted names of all files in the folder of a prefix. Servers list thousands of moves every second. */
  async #files(prefix: string): Promise<string[]> {
    const folder = checkPrefix(prefix).slice(0, Math.max(0, prefix.lastIndexOf('/')));
    const entries = await this.#read(
      prefix,
      [],
      readdir(path.join(this.folder, folder), { recursive: true, withFileTypes: true }),
    );
    const files = entries.filter((entry) => entry.isFile());
    const from = path.join(this.folder, path.sep).length;
    return files
      .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(from).replaceAll(path.sep, '/'))
      .toSorted();
  }

  /** Writes a temporary file, which `place` then puts in place atomically. */
  async #write<Result>(
    key: string,
    body: Buffer,
    place: (part: string, file: string) => Promise<Result>,
  ): Promise<Result> {
    const file = this.#file(key);
    const part = `${file}${PART}${randomUUID()}`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(part, body, { flush: true });
      return await place(part, file);
    } catch (error) {
      await rm(part, { force: true }).catch(() => {});
      throw await this.#writeFailure(key, error);
    }
  }

  /**
   * What was read; `instead` if nothing is there. Adds the fix to errors that an operator can resolve. Rejects with
   * `StoreUnavailable` if the whole store is gone: a file system that is no longer mounted leaves an empty folder, and every
   * release would count as missing.
   */
  async #read<Value, Instead>(
    key: string,
    instead: Instead,
    reading: Promise<Value>,
  ): Promise<Value | Instead> {
    try {
      return await reading;
    } catch (cause) {
      if (hasCode(cause, 'ENOENT')) {
        if (this.#hasObjects && (await this.#isEmpty()))
          throw new StoreUnavailable(`${this.folder} is empty or gone. Is it mounted?`, { cause });
        return instead;
      }
      const { code = '' } = cause as NodeJS.ErrnoException;
      if (PASSING.has(code)) throw new StoreUnavailable(messageOf(cause), { cause });
      const remedy = READING_REMEDIES.get(code);
      if (remedy === undefined) throw cause;
      throw new Error(`"${key}" could not be read in ${this.place}: ${remedy}`, { cause });
    }
  }

  async #isEmpty(): Promise<boolean> {
    return (await readdir(this.folder).catch(() => [])).length === 0;
  }

  /** Names the object and the store, and the fix if an operator has one. */
  async #writeFailure(key: string, error: unknown): Promise<Error> {
    const cause = hasCode(error, 'ENOENT') ? ((await accessError(this.folder)) ?? error) : error;
    const remedy = REMEDIES.get((cause as NodeJS.ErrnoException).code ?? '') ?? messageOf(cause);
    return new Error(`"${key}" could not be written in ${this.place}: ${remedy}`, { cause });
  }

  #file(key: string): string {
    return path.join(this.folder, checkKey(key));
  }
}

/**
 * Why a folder, or its closest existing ancestor, is not writable; null if it is. On a read-only disk, a recursive `mkdir`
 * fails with ENOENT, which hides the reason.
 */
async function accessError(folder: string): Promise<unknown> {
  try {
    await access(folder, constants.W_OK);
    return null;
  } catch (error) {
    return hasCode(error, 'ENOENT') ? accessError(path.dirname(folder)) : error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}
