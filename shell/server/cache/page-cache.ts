import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { startComposition, inTime, type Composition } from '../pages/composition.ts';
import type { CompositionLog } from '../pages/composing.ts';
import type { PolicySettings } from '../pages/page-policy.ts';
import type { ViewOptions } from '../pages/view-options.ts';
import type { ReleaseId } from '../telemetry/telemetry.ts';
import { isStray } from './is-stray.ts';
import type { KeptDocument } from './kept-document.ts';
import { dataOf, keptView, pageOf, type KeptView } from './kept-view.ts';
import type { SecondLevel } from './second-level.ts';
import { Shelf } from './shelf.ts';
import { documentText, viewKey, viewText, type DocumentKind, type ViewKey } from './view-key.ts';

/** After making something anew has failed, this long what is there is good enough. */
const RETRY_MS = 5000;
/** A composition that takes longer than this is given up, and all requests that its loads have under way with it. */
const LIMIT_MS = 30_000;

export interface PageCacheOptions {
  composer: ViewOptions;
  policy: PolicySettings;
  maxBytes: number;
  second: SecondLevel;
  log: CompositionLog;
  /** Milliseconds, of the clock of `Date.now()`: what is kept is shared with other servers. */
  now?: () => number;
}

/** On whose behalf something is made: how its lines in the log can be found. */
export interface Asker {
  id: string;
  log: CompositionLog;
}

/** Something that is being made, for all who wait for it. */
interface Making {
  /** The composition that was needed; null where there was one, or the whole document was at hand. */
  composition: Promise<Composition | null>;
  document: Promise<KeptDocument>;
}

type Source =
  | { document: KeptDocument }
  | { view: KeptView }
  | { composition: Composition; view: Promise<KeptView> };

/**
 * Keeps finished pages and their data by edition and address. What is fresh is sent; what is stale is sent while a new one
 * is made; whatever has to be made is made once, however many ask for it; and what cannot be made anew stays as it was.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #second: SecondLevel;
  readonly #now: () => number;
  readonly #documents: Shelf<KeptDocument>;
  readonly #views: Shelf<KeptView>;
  readonly #making = new Map<string, Making>();
  readonly #composing = new Map<string, Promise<{ composition: Composition; view: Promise<KeptView> }>>();
  /** Editions that are about to be served: what is made for them is not for tabs of yesterday. */
  #coming: readonly string[] = [];

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#second = options.second;
    this.#now = options.now ?? (() => Date.now());
    // Views are objects, and go when page and data have been made of them: a quarter of the room is plenty.
    this.#documents = new Shelf(options.maxBytes * 0.75);
    this.#views = new Shelf(options.maxBytes * 0.25);
  }

  /** What is kept and may be sent. One that is due is made anew meanwhile. */
  ready(kind: DocumentKind, ref: string, address: string): KeptDocument | null {
    const text = documentText(kind, ref, address);
    const document = this.#documents.get(text);
    if (!document) return null;
    const now = this.#now();
    if (document.stage(now) === 'over') {
      this.#documents.delete(text);
      return null;
    }
    if (document.isDue(now))
      this.#make(kind, document.key, { id: `refresh ${kind}`, log: this.#options.log });
    return document;
  }

  /** The page; or, where it is late, the composition that its readers are to follow. */
  async page(key: ViewKey, asker: Asker): Promise<KeptDocument | Composition> {
    const { composition, document } = this.#make('page', key, asker);
    const made = await composition;
    return made && !(await inTime(made)) ? made : document;
  }

  /** The data of a page, when all of it is there. */
  data(key: ViewKey, asker: Asker): Promise<KeptDocument> {
    return this.#make('data', key, asker).document;
  }

  /** Makes a page of an edition that nobody gets yet. */
  async prepare(edition: Edition, address: string): Promise<void> {
    const live = this.#live();
    this.#coming = [
      ...this.#coming.filter((id) => id !== edition.id && !live.includes(id)).slice(-1),
      edition.id,
    ];
    const key = viewKey({ edition, without: [], pinned: [] }, address);
    if (this.ready('page', key.ref, address)) return;
    const asker = { id: `warm ${edition.id}`, log: this.#options.log };
    const document = await this.#make('page', key, asker).document;
    await document.bodies.in('br');
  }

  /** Takes out all that a release had a part in: it is not to be served any more. */
  drop({ name, version }: ReleaseId): void {
    const hasPart = ({ facts }: { facts: KeptDocument['facts'] }) =>
      facts.releases.some((release) => release.name === name && release.version === version);
    this.#documents.deleteWhere(hasPart);
    this.#views.deleteWhere(hasPart);
  }

  get bytes(): number {
    return this.#documents.bytes + this.#views.bytes;
  }

  #make(kind: DocumentKind, key: ViewKey, asker: Asker): Making {
    const text = documentText(kind, key.ref, key.address);
    const known = this.#making.get(text);
    if (known) return known;
    const source = this.#source(kind, key, asker);
    const composition = source.then((found) => ('composition' in found ? found.composition : null));
    const document = source.then((found) => this.#finish(kind, key, found));
    const making = { composition, document };
    this.#making.set(text, making);
    composition.catch(() => {});
    document
      .catch((error: unknown) => {
        this.#failed(text);
        asker.log.error({ err: error, edition: key.choice.edition.id }, 'a page could not be made');
      })
      .finally(() => this.#making.delete(text));
    return making;
  }

  /** Where a document is to come from: another server made it, its view is here, or the loads have to run. */
  async #source(kind: DocumentKind, key: ViewKey, asker: Asker): Promise<Source> {
    const shared = await this.#second.read(kind, key);
    if (shared && this.#takes(shared)) return { document: shared };
    const view = this.#views.get(viewText(key));
    if (view && this.#now() < view.lifetime.madeAt + view.lifetime.freshMs) return { view };
    return this.#compose(key, asker);
  }

  /** What another server kept is taken when it is fresh; a stale one only where there is nothing here. */
  #takes(shared: KeptDocument): boolean {
    if (shared.facts.releases.some((release) => this.#options.composer.asides.isAside(release))) return false;
    const stage = shared.stage(this.#now());
    if (stage === 'over') return false;
    return stage === 'fresh' || !this.#kept(shared);
  }

  #compose(key: ViewKey, asker: Asker) {
    const text = viewText(key);
    const known = this.#composing.get(text);
    if (known) return known;
    const { composer } = this.#options;
    // No reader's going ends what others wait for.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error('The view took too long.')), LIMIT_MS).unref();
    const url = new URL(composer.settings.origin + key.address);
    const request = { id: asker.id, url, signal: limit.signal };
    const composing = startComposition(composer, key.choice, request, asker.log).then((composition) => ({
      composition,
      view: keptView(composition, this.#now),
    }));
    this.#composing.set(text, composing);
    composing
      .then(({ view }) => view)
      .catch(() => {})
      .finally(() => {
        clearTimeout(timer);
        this.#composing.delete(text);
      });
    return composing;
  }

  async #finish(kind: DocumentKind, key: ViewKey, source: Source): Promise<KeptDocument> {
    if ('document' in source) return this.#keep(source.document, false);
    const { composer, policy } = this.#options;
    const view = await source.view;
    const made =
      kind === 'page'
        ? await pageOf(view, key, composer.asides, policy)
        : { document: dataOf(view, key), view };
    const kept = this.#keep(made.document, true);
    if (kept === made.document) this.#keepView(made.view, kept);
    return kept;
  }

  /** Puts a document where the next reader finds it. Returns what is there then: the one before, where that is better. */
  #keep(document: KeptDocument, isNew: boolean): KeptDocument {
    const { kind, key, facts } = document;
    const { asides } = this.#options.composer;
    const before = this.#kept(document);
    if (before && facts.lacking && !before.facts.lacking) {
      before.retryAt = this.#now() + RETRY_MS;
      return before;
    }
    if (facts.status >= 500 || facts.releases.some((release) => asides.isAside(release))) return document;
    const stray = !this.#isServed(key.ref) || isStray(key.address, facts);
    this.#documents.put(documentText(kind, key.ref, key.address), document, stray);
    if (isNew && !stray && !facts.provisional) this.#second.write(document);
    return document;
  }

  /** A view stays until both its page and its data were made, while its edition is served. */
  #keepView(view: KeptView, { kind, key, bodies, lifetime }: KeptDocument): void {
    // A view holds the releases that it was composed of, and they are far larger than it is.
    this.#views.deleteWhere(({ finished }) => !this.#isServed(finished.composed.composing.choice.edition.id));
    const text = viewText(key);
    const other = this.#documents.get(documentText(kind === 'page' ? 'data' : 'page', key.ref, key.address));
    const done = other !== undefined && other.lifetime.madeAt >= lifetime.madeAt;
    if (done || view.facts.status >= 500 || !this.#isServed(key.ref)) return this.#views.delete(text);
    const stray = isStray(key.address, view.facts);
    return this.#views.put(text, { ...view, size: bodies.plain.bytes.length + 4096 }, stray);
  }

  /** Whether readers get this edition now, or are about to. */
  #isServed(ref: string): boolean {
    return this.#live().includes(ref) || this.#coming.includes(ref);
  }

  #live(): string[] {
    const { edition, canary } = this.#options.composer.editions.live();
    return canary ? [edition.id, canary.edition.id] : [edition.id];
  }

  /** The document under the same key that may still be sent. */
  #kept({ kind, key }: KeptDocument): KeptDocument | undefined {
    const kept = this.#documents.get(documentText(kind, key.ref, key.address));
    return kept && kept.stage(this.#now()) !== 'over' ? kept : undefined;
  }

  #failed(text: string): void {
    const kept = this.#documents.get(text);
    if (kept) kept.retryAt = this.#now() + RETRY_MS;
  }
}
