import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import {
  quarantinedReleaseSchema,
  type QuarantinedRelease,
} from '@meadowlark/shared/contract/quarantined-release.ts';
import { EDITION_ID, editionSchema, type Edition } from '@meadowlark/shared/contract/edition.ts';
import { breakingSchema, liveSchema, type Breaking, type Live } from '@meadowlark/shared/contract/live.ts';
import { releaseSchema, type Release } from '@meadowlark/shared/contract/release.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { LRUCache } from 'lru-cache';
import {
  breakingKey,
  editionKey,
  manifestKey,
  moveKey,
  numbersOf,
  quarantineKey,
  releasePrefix,
  remoteName,
} from './object-keys.ts';
import type { ReleaseId } from './release-key.ts';
import { WriteUnsure } from './store-unavailable.ts';
import { refusalWithoutKey, type TrustedMove } from './trust/moves-without-key.ts';
import { Refused, UNSIGNED, unlessRefused } from './trust/refused.ts';
import { asJson, SignedDocuments, type Found } from './trust/signed-documents.ts';

/** Release digests kept in memory, each a hundred bytes: as many as years of editions name. */
const KEPT_DIGESTS = 20_000;
/** Invalid objects may lie between two moves of `live`. Numbers that exceed the last move by more than this are ignored. */
const NEAR_NUMBERS = 1000;
/** A canary has fewer steps, because percentages rise. */
const MAX_CANARY_STEPS = 100;
/** Signed moves during a canary, back to which its last step is searched for: after more, its next one is later. */
const MAX_MOVES_BESIDE = 100;
/** How many numbers back to search for the move that a server's move names as its predecessor. */
const SEARCHED_MOVES = 20;
/** Moves of the history that are read at the same time. */
const READ_AT_ONCE = 50;

const OTHER_DIGEST = 'it is not the edition that was promoted: its digest differs';

/**
 * Releases and editions in an object store:
 *
 *     releases/<remote>/<version>/   one immutable build; its release.json is written last and makes it visible
 *     editions/<id>.json             one immutable edition
 *     live/<number>.json             one move of the pointer `live`; the last one counts
 *     breaking/<number>.json         an announcement of breaking news, or its removal; the last one counts
 *     quarantine/<remote>@<version>.json  a release that a server quarantined
 *     removals/<id>.json             what a prune is removing
 *
 * A move contains the digests of its edition and of the previous move; an edition contains the digests of its parent and of each
 * `release.json`; a `release.json` contains the hash of every file. Objects whose digest does not match, and unsigned ones if
 * keys are trusted, are refused (`Refused`).
 */
export class EditionStore extends SignedDocuments {
  /** Digests that accepted editions name, by the key of the `release.json`. */
  readonly #named = new LRUCache<string, ReadonlySet<string>>({
    // Unlike "max", this does not preallocate, which would cost each command 0.5 ms.
    maxSize: KEPT_DIGESTS,
    sizeCalculation: () => 1,
  });

  /** Rejects if the release is missing, invalid or refused. */
  async release(name: string, version: string): Promise<Release> {
    return (await this.foundRelease(name, version)).document;
  }

  async foundRelease(name: string, version: string): Promise<Found<Release>> {
    const found = await this.#release(name, version);
    if (found) return found;
    const key = manifestKey(name, version);
    throw new Refused(key, `There is no release ${name}@${version} in ${this.place}.`);
  }

  /** Null if the release is missing. Rejects if it is invalid or refused, or the store cannot be read. */
  async findRelease(name: string, version: string): Promise<Release | null> {
    return (await this.#release(name, version))?.document ?? null;
  }

  /** A file of a release, or null. Callers check it against `release.json`. */
  releaseFile(name: string, version: string, file: string): Promise<Buffer | null> {
    return this.objects.get(releasePrefix(name, version) + file);
  }

  /** Completely published versions of a remote, sorted by name. */
  async versions(name: string): Promise<string[]> {
    const keys = await this.objects.list(`releases/${remoteName(name)}/`);
    return keys.filter((key) => key.endsWith('/release.json')).map((key) => key.split('/')[2] ?? '');
  }

  /** Rejects if the edition is missing, invalid or refused. `wanted` is the digest that another document names for it. */
  async edition(id: string, wanted?: string): Promise<Edition> {
    return (await this.foundEdition(id, wanted)).document;
  }

  async foundEdition(id: string, wanted?: string): Promise<Found<Edition>> {
    const key = editionKey(id);
    const found = await this.read(key, editionSchema);
    if (!found && wanted !== undefined) throw this.refused(key, 'it is missing');
    if (!found) throw new Refused(key, `There is no edition ${id} in ${this.place}.`);
    if (found.document.id !== id) throw this.refused(key, `it contains the edition ${found.document.id}`);
    if (wanted !== undefined && found.digest !== wanted) throw this.refused(key, OTHER_DIGEST);
    this.requireTrusted(key, found);
    this.#takeDigests(found.document);
    return found;
  }

  async addEdition(edition: Edition): Promise<void> {
    const key = editionKey(edition.id);
    await this.objects.create(key, this.signed(key, edition));
  }

  /** IDs of all editions, oldest first. */
  async editions(): Promise<string[]> {
    const keys = await this.objects.list('editions/');
    return keys.map((key) => key.replace(/^editions\/|\.json$/g, '')).filter((id) => EDITION_ID.test(id));
  }

  /** Numbers of the moves of `live`, oldest first; only those above `after`. */
  async moveNumbers(after = 0): Promise<number[]> {
    const numbers = numbersOf(await this.objects.list('live/', after > 0 ? moveKey(after) : undefined));
    // Some storages list an object later than they serve it: without this, a starting server could go back.
    for (let next = (numbers.at(-1) ?? after) + 1; await this.objects.get(moveKey(next)); next += 1)
      numbers.push(next);
    return numbers;
  }

  /** Rejects if the move is missing, invalid or refused. */
  async move(number: number): Promise<Live> {
    return (await this.foundMove(number)).document;
  }

  async foundMove(number: number): Promise<Found<Live> & Pick<TrustedMove, 'signedAt' | 'signedNumber'>> {
    const { move, digest, signedAt, signedNumber } = await this.#trustedMove(number, 0);
    return { document: move, digest, signedAt, signedNumber };
  }

  /** The number of the move that another one names as its predecessor, if it is above `above`; null if it is missing. */
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
   * The last move of `live`, or null if nothing has been promoted, and the number for the next one. If keys are trusted,
   * objects that are not moves are skipped: they must not block those who have a key. Otherwise it rejects.
   */
  async lastMove(): Promise<{ last: Found<Live> | null; next: number }> {
    const numbers = await this.moveNumbers();
    const last = await this.#lastOf(numbers);
    const above = (last?.document.number ?? 0) + NEAR_NUMBERS;
    return { last, next: Math.max(0, ...numbers.filter((number) => number <= above)) + 1 };
  }

  /** The last move of `live`, or null if there is none above `after`. */
  async live(after = 0): Promise<Live | null> {
    return (await this.#lastOf(await this.moveNumbers(after)))?.document ?? null;
  }

  /** The last `most` moves of `live`, or all of them, oldest first. If keys are trusted, refused moves are left out. */
  async history(most = Infinity): Promise<Live[]> {
    const moves: Live[] = [];
    const numbers = await this.moveNumbers();
    for (let end = numbers.length; end > 0 && moves.length < most; end -= READ_AT_ONCE) {
      const batch = numbers.slice(Math.max(0, end - READ_AT_ONCE), end);
      const found = await Promise.all(batch.map((number) => this.#accepted(this.foundMove(number))));
      moves.unshift(...found.flatMap((one) => (one ? [one.document] : [])));
    }
    return moves.slice(-most);
  }

  /**
   * Moves `live`. Resolves with false, and changes nothing, if the move with this number exists. Reads the move back: if a
   * storage lets several writers win, only one may be told so. Without a key, rejects if others would refuse the move.
   * Rejects with `WriteUnsure` if it may exist now.
   */
  async addMove(move: Live): Promise<boolean> {
    const key = moveKey(move.number);
    const needsNoKey = this.trusted && !this.signs;
    const refusal = needsNoKey ? refusalWithoutKey(await this.#namedBefore(move, 0), move) : UNSIGNED;
    if (refusal !== null && refusal !== UNSIGNED)
      throw new Error(`Others would refuse the move: ${refusal}.`);
    const body = refusal === null ? asJson(move) : this.signed(key, move);
    if (!(await this.objects.create(key, body))) return false;
    const there = await this.objects.get(key).catch((cause: unknown) => {
      throw new WriteUnsure(messageOf(cause), { cause });
    });
    return Boolean(there?.equals(body));
  }

  /**
   * The last announcement of breaking news, or null if there is none above `after`. If keys are trusted, refused ones are
   * skipped: they must not silence the news desk.
   */
  async lastBreaking(after = 0): Promise<Breaking | null> {
    for (const number of (await this.#breakingNumbers(after)).toReversed()) {
      const announced = await this.#accepted(this.#breaking(number));
      if (announced) return announced;
    }
    return null;
  }

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

  /** The releases that servers reported, `most` of them. Objects that servers did not write are skipped. */
  async quarantined(most = Infinity): Promise<QuarantinedRelease[]> {
    const keys = (await this.objects.list('quarantine/')).slice(0, most);
    const found = await Promise.all(keys.map((key) => this.#quarantined(key)));
    return found.filter((one) => one !== null);
  }

  /** What a server reported about this release; null if none did. */
  async quarantineOf({ name, version }: ReleaseId): Promise<QuarantinedRelease | null> {
    const found = await this.#quarantined(quarantineKey(name, version));
    return found?.name === name && found.version === version ? found : null;
  }

  async #quarantined(key: string): Promise<QuarantinedRelease | null> {
    return (await unlessRefused(this.read(key, quarantinedReleaseSchema)))?.document ?? null;
  }

  async #breakingNumbers(after: number): Promise<number[]> {
    return numbersOf(await this.objects.list('breaking/', after > 0 ? breakingKey(after) : undefined));
  }

  /** Null if the announcement is missing. */
  async #breaking(number: number): Promise<Breaking | null> {
    const key = breakingKey(number);
    const found = await this.read(key, breakingSchema);
    if (!found) return null;
    if (found.document.number !== number) throw this.refused(key, `it contains ${found.document.number}`);
    this.requireTrusted(key, found);
    return found.document;
  }

  async #release(name: string, version: string): Promise<Found<Release> | null> {
    const key = manifestKey(name, version);
    const found = await this.read(key, releaseSchema);
    if (!found) return null;
    const { document } = found;
    if (document.name !== name || document.version !== version) {
      throw this.refused(key, `it contains ${document.name}@${document.version}`);
    }
    const named = this.#named.get(key);
    // A trusted edition vouches for the releases that it names by digest.
    if (!named) this.requireTrusted(key, found);
    else if (!named.has(found.digest)) throw this.refused(key, OTHER_DIGEST);
    return found;
  }

  /** From now on, these releases are only read if they have a digest that an edition names. */
  #takeDigests({ releases, digests = {} }: Edition): void {
    for (const [name, version] of Object.entries(releases)) {
      const named = digests[name];
      if (named === undefined) continue;
      const key = manifestKey(name, version);
      this.#named.set(key, new Set([...(this.#named.get(key) ?? []), named]));
    }
  }

  async #lastOf(numbers: readonly number[]): Promise<Found<Live> | null> {
    for (const number of numbers.toReversed()) {
      const found = await this.#accepted(this.foundMove(number));
      if (found) return found;
    }
    return null;
  }

  /** Null for refused documents, if keys are trusted. */
  #accepted<Value>(reading: Promise<Value>): Promise<Value | null> {
    return this.trusted ? unlessRefused(reading) : reading;
  }

  /** `passed`: how many moves lie between this one and the requested one. */
  async #trustedMove(number: number, passed: number): Promise<TrustedMove & { digest: string }> {
    const key = moveKey(number);
    const found = await this.read(key, liveSchema);
    if (!found) throw this.refused(key, 'it is missing');
    const { document: move, digest } = found;
    if (move.number !== number) throw this.refused(key, `it contains move ${move.number}`);
    const { at } = move;
    const own = { move, digest, signedAt: at, signedNumber: number, steps: { since: at, taken: 0 } };
    if (!this.trusted) return own;
    if (found.signature) {
      this.requireTrusted(key, found);
      // Others may move live during a canary. It stays at its step, and servers count on.
      const isTimed = move.action !== 'canary' && move.canary?.steps?.everySeconds;
      if (!isTimed || passed >= MAX_MOVES_BESIDE) return own;
      return { ...own, steps: (await this.#namedBefore(move, passed))?.steps ?? own.steps };
    }
    const before = await this.#namedBefore(move, passed);
    const why = refusalWithoutKey(before, move);
    if (!before || why !== null) throw this.refused(key, why ?? UNSIGNED, { reason: 'unsigned' });
    const { signedAt, signedNumber, steps } = before;
    return { move, digest, signedAt, signedNumber, steps: { ...steps, taken: steps.taken + 1 } };
  }

  /** The move that this one names as its predecessor; null if it is missing or not trusted, or a signed one follows it. */
  async #namedBefore(move: Live, passed: number): Promise<TrustedMove | null> {
    const number = passed < MAX_MOVES_BESIDE + MAX_CANARY_STEPS ? await this.numberBefore(move) : null;
    if (number === null) return null;
    // Otherwise the end of an earlier canary would undo what was promoted since.
    for (let later = number + 1; later < move.number; later += 1)
      if (await this.#isSigned(later)) return null;
    return unlessRefused(this.#trustedMove(number, passed + 1));
  }

  async #isSigned(number: number): Promise<boolean> {
    const key = moveKey(number);
    const found = await unlessRefused(this.read(key, liveSchema));
    return found !== null && this.trusted?.refusal(found.signature, key, found.content) === null;
  }
}
