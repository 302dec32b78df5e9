import { readFile } from 'node:fs/promises';
import { PUBLIC_KEY, type Signature } from '@meadowlark/shared/contract/trust/signature.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { UNSIGNED, type Reason } from './refused.ts';
import { isSigned } from './signing-key.ts';

/** A line of the trusted keys: `ed25519-… name`, or `revoked ed25519-… name`. */
export interface TrustedKey {
  key: string;
  /** Whose it is, for people. */
  name: string;
  isRevoked: boolean;
}

export class TrustedKeys {
  readonly list: readonly TrustedKey[];

  constructor(list: readonly TrustedKey[]) {
    this.list = list;
  }

  /** Why a document is not trusted, to complete a sentence; null if a trusted key signed it. */
  refusal(
    signature: Signature | undefined,
    object: string,
    document: object,
  ): { reason: Reason; why: string } | null {
    if (signature === undefined) return { reason: 'unsigned', why: UNSIGNED };
    const known = this.list.find(({ key }) => key === signature.key);
    const altered = (why: string) => ({ reason: 'altered', why }) as const;
    if (!known) return altered(`it is signed with ${signature.key}, which is not among the TRUSTED_KEYS`);
    if (!isSigned(signature, object, document)) {
      return altered(
        `its signature with the key ${known.name} does not fit: it was altered, or lies at another place than it was written to`,
      );
    }
    if (!known.isRevoked) return null;
    return { reason: 'revoked', why: `it is signed with the key ${known.name}, which is revoked` };
  }

  nameOf(publicKey: string): string {
    return this.list.find(({ key }) => key === publicKey)?.name ?? publicKey;
  }
}

/** The keys of the setting TRUSTED_KEYS: the lines themselves, or `file:` and the path of a file that holds them. */
export async function readTrustedKeys(setting: string): Promise<TrustedKeys> {
  const file = trustedKeysFile(setting);
  const reading = file === null ? Promise.resolve(setting) : readFile(file, 'utf8');
  const text = await reading.catch((cause: unknown) => {
    throw new Error(`TRUSTED_KEYS names a file that cannot be read: ${messageOf(cause)}`, { cause });
  });
  const list = parseTrustedKeys(text);
  // Without this, an empty file would switch the checks off.
  if (list.length === 0) throw new Error('TRUSTED_KEYS names no key. "edition keys new" makes one.');
  return new TrustedKeys(list);
}

/** The file that the setting names; null if it holds the keys itself. */
export function trustedKeysFile(setting: string): string | null {
  return setting.startsWith('file:') ? setting.slice('file:'.length) : null;
}

/**
 * Entries, in lines of their own or with commas between them. From `#` on, a line is a comment. Throws for what is no key, and for
 * a key named twice.
 */
export function parseTrustedKeys(text: string): TrustedKey[] {
  const entries = text.replaceAll(/#.*/g, '').split(/[\n,]/);
  const keys = entries.filter((entry) => entry.trim() !== '').map(parseEntry);
  const seen = new Set<string>();
  for (const { key } of keys) {
    if (seen.has(key)) throw new Error(`TRUSTED_KEYS names ${key} twice.`);
    seen.add(key);
  }
  return keys;
}

export function formatTrustedKey({ key, name, isRevoked }: TrustedKey): string {
  return `${isRevoked ? 'revoked ' : ''}${key} ${name}`;
}

/** The text with this key revoked; all else, also its comments, is as it was. */
export function revokedIn(text: string, key: string): string {
  const revoke = (entry: string) =>
    entry.trim() !== '' && parseEntry(entry).key === key ? entry.replace(/\S/, 'revoked $&') : entry;
  const lines = text.split('\n').map((line) => {
    const [entries = ''] = line.split('#');
    return entries.split(',').map(revoke).join(',') + line.slice(entries.length);
  });
  return lines.join('\n');
}

function parseEntry(entry: string): TrustedKey {
  const line = entry.trim();
  const [first = '', ...rest] = line.split(/\s+/);
  const isRevoked = first === 'revoked';
  const [key = '', ...name] = isRevoked ? rest : [first, ...rest];
  if (!PUBLIC_KEY.test(key)) {
    throw new Error(
      `TRUSTED_KEYS holds "${line.slice(0, 80)}", which is no key: "ed25519-…" is wanted, and a name.`,
    );
  }
  return { key, name: name.join(' ') || key, isRevoked };
}
