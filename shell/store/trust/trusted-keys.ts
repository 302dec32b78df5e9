import { readFile } from 'node:fs/promises';
import { PUBLIC_KEY, type Signature } from '@meadowlark/shared/contract/trust/signature.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { UNSIGNED, type Reason } from './refused.ts';
import { isSigned } from './signing-key.ts';

/** A line of the trusted keys: `ed25519-… name`, or `revoked ed25519-… name`. */
export interface TrustedKey {
  key: string;
  /** The owner, for display. */
  name: string;
  isRevoked: boolean;
}

export class TrustedKeys {
  readonly list: readonly TrustedKey[];

  constructor(list: readonly TrustedKey[]) {
    this.list = list;
  }

  /** Why a document is not trusted, as the end of a sentence; null if a trusted key signed it. */
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
        `its signature with the key ${known.name} does not match: it was altered, or moved from the place it was written to`,
      );
    }
    if (!known.isRevoked) return null;
    return { reason: 'revoked', why: `it is signed with the key ${known.name}, which is revoked` };
  }

  nameOf(publicKey: string): string {
    return this.list.find(({ key }) => key === publicKey)?.name ?? publicKey;
  }
}

/** The keys in the setting TRUSTED_KEYS: the lines themselves, or `file:` and the path of a file that contains them. */
export async function readTrustedKeys(setting: string): Promise<TrustedKeys> {
  const file = trustedKeysFile(setting);
  const reading = file === null ? Promise.resolve(setting) : readFile(file, 'utf8');
  const text = await reading.catch((cause: unknown) => {
    throw new Error(`TRUSTED_KEYS names a file that cannot be read: ${messageOf(cause)}`, { cause });
  });
  const list = parseTrustedKeys(text);
  // Otherwise an empty file would disable the checks.
  if (list.length === 0)
    throw new Error('TRUSTED_KEYS is set but contains no key. "edition keys new" makes one.');
  return new TrustedKeys(list);
}

/** The file that the setting names; null if it contains the keys themselves. */
export function trustedKeysFile(setting: string): string | null {
  return setting.startsWith('file:') ? setting.slice('file:'.length) : null;
}

/**
 * Entries, one a line or separated by commas. The rest of a line after `#` is a comment. Throws for an invalid key, and for
 * a key that is listed twice.
 */
export function parseTrustedKeys(text: string): TrustedKey[] {
  const entries = text.replaceAll(/#.*/g, '').split(/[\n,]/);
  const keys = entries.filter((entry) => entry.trim() !== '').map(parseEntry);
  const seen = new Set<string>();
  for (const { key } of keys) {
    if (seen.has(key)) throw new Error(`TRUSTED_KEYS contains ${key} twice.`);
    seen.add(key);
  }
  return keys;
}

export function formatTrustedKey({ key, name, isRevoked }: TrustedKey): string {
  return `${isRevoked ? 'revoked ' : ''}${key} ${name}`;
}

/** The text with this key revoked; everything else, including comments, is unchanged. */
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
      `TRUSTED_KEYS contains "${line.slice(0, 80)}", which is not a key; expected "ed25519-…" and a name.`,
    );
  }
  return { key, name: name.join(' ') || key, isRevoked };
}
