import { createHash, webcrypto } from 'node:crypto';

const HASHES = new Set(['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512']);

/**
 * The `crypto` of releases: random numbers and hashes. The rest of `crypto.subtle` runs in the four threads of the process
 * that also read files and compress pages. There no watch sees it, and the end of a composer does not stop it: four
 * derivations of a key with many iterations stopped the site. A hash is made in the composer's thread, where it counts for
 * its release.
 */
export function releaseCrypto(): object {
  const random: Pick<Crypto, 'getRandomValues' | 'randomUUID'> = {
    getRandomValues: (array) => webcrypto.getRandomValues(array as never),
    randomUUID: () => webcrypto.randomUUID(),
  };
  return Object.freeze({ ...random, subtle: Object.freeze({ digest }) });
}

async function digest(algorithm: string | { name: string }, data: BufferSource): Promise<ArrayBuffer> {
  const name = (typeof algorithm === 'string' ? algorithm : algorithm.name).toUpperCase();
  if (!HASHES.has(name)) throw new Error(`Releases have no hash "${name}", but ${[...HASHES].join(', ')}.`);
  const bytes = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
  return new Uint8Array(createHash(name).update(bytes).digest()).buffer;
}
