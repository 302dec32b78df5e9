import { readEditionRef, writeEditionRef } from '../composition/edition-ref.ts';
import type { BrowserReleases, PageState, ViewAnswer } from '../document/page-state.ts';
import type { UnitLoader } from './unit-loader.ts';

/**
 * What a tab goes on with from page to page. It stays with the edition of its document. Where a release did not work
 * here and the one before it did, the tab leaves that release out from then on, until it is loaded afresh: the reader
 * does not wait for the same failure on every page. Where the one before did not work either, nothing is left out and
 * the next navigation tries everything again.
 */
export class Tab {
  readonly units: UnitLoader;
  readonly origin: string;
  #edition: string;
  #releases: BrowserReleases;

  constructor({ edition, releases, origin }: PageState, units: UnitLoader) {
    this.units = units;
    this.origin = origin;
    this.#edition = edition;
    this.#releases = releases;
  }

  /** The edition that the next view is asked of, as an edition ref. */
  get edition(): string {
    return this.#edition;
  }

  /** The releases seen last, by remote: what the next view is most likely made of. */
  get releases(): BrowserReleases {
    return this.#releases;
  }

  goOnWith({ edition, releases }: Pick<ViewAnswer, 'edition' | 'releases'>): void {
    this.#edition = edition;
    this.#releases = { ...this.#releases, ...releases };
  }

  /** Leaves nothing out any more. */
  startAfresh(): void {
    const ref = readEditionRef(this.#edition);
    if (ref) this.#edition = writeEditionRef({ ...ref, without: [] });
  }
}
