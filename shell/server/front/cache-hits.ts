import type { Log } from '../../lib/log.ts';
import type { LiveEditions } from '../editions/editions.ts';
import type { EarlyResponse, RecordEvent } from '../protocol/telemetry-event.ts';
import type { ReadCounts } from './read-counts.ts';
import type { ViewDocument } from './view-documents.ts';

const LOG_MS = 10_000;
/** The most read pages are compressed again, which takes some hundredths of a second each. */
const RECOMPRESSED = 20;

/** A document, and how often it was sent since the last flush. */
export interface SentDocument {
  document: ViewDocument;
  stale: boolean;
  count: number;
  unchanged: number;
}

interface Listeners {
  record: RecordEvent;
  live: () => LiveEditions;
  reads: ReadCounts;
  log: Pick<Log, 'info'>;
}

/**
 * Counts responses from the cache. A response only increments a number; `flush` records the events, every second and before
 * releases are judged by them. The log gets one line for many responses, without URLs.
 */
export class CacheHits {
  readonly #listeners: Listeners;
  #touched = new Set<SentDocument>();
  #line = { page: 0, data: 0, other: 0, stale: 0, unchanged: 0 };
  #since = performance.now();

  constructor(listeners: Listeners) {
    this.#listeners = listeners;
  }

  note(sent: SentDocument, unchanged: boolean): void {
    if (sent.count === 0) this.#touched.add(sent);
    sent.count += 1;
    if (unchanged) sent.unchanged += 1;
  }

  flush(): void {
    const touched = this.#touched;
    this.#touched = new Set();
    for (const sent of touched) this.#record(sent);
    this.#recompressOne(touched);
    if (performance.now() - this.#since >= LOG_MS) this.#writeLine();
  }

  close(): void {
    this.flush();
    this.#writeLine();
  }

  #record(sent: SentDocument): void {
    const { record, reads } = this.#listeners;
    const { document, stale, count, unchanged } = sent;
    sent.count = sent.unchanged = 0;
    const { kind: documentKind, ref, address, facts } = document.parts.about;
    const kind = documentKind === 'sitemap' || documentKind === 'feed' ? 'other' : documentKind;
    record({ event: 'view-served', units: facts.units, count });
    record({ event: 'page-cache-lookup', level: 'memory', result: stale ? 'stale' : 'hit', count });
    const channel = kind === 'data' ? 'tab' : this.#channelOf(ref);
    const whole = `${Math.floor(facts.status / 100)}xx` as EarlyResponse['status'];
    const recordHits = (status: EarlyResponse['status'], times: number) =>
      record({ event: 'responded-early', response: { kind, status, channel }, count: times });
    if (count > unchanged) recordHits(whole, count - unchanged);
    if (unchanged > 0) recordHits('3xx', unchanged);
    if (kind === 'page' && facts.status === 200) reads.add(address, count);
    this.#line[kind] += count;
    if (stale) this.#line.stale += count;
    this.#line.unchanged += unchanged;
  }

  /** Compresses the most read of the pages just sent again, one per flush, because it is slow. */
  #recompressOne(touched: ReadonlySet<SentDocument>): void {
    const pages = new Map(
      [...touched]
        .filter(({ document }) => document.parts.about.kind === 'page')
        .map(({ document }) => [document.parts.about.address, document]),
    );
    if (pages.size > 0)
      this.#listeners.reads.top(RECOMPRESSED).some((address) => pages.get(address)?.bodies.recompress());
  }

  #channelOf(ref: string): 'live' | 'canary' {
    return ref === this.#listeners.live().canary?.edition.id ? 'canary' : 'live';
  }

  #writeLine(): void {
    const { page, data, other, stale, unchanged } = this.#line;
    this.#since = performance.now();
    this.#line = { page: 0, data: 0, other: 0, stale: 0, unchanged: 0 };
    if (page + data + other === 0) return;
    this.#listeners.log.info(
      { event: 'served-from-cache', page, data, other, stale, unchanged },
      'served from the page cache',
    );
  }
}
