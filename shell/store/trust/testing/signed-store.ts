import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EditionStore } from '../../edition-store.ts';
import { FileObjects } from '../../file-objects.ts';
import { promote } from '../../promote.ts';
import { publishRelease } from '../../publish-release.ts';
import { temporaryFolder, temporaryRelease } from '../../testing/temporary-release.ts';
import { newKeyPair, SigningKey } from '../signing-key.ts';
import { TrustedKeys } from '../trusted-keys.ts';

export const who = { by: 'a test', note: '' };

/** A signing key, and the setting that trusts it. */
export function keyPair(name = 'pipeline'): {
  signing: SigningKey;
  trusted: TrustedKeys;
  pem: string;
  line: string;
} {
  const { privateKey: pem, publicKey: key } = newKeyPair();
  return {
    signing: new SigningKey(pem),
    trusted: new TrustedKeys([{ key, name, isRevoked: false }]),
    pem,
    line: `${key} ${name}`,
  };
}

/**
 * A store with a pipeline that signs: as the pipeline and its servers see it, and as an attacker without a key can change it.
 */
export async function signedStore(...versions: readonly string[]) {
  const keys = keyPair();
  const { signing, trusted } = keys;
  const folder = await temporaryFolder();
  const objects = new FileObjects(folder);
  const pipeline = new EditionStore(objects, { signing, trusted });
  for (const version of versions) await publishAndPromote(pipeline, 'news', version);
  const file = (key: string) => path.join(folder, key);
  return {
    keys,
    objects,
    pipeline,
    /** A server that has just started. */
    server: () => new EditionStore(objects, { trusted }),
    read: async (key: string) => readFile(file(key), 'utf8'),
    write: async (key: string, text: string) => writeFile(file(key), text),
    remove: async (key: string) => rm(file(key)),
  };
}

export async function publishAndPromote(store: EditionStore, name: string, version: string) {
  await publishRelease(store, await temporaryRelease(name, version));
  return promote(store, { releases: { [name]: version } }, who);
}
