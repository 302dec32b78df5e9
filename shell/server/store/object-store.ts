/**
 * Named, immutable pieces of bytes: all that the edition store needs of a folder or of object storage. Keys are paths
 * with `/`. The one conditional operation is `create`: of several who create the same key at once, one succeeds.
 */
export interface ObjectStore {
  /** Where it is, for messages: `file:/srv/editions`, `s3://bucket/prefix`. */
  readonly place: string;
  /** The whole object, or null where there is none. Rejects when the store cannot be asked within its deadline. */
  get(key: string): Promise<Buffer | null>;
  /** Writes an object that is not there yet; false, and nothing changes, where one is. It appears whole or not at all. */
  create(key: string, body: Buffer): Promise<boolean>;
  /** Writes or replaces an object: for records that are no part of a release or an edition. */
  put(key: string, body: Buffer): Promise<void>;
  /** Keys that begin with `prefix`, in order; with `after`, only those that come later. */
  list(prefix: string, after?: string): Promise<string[]>;
  /** When an object was written, or null where there is none. */
  modified(key: string): Promise<Date | null>;
  /** Removes an object; harmless where there is none. */
  remove(key: string): Promise<void>;
}
