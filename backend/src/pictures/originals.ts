import type { FetchPicture } from './fetch-picture.ts';
import type { KeptFolder } from './keep/kept-folder.ts';
import { originalKey } from './kept-key.ts';
import { createSingleFlight } from './single-flight.ts';

export interface Original {
  bytes: Buffer;
  /** Whether its host was asked just now. */
  fetched: boolean;
}

/** Gives a picture as its host has it. Whatever is made of it, and however many wait, the host is asked once. */
export function createOriginals(
  fetchPicture: FetchPicture,
  kept: KeptFolder,
): (address: string) => Promise<Original> {
  const flight = createSingleFlight<Original>();
  return (address) =>
    flight(address, async () => {
      const key = originalKey(address);
      const known = await kept.read(key);
      if (known) return { bytes: known.bytes, fetched: false };
      const { bytes } = await fetchPicture(address);
      await kept.write(key, bytes);
      return { bytes, fetched: true };
    });
}
