import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/** Minimum time between two writes of a file's last-used time, which only a restart needs. */
const TOUCH_MS = 60 * 60_000;
/** An older partial file belongs to a process that has ended. */
const STALE_PART_MS = 60 * 60_000;
const KEY = /^[0-9a-f]{64}$/;
const PART = /\.part-[\w-]+$/;
const DIGEST_BYTES = 32;

/** Bytes, and their SHA-256 in base64url. */
export interface DigestedBytes {
  bytes: Buffer;
  digest: string;
}

export interface DiskCache {
  /** The bytes of a key, or null if they are missing or damaged. */
  read(key: string): Promise<DigestedBytes | null>;
  /** Stores bytes. Resolves even if the write fails. */
  write(key: string, bytes: Buffer): Promise<DigestedBytes>;
  /** Resolves even if the disk operation fails. */
  remove(key: string): Promise<void>;
}

interface Entry {
  size: number;
  /** The last-used time on disk, milliseconds since 1970. */
  touchedAt: number;
}

/**
 * Opens a folder as an LRU cache of at most `maxBytes`; the order of use survives a restart. Keys are SHA-256 in hex.
 * Files begin with their own SHA-256 and are written aside and renamed; a damaged file is removed when it is read. Files
 * with other names are left alone. Processes may share a folder; each limits the files that it has seen. Rejects if the
 * folder cannot be created.
 *
 * @param onError called when a disk operation fails
 */
export async function openDiskCache(
  folder: string,
  maxBytes: number,
  onError: (error: unknown) => void,
): Promise<DiskCache> {
  const fileOf = (key: string): string => path.join(folder, key.slice(0, 2), key);
  const remove = (key: string): Promise<void> => rm(fileOf(key), { force: true }).catch(onError);
  const index = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => Math.max(size, 1),
    dispose: (_entry, key, reason) => {
      if (reason === 'evict') void remove(key);
    },
  });
  await mkdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new Error(`${folder} cannot be created; set PICTURES_DIR to a folder that the site can write to.`, {
      cause,
    });
  });
  for (const { key, size, touchedAt } of await filesIn(folder, onError)) index.set(key, { size, touchedAt });

  function touch(key: string, size: number): void {
    const touchedAt = index.get(key)?.touchedAt ?? 0;
    const now = Date.now();
    const isDue = now - touchedAt > TOUCH_MS;
    index.set(key, { size, touchedAt: isDue ? now : touchedAt });
    if (isDue) void utimes(fileOf(key), now / 1000, now / 1000).catch(onError);
  }

  return {
    async read(key) {
      const file = await readFile(fileOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') onError(error);
        return null;
      });
      const found = file && verified(file);
      if (found) touch(key, file.length);
      else {
        index.delete(key);
        if (file) void remove(key);
      }
      return found;
    },
    async write(key, bytes) {
      const digest = sha256(bytes);
      const file = Buffer.concat([digest, bytes]);
      if (file.length <= maxBytes) {
        try {
          await writeAside(fileOf(key), file);
          index.set(key, { size: file.length, touchedAt: Date.now() });
        } catch (error) {
          onError(error);
        }
      }
      return { bytes, digest: digest.toString('base64url') };
    },
    remove(key) {
      index.delete(key);
      return remove(key);
    },
  };
}

/** The bytes of a stored file, or null if it is truncated or altered. */
function verified(file: Buffer): DigestedBytes | null {
  const digest = file.subarray(0, DIGEST_BYTES);
  const bytes = file.subarray(DIGEST_BYTES);
  return sha256(bytes).equals(digest) ? { bytes, digest: digest.toString('base64url') } : null;
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
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

/** The files of a cache, least recently used first. Removes stale partial files. */
async function filesIn(
  folder: string,
  onError: (error: unknown) => void,
): Promise<(Entry & { key: string })[]> {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name));
  const inSubfolder = (name: string) =>
    filesInSubfolder(path.join(folder, name)).catch((error: unknown) => {
      onError(error);
      return [];
    });
  const files = await Promise.all(names.map(inSubfolder));
  return files.flat().toSorted((one, other) => one.touchedAt - other.touchedAt);
}

async function filesInSubfolder(subfolder: string): Promise<(Entry & { key: string })[]> {
  const found = await Promise.all(
    (await readdir(subfolder)).map(async (name) => {
      const file = path.join(subfolder, name);
      // Another process may have removed it.
      const info = await stat(file).catch(() => null);
      if (!info?.isFile()) return [];
      if (PART.test(name) && Date.now() - info.mtimeMs > STALE_PART_MS) await rm(file, { force: true });
      return KEY.test(name) ? [{ key: name, size: info.size, touchedAt: info.mtimeMs }] : [];
    }),
  );
  return found.flat();
}
