import { createHash } from 'node:crypto';
import type { StoreKeys } from '../store/trust/signed-documents.ts';
import { SigningKey } from '../store/trust/signing-key.ts';
import { TrustedKeys } from '../store/trust/trusted-keys.ts';
import type { Author } from './actions.ts';

/** Prefix of an Ed25519 key in PKCS #8 (RFC 8410). Its 32 bytes follow. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Always the same key for a name, so that a seed can be replayed. */
function keyOf(name: string): SigningKey {
  const body = Buffer.concat([PKCS8, createHash('sha256').update(name).digest()]).toString('base64');
  return new SigningKey(`-----BEGIN PRIVATE KEY-----\n${body}\n-----END PRIVATE KEY-----\n`);
}

const pipeline = keyOf('the pipeline');
const trusted = new TrustedKeys([{ key: pipeline.publicKey, name: 'the pipeline', isRevoked: false }]);

/** The settings of a server, which has no key of its own. */
export const SERVER_KEYS: StoreKeys = { trusted };

/** The settings of a command's author. Somebody who is not trusted does not check signatures either. */
export const KEYS_OF: Readonly<Record<Author, StoreKeys>> = {
  'the pipeline': { trusted, signing: pipeline },
  'another key': { signing: keyOf('another') },
  'no key': {},
};
