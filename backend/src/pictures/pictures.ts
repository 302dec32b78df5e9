import path from 'node:path';
import { createGuard } from '../guard/guard.ts';
import { createVouchingForHosts } from '../guard/vouching.ts';
import { resultOfError, type OnRelay, type RelayResult } from '../relay-event.ts';
import { createFetchPicture } from './fetch-picture.ts';
import { createGate } from './gate.ts';
import { openKeptFolder } from './keep/kept-folder.ts';
import type { Sealed } from './keep/sealed.ts';
import { madeKey } from './kept-key.ts';
import { createOriginals } from './originals.ts';
import { PicturesBusy } from './picture-errors.ts';
import type { PictureFormat } from './picture-format.ts';
import type { PictureAsked } from './picture-path.ts';
import { WIDEST } from './picture-widths.ts';
import { REAL_WORLD, type PictureWorld } from './picture-world.ts';
import { rememberFailures } from './remember-failures.ts';
import { createSingleFlight } from './single-flight.ts';

/** Of the room on the disk, for pictures as they came: they only make room for each other. */
const ORIGINALS_SHARE = 1 / 4;

export interface PicturesSettings {
  /** Where pictures are kept. */
  folder: string;
  /** How much may be kept, in bytes. */
  maxBytes: number;
  /** `host:port` of hosts that may lie on a private network. */
  privateHosts: ReadonlySet<string>;
}

/** Those who watch the service. */
export interface PictureWatch {
  /** A picture could not be had or not be made. */
  onFailure: (address: string, reason: string) => void;
  /** The disk refused something. What was to be kept was sent all the same. */
  onDiskTrouble: (error: unknown) => void;
  onRelay?: OnRelay | undefined;
}

export interface Pictures {
  /**
   * What was asked for, in a format; without a width always in one that every program reads. Throws a named error
   * (`picture-errors.ts`, `address-refused.ts`).
   */
  get(asked: PictureAsked, format: PictureFormat): Promise<Sealed>;
  close(): Promise<void>;
}

/** Puts the service together: guard, fetch, conversion, and what is kept. Rejects when the folder cannot be had. */
export async function createPictures(
  { folder, maxBytes, privateHosts }: PicturesSettings,
  { onFailure, onDiskTrouble, onRelay = () => {} }: PictureWatch,
  world: PictureWorld = REAL_WORLD,
): Promise<Pictures> {
  const keptIn = (name: string, share: number) =>
    openKeptFolder(path.join(folder, name), maxBytes * share, onDiskTrouble);
  const kept = await keptIn('made', 1 - ORIGINALS_SHARE);
  const guard = createGuard(world.resolve);
  const vouches = createVouchingForHosts(privateHosts);
  const fetchPicture = createFetchPicture({ guard, vouches, deadlineMs: world.deadlineMs });
  const original = createOriginals(fetchPicture, await keptIn('originals', ORIGINALS_SHARE));
  const converter = world.startConverter();
  const gate = createGate({ ...world.making, turnedAway: () => new PicturesBusy() });
  const attempt = rememberFailures(onFailure);
  const flight = createSingleFlight<Sealed & { result: RelayResult }>();

  return {
    async get({ address, width: asked }, accepted) {
      const width = asked ?? WIDEST;
      const format = asked === null ? 'plain' : accepted;
      const key = madeKey(address, width, format);
      const tell = (result: RelayResult): void => onRelay({ service: 'pictures', result, category: 'other' });
      try {
        const picture = await flight(key, async () => {
          const known = await kept.read(key);
          if (known) return { ...known, result: 'cached' };
          return attempt(address, () =>
            gate(async () => {
              const { bytes, fetched } = await original(address);
              const made = await converter.convert({ bytes, width, format });
              return { ...(await kept.write(key, made)), result: fetched ? 'fetched' : 'converted' };
            }),
          );
        });
        tell(picture.result);
        return picture;
      } catch (error) {
        tell(error instanceof PicturesBusy ? 'busy' : resultOfError(error));
        throw error;
      }
    },
    async close() {
      converter.close();
      await guard.close();
    },
  };
}
