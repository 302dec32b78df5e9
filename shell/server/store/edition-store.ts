import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import {
  quarantinedReleaseSchema,
  type QuarantinedRelease,
} from '@meadowlark/shared/contract/quarantined-release.ts';
import { editionSchema, EDITION_ID, type Edition } from '@meadowlark/shared/contract/edition.ts';
import { breakingSchema, liveSchema, type Breaking, type Live } from '@meadowlark/shared/contract/live.ts';
import { releaseSchema, REMOTE_NAME, VERSION, type Release } from '@meadowlark/shared/contract/release.ts';
import type { Signature } from '@meadowlark/shared/contract/trust/signature.ts';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { ObjectStore } from './object-store.ts';
import { refusalWithoutKey, type TrustedMove } from './trust/moves-without-key.ts';
import { Refused } from './trust/refused.ts';
import type { SigningKey } from './trust/signing-key.ts';
import type { TrustedKeys } from './trust/trusted-keys.ts';

/** A document, and the digest of the object that holds it. */
export interface Found<Document> {
  document: Document;
  digest: string;
}

export interface StoreKeys {
  /** Their signatures count, and nothing unsigned does; null: nothing has to be signed. */
  trusted?: TrustedKeys | null;
  /** Signs what is written; null: nothing is signed. */
  signing?: SigningKey | null;
}

/** Digests of releases that are kept, each a hundred bytes: those that the editions of years name. */
const KEPT_DIGESTS = 20_000;
/** Objects that are no moves may lie between two moves of `live`. Numbers this far above the last move are passed over. */
const NEAR_NUMBERS = 1000;
/** A canary has fewer steps: percentages that rise. */
const MOST_STEPS = 100;
/** A move that servers made names one before it, which is searched among so many. */
const SEARCHED_MOVES = 20;

const UNSIGNED = 'it is not signed';
const OTHER_DIGEST = 'it is not the one that was promoted: its digest differs';

/**
 * Releases and editions in an object store:
 *
 *     releases/<remote>/<version>/   one immutable build; its release.json is written last and makes it visible
 *     editions/<id>.json             one immutable edition
 *     live/<number>.json             one move of the pointer `live`; the last one counts
 *     breaking/<number>.json         breaking news that the desk announced, or their end; the last one counts
 *     quarantine/<remote>@<version>.json  a release that a server quarantined
 *
 * A move has the digest of its edition and of the move before it, an edition those of its parent and of each `release.json`,
 * which has that of every file. What does not fit, or with trusted keys is not signed, is refused (`Refused`).
 */
export class EditionStore {
  readonly objects: ObjectStore;
  readonly trusted: TrustedKeys | null;
  readonly #signing: SigningKey | null;
  /** Told of every object that is refused. */
  onRefused: (refused: Refused) => void = () => {};
  /** Digests that accepted editions name, by the key of the `release.json`. */
  readonly #named = new LRUCache<string, ReadonlySet<string>>({ max: KEPT_DIGESTS });
  readonly #now: () => number;

  constructor(
    objects: ObjectStore,
    { trusted = null, signing = null }: StoreKeys = {},
    now: () => number = Date.now,
  ) {
    this.objects = objects;
    this.trusted = trusted;
    this.#signing = signing;
    this.#now = now;
  }

  /** Whether what is written is signed. */
  get signs(): boolean {
    return this.#signing !== null;
  }

  get place(): string {
    return this.objects.place;
  }

  /** Rejects if the release is missing, invalid or refused. */
  async release(name: string, version: string): Promise<Release> {
    return (await this.foundRelease(name, version)).document;
  }

  async foundRelease(name: string, version: string): Promise<Found<Release>> {
    const found = await this.#release(name, version);
    if (found) return found;
    const key = `${releaseKey(name, version)}release.json`;
    throw new Refused(key, `There is no release ${name}@${version} in ${this.place}.`);
  }

  /** Null if the release is missing. Rejects if it is invalid or refused, or the store cannot be read. */
  async findRelease(name: string, version: string): Promise<Release | null> {
    return (await this.#release(name, version))?.document ?? null;
  }

  /** A file of a release, or null. Callers check it against `release.json`. */
  releaseFile(name: string, version: string, file: string): Promise<Buffer | null> {
    return this.objects.get(releaseKey(name, version) + file);
  }

  /** Completely published versions of a remote, sorted by name. */
  async versions(name: string): Promise<string[]> {
    const keys = await this.objects.list(`releases/${remoteName(name)}/`);
    return keys.filter((key) => key.endsWith('/release.json')).map((key) => key.split('/')[2] ?? '');
  }

  /** Rejects if the edition is missing, invalid or refused. `wanted` is the digest by which another document names it. */
  async edition(id: string, wanted?: string): Promise<Edition> {
    return (await this.foundEdition(id, wanted)).document;
  }

  async foundEdition(id: string, wanted?: string): Promise<Found<Edition>> {
    const key = editionKey(id);
    const found = await this.#read(key, editionSchema);
    if (!found) {
      const gone = `There is no edition ${id} in ${this.place}.`;
      throw wanted === undefined ? new Refused(key, gone) : this.refused(key, 'it is gone');
    }
    if (found.document.id !== id) throw this.refused(key, `it holds the edition ${found.document.id}`);
    if (wanted !== undefined && found.digest !== wanted) throw this.refused(key, OTHER_DIGEST);
    this.#requireTrusted(key, found);
    this.#takeDigests(found.document);
    return found;
  }

  async addEdition(edition: Edition): Promise<void> {
    const key = editionKey(edition.id);
    await this.objects.create(key, this.signed(key, edition));
  }

  /** Ids of all editions, oldest first. */
  async editions(): Promise<string[]> {
    return (await this.objects.list('editions/')).map((key) => key.replace(/^editions\/|\.json$/g, ''));
  }

  /** Numbers of the moves of `live`, oldest first; only those above `after`. */
  async moveNumbers(after = 0): Promise<number[]> {
    const keys = await this.objects.list('live/', after > 0 ? moveKey(after) : undefined);
    const numbers = keys.map((key) => Number.parseInt(key.replace('live/', ''), 10));
    // Some storages list late what can be read at once: without this a server that starts could go back.
    for (let next = (numbers.at(-1) ?? after) + 1; await this.objects.get(moveKey(next)); next += 1)
      numbers.push(next);
    return numbers;
  }

  /** Rejects if the move is missing, invalid or refused. */
  async move(number: number): Promise<Live> {
    return (await this.foundMove(number)).document;
  }

  async foundMove(number: number): Promise<Found<Live> & { signedAt: string }> {
    const { move, digest, signed } = await this.#trustedMove(number, 0);
    return { document: move, digest, signedAt: signed.at };
  }

  /** The number of the move that another one names as the one before it, if it is above `above`; null if it is not there. */
  async numberBefore(
    { number: own, before }: Pick<Live, 'number' | 'before'>,
    above = 0,
  ): Promise<number | null> {
    for (let number = own - 1; number > Math.max(above, own - SEARCHED_MOVES); number -= 1) {
      const body = await this.objects.get(moveKey(number));
      if (body !== null && integrityOf(body) === before) return number;
    }
    return null;
  }

  /**
   * The last move of `live`, or null if nothing was ever promoted, and the number for the next one. What is no move is passed
   * over if keys are trusted: it must not hold up who has a key. Otherwise it rejects.
   */
  async lastMove(): Promise<{ last: Found<Live> | null; next: number }> {
    const numbers = await this.moveNumbers();
    const last = await this.#lastOf(numbers);
    const above = (last?.document.number ?? 0) + NEAR_NUMBERS;
    return { last, next: Math.max(0, ...numbers.filter((number) => number <= above)) + 1 };
  }

  /** The last move of `live`, or null if nothing was ever promoted. */
  async live(): Promise<Live | null> {
    return (await this.#lastOf(await this.moveNumbers()))?.document ?? null;
  }

  /** Every move of `live`, oldest first. If keys are trusted, without what is refused. */
  async history(): Promise<Live[]> {
    const moves = await Promise.all((await this.moveNumbers()).map((number) => this.#acceptedMove(number)));
    return moves.flatMap((found) => (found ? [found.document] : []));
  }

  /**
   * Moves `live`. Resolves with false, and changes nothing, if the move of this number exists. Reads the move back: a
   * storage that lets several win must not tell all of them so.
   */
  async addMove(move: Live): Promise<boolean> {
    const key = moveKey(move.number);
    const isServers = this.trusted && !this.#signing && (await this.#refusalWithoutKey(move)) === null;
    const body = isServers ? asJson(move) : this.signed(key, move);
    return (await this.objects.create(key, body)) && Boolean((await this.objects.get(key))?.equals(body));
  }

  /**
   * The last announcement of breaking news, or null if there is none above `after`. If keys are trusted, what is refused is
   * passed over: it must not silence the desk.
   */
  async lastBreaking(after = 0): Promise<Breaking | null> {
    for (const number of (await this.#breakingNumbers(after)).toReversed()) {
      const announced = await this.#breaking(number).catch((error: unknown) => {
        if (this.trusted && error instanceof Refused) return null;
        throw error;
      });
      if (announced) return announced;
    }
    return null;
  }

  /** The number for the next announcement. */
  async nextBreaking(): Promise<number> {
    const near = ((await this.lastBreaking())?.number ?? 0) + NEAR_NUMBERS;
    return Math.max(0, ...(await this.#breakingNumbers(0)).filter((number) => number <= near)) + 1;
  }

  /** Announces breaking news. Resolves with false, and changes nothing, if the announcement of this number exists. */
  async addBreaking(breaking: Breaking): Promise<boolean> {
    const key = breakingKey(breaking.number);
    return this.objects.create(key, this.signed(key, breaking));
  }

  async reportQuarantined(release: QuarantinedRelease): Promise<void> {
    await this.objects.put(quarantineKey(release.name, release.version), asJson(release));
  }

  async clearQuarantined(name: string, version: string): Promise<void> {
    await this.objects.remove(quarantineKey(name, version));
  }

  async quarantined(): Promise<QuarantinedRelease[]> {
    const keys = await this.objects.list('quarantine/');
    const found = await Promise.all(keys.map((key) => this.#read(key, quarantinedReleaseSchema)));
    return found.flatMap((one) => (one ? [one.document] : []));
  }

  /** An error that names an object and says why it must not be used. `why` completes "it is refused: ". */
  refused(object: string, why: string, options?: ErrorOptions): Refused {
    const refused = new Refused(object, `"${object}" in ${this.place} is refused: ${why}.`, options);
    this.onRefused(refused);
    return refused;
  }

  /** An object's bytes, signed if there is a key. Throws if there is none, and nothing unsigned would be trusted. */
  signed(key: string, document: object): Buffer {
    if (this.#signing) return asJson({ ...document, signature: this.#signing.sign(key, document) });
    if (this.trusted) throw this.#noSigningKey();
    return asJson(document);
  }

  async #breakingNumbers(after: number): Promise<number[]> {
    const keys = await this.objects.list('breaking/', after > 0 ? breakingKey(after) : undefined);
    return keys.map((key) => Number.parseInt(key.replace('breaking/', ''), 10));
  }

  /** Null if the announcement is missing. */
  async #breaking(number: number): Promise<Breaking | null> {
    const key = breakingKey(number);
    const found = await this.#read(key, breakingSchema);
    if (!found) return null;
    if (found.document.number !== number) throw this.refused(key, `it holds ${found.document.number}`);
    this.#requireTrusted(key, found);
    return found.document;
  }

  async #release(name: string, version: string): Promise<Found<Release> | null> {
    const key = `${releaseKey(name, version)}release.json`;
    const found = await this.#read(key, releaseSchema);
    if (!found) return null;
    const { document } = found;
    if (document.name !== name || document.version !== version) {
      throw this.refused(key, `it holds ${document.name}@${document.version}`);
    }
    const named = this.#named.get(key);
    // An edition that is trusted vouches for the releases that it names by digest.
    if (!named) this.#requireTrusted(key, found);
    else if (!named.has(found.digest)) throw this.refused(key, OTHER_DIGEST);
    return found;
  }

  /** From now on, releases are only read if they have a digest that an edition names. */
  #takeDigests({ releases, digests = {} }: Edition): void {
    for (const [name, version] of Object.entries(releases)) {
      const named = digests[name];
      if (named === undefined) continue;
      const key = `${releaseKey(name, version)}release.json`;
      this.#named.set(key, new Set([...(this.#named.get(key) ?? []), named]));
    }
  }

  async #lastOf(numbers: readonly number[]): Promise<Found<Live> | null> {
    for (const number of numbers.toReversed()) {
      const found = await this.#acceptedMove(number);
      if (found) return found;
    }
    return null;
  }

  /** Null for a move that is refused, if keys are trusted. */
  async #acceptedMove(number: number): Promise<Found<Live> | null> {
    try {
      return await this.foundMove(number);
    } catch (error) {
      if (this.trusted && error instanceof Refused) return null;
      throw error;
    }
  }

  /** `passed`: how many moves that servers made lie between this one and the one that is asked for. */
  async #trustedMove(number: number, passed: number): Promise<TrustedMove & { digest: string }> {
    const key = moveKey(number);
    const found = await this.#read(key, liveSchema);
    if (!found) throw this.refused(key, 'it is gone');
    const { document: move, digest } = found;
    if (move.number !== number) throw this.refused(key, `it holds move ${move.number}`);
    const own = { move, digest, signed: { at: move.at, steps: 0 } };
    if (!this.trusted) return own;
    if (found.signature) {
      this.#requireTrusted(key, found);
      return own;
    }
    const before = await this.#namedBefore(move, passed);
    const why = before ? refusalWithoutKey(before, move, this.#now()) : UNSIGNED;
    if (!before || why !== null) throw this.refused(key, why ?? UNSIGNED);
    return { move, digest, signed: { at: before.signed.at, steps: before.signed.steps + 1 } };
  }

  /** Why a move is not trusted without a signature; null if it is. */
  async #refusalWithoutKey(move: Live): Promise<string | null> {
    const before = await this.#namedBefore(move, 0);
    return before ? refusalWithoutKey(before, move, this.#now()) : UNSIGNED;
  }

  /** The move before one that servers made; null if it is not there, or not trusted. */
  async #namedBefore(move: Live, passed: number): Promise<TrustedMove | null> {
    const number = passed < MOST_STEPS ? await this.numberBefore(move) : null;
    return number === null ? null : this.#trustedMove(number, passed + 1).catch(() => null);
  }

  async #read<Schema extends z.ZodType>(
    key: string,
    schema: Schema,
  ): Promise<(Found<z.output<Schema>> & Signed) | null> {
    const body = await this.objects.get(key);
    if (body === null) return null;
    try {
      const raw = JSON.parse(body.toString('utf8')) as { signature?: Signature };
      const document = schema.parse(raw) as z.output<Schema> & { signature?: Signature };
      const { signature: _, ...content } = raw;
      return { document, digest: integrityOf(body), signature: document.signature, content };
    } catch (error) {
      throw this.refused(key, 'it is not valid', { cause: error });
    }
  }

  #requireTrusted(key: string, { signature, content }: Signed): void {
    const why = this.trusted?.refusal(signature, key, content) ?? null;
    if (why !== null) throw this.refused(key, why);
  }

  #noSigningKey(): Error {
    return new Error(
      'TRUSTED_KEYS is set and SIGNING_KEY is not, so servers would refuse what this writes. Set SIGNING_KEY to a trusted key, or to "file:" and its path.',
    );
  }
}

/** What a signature is checked against. */
interface Signed {
  signature: Signature | undefined;
  /** The document as it was read, without its signature. */
  content: object;
}

/** Prefix of the keys of all files of a release. Throws if name or version is invalid. */
export function releaseKey(name: string, version: string): string {
  if (!VERSION.test(version)) throw new Error(`"${version}" is not a version of a release.`);
  return `releases/${remoteName(name)}/${version}/`;
}

export function editionKey(id: string): string {
  if (!EDITION_ID.test(id)) throw new Error(`"${id}" is not the id of an edition.`);
  return `editions/${id}.json`;
}

export function moveKey(number: number): string {
  return `live/${String(number).padStart(10, '0')}.json`;
}

function breakingKey(number: number): string {
  return `breaking/${String(number).padStart(10, '0')}.json`;
}

function quarantineKey(name: string, version: string): string {
  return `quarantine/${remoteName(name)}@${version}.json`;
}

function remoteName(name: string): string {
  if (!REMOTE_NAME.test(name)) throw new Error(`"${name}" is not the name of a remote.`);
  return name;
}

function asJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
