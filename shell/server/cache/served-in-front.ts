import type { LiveEditions } from '../editions/editions.ts';
import type { AnsweredInFront, Telemetry } from '../telemetry/telemetry.ts';
import type { KeptDocument } from './kept-document.ts';
import type { ReadCounts } from './read-counts.ts';

/** A line in the log for so long, in milliseconds. */
const LOG_MS = 10_000;
/** So many of the most read pages are worth some hundredths of a second of a processor, once for every time they are made. */
const TIGHTENED = 20;

export interface Listeners {
  telemetry: Pick<Telemetry, 'viewServed' | 'pageCacheAsked' | 'answeredInFront'>;
  live: () => LiveEditions;
  reads: ReadCounts;
  log: { info(fields: object, message: string): void };
}

/**
 * Counts what was answered from the cache. An answer costs a number that goes up; what it means is told by `tell`, which is
 * to be called every second, and before anybody judges by it. The log gets one line for many answers, without addresses.
 */
export class ServedInFront {
  readonly #listeners: Listeners;
  #touched = new Set<KeptDocument>();
  #line = { page: 0, data: 0, stale: 0, unchanged: 0 };
  #since = performance.now();

  constructor(listeners: Listeners) {
    this.#listeners = listeners;
  }

  note(document: KeptDocument, stale: boolean, unchanged: boolean): void {
    if (document.sent === 0) this.#touched.add(document);
    document.sent += 1;
    if (stale) document.sentStale += 1;
    if (unchanged) document.sentUnchanged += 1;
  }

  /** Tells what has been counted so far. */
  tell(): void {
    const touched = this.#touched;
    this.#touched = new Set();
    for (const document of touched) this.#tellOf(document);
    this.#tightenOne(touched);
    if (performance.now() - this.#since >= LOG_MS) this.#writeLine();
  }

  close(): void {
    this.tell();
    this.#writeLine();
  }

  #tellOf(document: KeptDocument): void {
    const { telemetry, reads } = this.#listeners;
    const { kind, facts, key, sent, sentStale, sentUnchanged } = document;
    document.sent = document.sentStale = document.sentUnchanged = 0;
    telemetry.viewServed(facts.units, sent);
    if (sentStale > 0) telemetry.pageCacheAsked('memory', 'stale', sentStale);
    if (sent > sentStale) telemetry.pageCacheAsked('memory', 'hit', sent - sentStale);
    const channel = this.#channelOf(document);
    const whole = `${Math.floor(facts.status / 100)}xx` as AnsweredInFront['status'];
    if (sent > sentUnchanged)
      telemetry.answeredInFront({ kind, status: whole, channel }, sent - sentUnchanged);
    if (sentUnchanged > 0) telemetry.answeredInFront({ kind, status: '3xx', channel }, sentUnchanged);
    if (kind === 'page' && facts.status === 200) reads.add(key.address, sent);
    this.#line[kind] += sent;
    this.#line.stale += sentStale;
    this.#line.unchanged += sentUnchanged;
  }

  /** The most read of the pages that were just read is packed again for those who come. One at a time: it is hard work. */
  #tightenOne(touched: ReadonlySet<KeptDocument>): void {
    const pages = new Map(
      [...touched].filter(({ kind }) => kind === 'page').map((page) => [page.key.address, page]),
    );
    if (pages.size > 0)
      this.#listeners.reads.top(TIGHTENED).some((address) => pages.get(address)?.bodies.tighten());
  }

  #channelOf({ kind, key }: KeptDocument): AnsweredInFront['channel'] {
    if (kind === 'data') return 'tab';
    return key.ref === this.#listeners.live().canary?.edition.id ? 'canary' : 'live';
  }

  #writeLine(): void {
    const { page, data, stale, unchanged } = this.#line;
    this.#since = performance.now();
    this.#line = { page: 0, data: 0, stale: 0, unchanged: 0 };
    if (page + data === 0) return;
    this.#listeners.log.info(
      { event: 'answered-from-cache', page, data, stale, unchanged },
      'answered from the page cache',
    );
  }
}
