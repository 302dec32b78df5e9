import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Signature } from '@meadowlark/shared/contract/trust/signature.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';

/** A private key of Ed25519 as PEM, and its public key. */
export function newKeyPair(): { privateKey: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKeyOf(privateKey),
  };
}

export class SigningKey {
  readonly #key: KeyObject;
  readonly publicKey: string;

  /** Throws if the text is not the PEM of a private key of Ed25519. */
  constructor(pem: string) {
    this.#key = keyIn(pem);
    this.publicKey = publicKeyOf(this.#key);
  }

  sign(object: string, document: object): Signature {
    return {
      key: this.publicKey,
      value: sign(null, signedText(object, document), this.#key).toString('base64'),
    };
  }
}

/** The key of the setting SIGNING_KEY: a PEM, or `file:` and its path. Rejects if there is none. */
export async function readSigningKey(setting: string): Promise<SigningKey> {
  if (!setting.startsWith('file:')) return new SigningKey(setting);
  const file = setting.slice('file:'.length);
  try {
    return new SigningKey(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`SIGNING_KEY names the file ${file}: ${messageOf(cause)}`, { cause });
  }
}

/** Whether the signature fits the object's key, its document and the key that it names. */
export function isSigned(signature: Signature, object: string, document: object): boolean {
  const x = signature.key.slice('ed25519-'.length);
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, signedText(object, document), key, Buffer.from(signature.value, 'base64'));
  } catch {
    // The 32 bytes are no point of the curve.
    return false;
  }
}

/**
 * The object's key is signed too, so that no document passes for another one. The text is that of the parsed document: what
 * was checked is what is used, however the object was written.
 */
function signedText(object: string, document: object): Buffer {
  return Buffer.from(`${object}\n${JSON.stringify(document)}`);
}

function keyIn(pem: string): KeyObject {
  let key: KeyObject;
  try {
    // An environment of one line cannot hold the line ends of a PEM.
    key = createPrivateKey(pem.replaceAll(String.raw`\n`, '\n'));
  } catch {
    // The cause could show a part of the key.
    throw new Error('It is no private key: a PEM is wanted, as "edition keys new" writes it.');
  }
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Error(`It is a key of ${key.asymmetricKeyType ?? 'another kind'}; one of Ed25519 is wanted.`);
}

function publicKeyOf(key: KeyObject): string {
  return `ed25519-${createPublicKey(key).export({ format: 'jwk' }).x ?? ''}`;
}
