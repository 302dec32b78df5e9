import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { parseJson } from '../../lib/parse-json.ts';
import type { EditionStore } from '../edition-store.ts';
import { withPrevious } from '../lineage.ts';
import { editionKey, moveKey, releasePrefix } from '../object-keys.ts';
import { unlessBroken } from '../store-unavailable.ts';

/** As many moves as the store searches for the predecessor of a move. */
const MOVES = 20;
const INDEX = 'index.json';
const BLOBS = 'blobs';
/** Marks unfinished files. */
const PART = '.part-';
const DIGEST = /^[0-9a-f]{64}$/;

/** SHA-256 of each object's bytes, by its key. */
const indexSchema = z.record(z.string(), z.string().regex(DIGEST));

/**
 * A copy, on one server's disk, of the move of `live` that it follows, the edition, its releases, and each remote's previous
 * release: enough to serve while the store is unavailable, and after a restart. Files are named by their digest and verified
 * when they are read.
 */
export class StoreCopy {
  readonly folder: string;
  #index: ReadonlyMap<string, string>;
  /** Copies are made one at a time. */
  #keeping: Promise<void> = Promise.resolve();

  private constructor(folder: string, index: ReadonlyMap<string, string>) {
    this.folder = folder;
    this.#index = index;
  }

  /** Never rejects: an unreadable copy counts as empty. */
  static async open(folder: string): Promise<StoreCopy> {
    const text = await readFile(path.join(folder, INDEX), 'utf8').catch(() => '{}');
    const { data: index = {} } = indexSchema.safeParse(parseJson(text));
    return new StoreCopy(path.resolve(folder), new Map(Object.entries(index)));
  }

  /** The bytes of a key; null if they are not in the copy, or damaged. Never rejects. */
  async get(key: string): Promise<Buffer | null> {
    const digest = this.#index.get(key);
    if (digest === undefined) return null;
    const bytes = await readFile(this.#blob(digest)).catch(() => null);
    return bytes && digestOf(bytes) === digest ? bytes : null;
  }

  list(prefix: string): string[] {
    return [...this.#index.keys()].filter((key) => key.startsWith(prefix)).toSorted();
  }

  /**
   * Replaces the content of the copy with this move of `live` and everything it leads to. Rejects if that cannot be read or
   * written.
   */
  keep(store: EditionStore, move: number, edition: Edition): Promise<void> {
    const kept = this.#keeping.then(() => this.#keep(store, move, edition));
    this.#keeping = kept.catch(() => {});
    return kept;
  }

  async #keep(store: EditionStore, move: number, edition: Edition): Promise<void> {
    await mkdir(path.join(this.folder, BLOBS), { recursive: true });
    // Leftovers of a crash or a full disk must not keep the disk full.
    await this.#tidy();
    const index = new Map<string, string>();
    for (const key of await keysOf(store, move, edition)) {
      // One object in memory at a time.
      index.set(key, await this.#add(store, key));
    }
    // The old content stays until the new index is in place.
    await this.#write(INDEX, JSON.stringify(Object.fromEntries(index)));
    this.#index = index;
    await this.#tidy();
  }

  async #tidy(): Promise<void> {
    const used = new Set(this.#index.values());
    const unused = (await readdir(path.join(this.folder, BLOBS))).filter((name) => !used.has(name));
    const parts = (await readdir(this.folder)).filter((name) => name.startsWith(`${INDEX}${PART}`));
    const files = [...unused.map((name) => path.join(BLOBS, name)), ...parts];
    await Promise.all(files.map((file) => rm(path.join(this.folder, file), { force: true })));
  }

  async #add(store: EditionStore, key: string): Promise<string> {
    const known = this.#index.get(key);
    if (known !== undefined && (await this.get(key))) return known;
    const bytes = await store.objects.get(key);
    if (!bytes) throw new Error(`"${key}" is missing in ${store.place}.`);
    const digest = digestOf(bytes);
    await this.#write(path.join(BLOBS, digest), bytes);
    return digest;
  }

  async #write(file: string, content: Buffer | string): Promise<void> {
    const part = path.join(this.folder, `${file}${PART}${randomUUID()}`);
    try {
      await writeFile(part, content, { flush: true });
      await rename(part, path.join(this.folder, file));
    } catch (error) {
      await rm(part, { force: true }).catch(() => {});
      throw error;
    }
  }

  #blob(digest: string): string {
    return path.join(this.folder, BLOBS, digest);
  }
}

/** Keys of all objects needed to serve this edition, and each remote's previous release as a fallback. */
async function keysOf(store: EditionStore, move: number, edition: Edition): Promise<Set<string>> {
  // The edition vouches for its unsigned releases.
  await store.edition(edition.id);
  const before = new Map<string, Promise<Edition | null>>();
  const find = (id: string): Promise<Edition | null> => {
    const reading = before.get(id) ?? unlessBroken(store.edition(id));
    before.set(id, reading);
    return reading;
  };
  const releases = await withPrevious({ find }, edition);
  // If the bucket becomes unavailable meanwhile, this looks like the first edition.
  const editions = [edition, ...(await Promise.all(before.values()))];
  // A server's move is trusted because of an earlier signed move.
  const moves = (await store.moveNumbers(Math.max(0, move - MOVES))).filter((number) => number <= move);
  const keys = new Set(moves.map(moveKey));
  for (const one of editions) if (one) keys.add(editionKey(one.id));
  for (const { name, version } of releases) {
    const release = await unlessBroken(store.release(name, version));
    if (!release) continue;
    for (const { path: file } of [{ path: 'release.json' }, ...release.files])
      keys.add(releasePrefix(name, version) + file);
  }
  return keys;
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
