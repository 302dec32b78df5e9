import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { sealed, unsealed, type Sealed } from './sealed.ts';

/** Uses are written to the disk this often at most; only a restart needs them. */
const NOTE_USE_MS = 60 * 60_000;
/** A part this old belongs to a process that is no more. */
const PART_IS_LEFT_MS = 60 * 60_000;
const KEY = /^[0-9a-f]{64}$/;
const PART = /\.part-[\w-]+$/;

export interface KeptFolder {
  /** What is kept under a key; null when there is nothing, or nothing that can be trusted. */
  read(key: string): Promise<Sealed | null>;
  /** Keeps bytes under a key. Resolves also when the disk refuses them: then they are only not kept. */
  write(key: string, bytes: Buffer): Promise<Sealed>;
}

interface Kept {
  size: number;
  /** When the disk last heard that it was used, in ms. */
  notedAt: number;
}

/**
 * Opens a folder of files that may never be larger than `maxBytes` in all: what was used longest ago goes first, also
 * after a restart. A key is a SHA-256 in hex. Files are written aside and renamed, and carry their own digest: one that a
 * crash, a full disk or somebody else altered is removed when it is read. What lies there under other names is left alone.
 * Several processes may share a folder; each then keeps to the bound for what it has seen. Rejects when the folder cannot be had.
 *
 * @param onTrouble told when the disk refuses something
 */
export async function openKeptFolder(
  folder: string,
  maxBytes: number,
  onTrouble: (error: unknown) => void,
): Promise<KeptFolder> {
  const fileOf = (key: string): string => path.join(folder, key.slice(0, 2), key);
  const remove = (key: string): void => void rm(fileOf(key), { force: true }).catch(onTrouble);
  const index = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => Math.max(size, 1),
    dispose: (_kept, key, reason) => {
      if (reason === 'evict') remove(key);
    },
  });
  await mkdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new Error(`${folder} cannot be made; set PICTURES_DIR to a folder that the site may write to.`, {
      cause,
    });
  });
  for (const { key, size, notedAt } of await filesIn(folder)) index.set(key, { size, notedAt });

  function used(key: string, size: number): void {
    const notedAt = index.get(key)?.notedAt ?? 0;
    const now = Date.now();
    const isNews = now - notedAt > NOTE_USE_MS;
    index.set(key, { size, notedAt: isNews ? now : notedAt });
    if (isNews) void utimes(fileOf(key), now / 1000, now / 1000).catch(onTrouble);
  }

  return {
    async read(key) {
      const file = await readFile(fileOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') onTrouble(error);
        return null;
      });
      const kept = file && unsealed(file);
      if (kept) used(key, file.length);
      else {
        index.delete(key);
        if (file) remove(key);
      }
      return kept;
    },
    async write(key, bytes) {
      const { digest, file } = sealed(bytes);
      if (file.length <= maxBytes) {
        try {
          await writeAside(fileOf(key), file);
          index.set(key, { size: file.length, notedAt: Date.now() });
        } catch (error) {
          onTrouble(error);
        }
      }
      return { bytes, digest };
    },
  };
}

async function writeAside(file: string, content: Buffer): Promise<void> {
  const part = `${file}.part-${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(part, content);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** The kept files of a folder, longest unused first. Parts that nobody finishes any more are removed. */
async function filesIn(folder: string): Promise<(Kept & { key: string })[]> {
  const shelves = (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name));
  const files = await Promise.all(shelves.map((shelf) => filesOn(path.join(folder, shelf))));
  return files.flat().toSorted((one, other) => one.notedAt - other.notedAt);
}

async function filesOn(shelf: string): Promise<(Kept & { key: string })[]> {
  const found = await Promise.all(
    (await readdir(shelf)).map(async (name) => {
      const file = path.join(shelf, name);
      // Another process may remove it at this very moment.
      const info = await stat(file).catch(() => null);
      if (!info?.isFile()) return [];
      if (PART.test(name) && Date.now() - info.mtimeMs > PART_IS_LEFT_MS) await rm(file, { force: true });
      return KEY.test(name) ? [{ key: name, size: info.size, notedAt: info.mtimeMs }] : [];
    }),
  );
  return found.flat();
}
