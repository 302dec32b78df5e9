/**
 * The operations that the edition store needs from a folder or object storage. Keys are paths with `/`. Only `create` is
 * conditional: of several concurrent calls with the same key, one succeeds.
 */
export interface ObjectStore {
  /** Location for messages: `file:/srv/editions`, `s3://bucket/prefix`. */
  readonly place: string;
  /**
   * The whole object, or null if it does not exist. Rejects if a bucket does not respond within its deadline. A folder has none:
   * the system cannot cancel a read or a write, and each that hangs holds one of the few threads for all files.
   */
  get(key: string): Promise<Buffer | null>;
  /** Writes a new object atomically. Resolves with false, and changes nothing, if the key exists. */
  create(key: string, body: Buffer): Promise<boolean>;
  /** Writes or replaces an object. Not for files of releases or editions, which are immutable. */
  put(key: string, body: Buffer): Promise<void>;
  /** Sorted keys that begin with `prefix`; with `after`, only those that sort after it. */
  list(prefix: string, after?: string): Promise<string[]>;
  /** When the object was written, or null if it does not exist. */
  modified(key: string): Promise<Date | null>;
  remove(key: string): Promise<void>;
  /**
   * For a folder: unfinished files, which `list` leaves out, last written before this. `remove` accepts their names as keys.
   */
  unfinished?(before: Date): Promise<string[]>;
}

/** Clocks differ by less, and modification times lose up to a second. */
const SKEW_MS = 60_000;

/**
 * How far this machine's clock differs from the store's, which recorded when it received the object with this key: "60 minutes
 * ahead of that of file:/srv/editions". Null if they agree, or the store does not record times. `at` is when the object was sent,
 * by the local clock.
 */
export async function clockSkew(objects: ObjectStore, key: string, at: string): Promise<string | null> {
  const sent = Date.parse(at);
  const written = await objects.modified(key).catch(() => null);
  const behindMs = (written?.getTime() ?? sent) - sent;
  if (Math.abs(behindMs) < SKEW_MS) return null;
  return `${Math.round(Math.abs(behindMs) / 60_000)} minutes ${behindMs > 0 ? 'behind' : 'ahead of'} that of ${objects.place}`;
}

/**
 * Returns the key if it is valid in every store: non-empty segments separated by `/`, none of which leads out of a folder.
 * Otherwise throws: keys contain names from commands and URLs.
 */
export function checkKey(key: string): string {
  if (escapes(key) || key.split('/').includes(''))
    throw new Error(`"${key}" is not a valid key of an object.`);
  return key;
}

/** The same for the prefix of keys, which may be empty or end with `/`. */
export function checkPrefix(prefix: string): string {
  if (escapes(prefix) || prefix.startsWith('/'))
    throw new Error(`"${prefix}" is not a valid prefix of keys.`);
  return prefix;
}

function escapes(key: string): boolean {
  return (
    key.includes('\\') || key.includes('\0') || key.split('/').some((step) => step === '.' || step === '..')
  );
}
