import { createHash } from 'node:crypto';
import path from 'node:path';
import type { OutsideAccess } from '../guard/fetch-outside.ts';
import { createGuard } from '../guard/guard.ts';
import { listedHostRule } from '../guard/private-hosts.ts';
import { rememberFailures } from '../remember-failures.ts';
import { resultOfError, type OnRelay, type RelayResult } from '../relay-event.ts';
import { openDiskCache, type DigestedBytes, type DiskCache } from './disk-cache.ts';
import { fetchPicture } from './fetch-picture.ts';
import { createHostLimiter } from './limiter.ts';
import { PicturesBusy } from './picture-errors.ts';
import type { PictureFormat } from './picture-format.ts';
import type { PictureRequest } from './picture-path.ts';
import { WIDEST, type PictureWidth } from './picture-widths.ts';
import { DEFAULT_DEPENDENCIES, type PictureDependencies } from './picture-dependencies.ts';

/** The share of the disk cache for originals. */
const ORIGINALS_SHARE = 1 / 4;
/** Increase it whenever the output of `convert-picture.ts` changes. */
const RECIPE = 1;

interface PicturesSettings {
  /** Of the disk cache. */
  folder: string;
  /** Of the disk cache. */
  maxBytes: number;
  /** `host:port` of hosts that may be on a private network. */
  privateHosts: ReadonlySet<string>;
}

interface PictureListeners {
  /** A picture could not be fetched or converted. */
  onFailure: (address: string, reason: string) => void;
  /** A disk operation failed. The picture was sent anyway. */
  onDiskError: (error: unknown) => void;
  onRelay?: OnRelay | undefined;
}

export interface Pictures {
  /**
   * A picture in a format; without a width, always `plain`. Rejects with a named error.
   */
  get(request: PictureRequest, format: PictureFormat): Promise<DigestedBytes>;
  /** A picture of the site itself, in a format. Rejects with `PicturesBusy`, or if it cannot be converted. */
  convert(name: string, bytes: Buffer, format: PictureFormat): Promise<DigestedBytes>;
  close(): Promise<void>;
}

/** Composes guard, fetch, conversion and disk cache. Rejects if the folder cannot be created. */
export async function createPictures(
  { folder, maxBytes, privateHosts }: PicturesSettings,
  { onFailure, onDiskError, onRelay = () => {} }: PictureListeners,
  dependencies: PictureDependencies = DEFAULT_DEPENDENCIES,
): Promise<Pictures> {
  const openCache = (name: string, share: number) =>
    openDiskCache(path.join(folder, name), maxBytes * share, onDiskError);
  const cache = await openCache('made', 1 - ORIGINALS_SHARE);
  const guard = createGuard(dependencies.resolve);
  const access = { guard, allowsPrivate: listedHostRule(privateHosts), deadlineMs: dependencies.deadlineMs };
  const getOriginal = createOriginals(access, await openCache('originals', ORIGINALS_SHARE));
  const converter = dependencies.startConverter();
  const limit = createHostLimiter({ ...dependencies.limits, busyError: () => new PicturesBusy() });
  const attempt = rememberFailures({ onFailure, isPassing: (error) => error instanceof PicturesBusy });
  const flight = createSingleFlight<DigestedBytes & { result: RelayResult }>();

  const make = async (
    host: string,
    address: string,
    width: PictureWidth,
    format: PictureFormat,
    original: () => Promise<Original>,
  ): Promise<DigestedBytes> => {
    const key = convertedKey(address, width, format);
    const report = (result: RelayResult): void => onRelay({ service: 'pictures', result, category: 'other' });
    try {
      const picture = await flight(key, async () => {
        const known = await cache.read(key);
        if (known) return { ...known, result: 'cached' };
        return attempt(address, () =>
          limit(host, async () => {
            const { bytes, fetched, forget } = await original();
            const converted = await converter
              .convert({ bytes, width, format })
              .catch(async (error: unknown) => {
                // Its host may have sent only a part, and may have the whole picture by now.
                if (!(error instanceof PicturesBusy)) await forget();
                throw error;
              });
            return { ...(await cache.write(key, converted)), result: fetched ? 'fetched' : 'converted' };
          }),
        );
      });
      report(picture.result);
      return picture;
    } catch (error) {
      report(error instanceof PicturesBusy ? 'busy' : resultOfError(error));
      throw error;
    }
  };

  return {
    get: ({ address, width }, accepted) =>
      make(new URL(address).host, address, width ?? WIDEST, width === null ? 'plain' : accepted, () =>
        getOriginal(address),
      ),
    // The key depends on the bytes, which may change with the next version of the site.
    convert: (name, bytes, format) =>
      make('this site', `${name} ${sha256(bytes)}`, WIDEST, format, async () => ({
        bytes,
        fetched: false,
        forget: async () => {},
      })),
    async close() {
      converter.close();
      await guard.close();
    },
  };
}

interface Original {
  bytes: Buffer;
  /** Whether it came from its host, not from the cache. */
  fetched: boolean;
  /** Removes it, so that it is fetched again. */
  forget: () => Promise<void>;
}

/** Gets originals from the cache or their host. Fetches each once, whatever sizes are requested meanwhile. */
function createOriginals(access: OutsideAccess, cache: DiskCache): (address: string) => Promise<Original> {
  const flight = createSingleFlight<Original>();
  return (address) =>
    flight(address, async () => {
      const key = sha256(`original ${address}`);
      const forget = () => cache.remove(key);
      const known = await cache.read(key);
      if (known) return { bytes: known.bytes, fetched: false, forget };
      const bytes = await fetchPicture(address, access);
      await cache.write(key, bytes);
      return { bytes, fetched: true, forget };
    });
}

/** Runs one job per key at a time; concurrent callers share its result or error. */
function createSingleFlight<T>(): (key: string, start: () => Promise<T>) => Promise<T> {
  const pending = new Map<string, Promise<T>>();
  return (key, start) => {
    const known = pending.get(key);
    if (known) return known;
    const started = start().finally(() => pending.delete(key));
    pending.set(key, started);
    return started;
  };
}

function convertedKey(address: string, width: number, format: PictureFormat): string {
  return sha256(`recipe ${RECIPE} ${width} ${format} ${address}`);
}

function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}
