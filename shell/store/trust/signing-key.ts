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

/** An Ed25519 private key as PEM, and its public key. */
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

  /** Throws if the text is not the PEM of an Ed25519 private key. */
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

/** The key in the setting SIGNING_KEY: a PEM, or `file:` and its path. Rejects if there is none. */
export async function readSigningKey(setting: string): Promise<SigningKey> {
  const file = setting.startsWith('file:') ? setting.slice('file:'.length) : null;
  try {
    return new SigningKey(file === null ? setting : await readFile(file, 'utf8'));
  } catch (cause) {
    const what = file === null ? 'SIGNING_KEY' : `SIGNING_KEY names the file ${file}`;
    throw new Error(`${what}: ${messageOf(cause)}`, { cause });
  }
}

/** Whether the signature matches the object's key, its document and the public key that it names. */
export function isSigned(signature: Signature, object: string, document: object): boolean {
  const x = signature.key.slice('ed25519-'.length);
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, signedText(object, document), key, Buffer.from(signature.value, 'base64'));
  } catch {
    // The 32 bytes are not a point on the curve.
    return false;
  }
}

/**
 * The object's key is signed too, so that no document can be passed off as another one. The text is that of the parsed
 * document: what was checked is what is used, however the object was written.
 */
function signedText(object: string, document: object): Buffer {
  return Buffer.from(`${object}\n${JSON.stringify(document)}`);
}

function keyIn(pem: string): KeyObject {
  let key: KeyObject;
  try {
    // A single-line environment variable cannot contain the line breaks of a PEM.
    key = createPrivateKey(pem.replaceAll(String.raw`\n`, '\n'));
  } catch {
    // The cause could contain a part of the key.
    throw new Error('This is not a private key; expected a PEM, as "edition keys new" writes it.');
  }
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Error(`Expected an Ed25519 key, got ${key.asymmetricKeyType ?? 'another type'}.`);
}

function publicKeyOf(key: KeyObject): string {
  return `ed25519-${createPublicKey(key).export({ format: 'jwk' }).x ?? ''}`;
}
