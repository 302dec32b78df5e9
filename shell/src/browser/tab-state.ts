import { readEditionRef, writeEditionRef } from '../composition/edition-ref.ts';
import type { BrowserReleases, PageState, ViewResponse } from '../composition/page-state.ts';
import type { UnitLoader } from './unit-loader.ts';

/**
 * State of a tab across navigations. A tab stays with the edition of its document. If a release fails here and the
 * previous one works, the tab leaves the failed release out until the next document: the reader does not wait for the
 * same failure on every page. If the previous one fails too, nothing is left out and the next navigation tries again.
 */
export class TabState {
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

  /** Edition of the next request, as an edition ref. */
  get edition(): string {
    return this.#edition;
  }

  /** Latest known release per remote; the next view most likely uses them. */
  get releases(): BrowserReleases {
    return this.#releases;
  }

  /** Continues with the edition and releases of this response. */
  update({ edition, releases }: Pick<ViewResponse, 'edition' | 'releases'>): void {
    this.#edition = edition;
    this.#releases = { ...this.#releases, ...releases };
  }

  /** Returns to the full edition, with no release left out. */
  resetEdition(): void {
    const ref = readEditionRef(this.#edition);
    if (ref) this.#edition = writeEditionRef({ ...ref, without: [] });
  }
}
