import { LRUCache } from 'lru-cache';
import { withDeadline } from '../../../src/composition/with-deadline.ts';
import { releaseKey, type ReleaseId } from '../../../store/release-key.ts';
import type { RecordEvent } from '../../protocol/telemetry-event.ts';
import type { CanaryWatch } from '../canary/canary-watch.ts';
import type { QuarantineFinding, Quarantine } from '../quarantine.ts';
import { readJudgments, writeJudgments, type ServerJudgments } from './server-judgments.ts';

/** Time between two exchanges: how late other servers get counts and quarantines. */
const TURN_MS = 500;
const DEADLINE_MS = 1000;
/** A server that is silent for longer counts as down. */
const SILENT_MS = 3000;
/** How long a restoration is repeated: other servers may have been disconnected. */
const RESTORED_MS = 60_000;
/** Judgments of other servers that are remembered, so that each is applied once. */
const MAX_REMEMBERED = 1000;

export interface PeerMessage {
  server: string;
  ageMs: number;
  text: string;
}

export interface JudgmentChannel {
  exchange: (said: string) => Promise<PeerMessage[]>;
  close: () => void;
}

export interface ExchangeOptions {
  /** Id of this process, and a name for people. */
  server: { id: string; name: string };
  redis: JudgmentChannel;
  quarantine: Pick<Quarantine, 'adopt' | 'restoredBy'>;
  canary: Pick<CanaryWatch, 'counts' | 'addCounts' | 'isFirst'>;
  record: RecordEvent;
  /** Milliseconds of a monotonic clock. Servers send each other durations, never times of day. */
  now?: () => number;
}

interface OwnJudgment {
  release: ReleaseId;
  finding: QuarantineFinding | null;
  id: string;
  at: number;
}

/**
 * Shares judgments between servers. Each server sends everything that it knows every half second, and repeats it until it is
 * over: no message can be lost, and a Redis that comes back empty is filled again at once. No request waits for it.
 */
export class JudgmentExchange {
  readonly #options: ExchangeOptions;
  readonly #now: () => number;
  /** Own judgments that are not over, the latest of each release. */
  readonly #own = new Map<string, OwnJudgment>();
  /** Ids of other servers' judgments that were applied. */
  readonly #taken = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  /** The last message of each server, so that it is parsed once, and whether it was valid. */
  #lastMessages = new Map<string, { text: string; isGood: boolean }>();
  #number = 0;
  #isExchanging = false;
  #hasMore = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(options: ExchangeOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    void this.turn();
  }

  /** Tells other servers at once that this server quarantined a release, or (null) that it works again. */
  announce(release: ReleaseId, finding: QuarantineFinding | null): void {
    this.#number += 1;
    const id = `${this.#options.server.id}-${this.#number}`;
    this.#own.set(releaseKey(release), { release, finding, id, at: this.#now() });
    void this.turn();
  }

  /** One exchange. Never rejects. */
  async turn(): Promise<void> {
    this.#hasMore = this.#isExchanging;
    if (this.#isExchanging || this.#isClosed) return;
    this.#isExchanging = true;
    clearTimeout(this.#timer);
    const { redis, record, canary } = this.#options;
    const exchanged = redis.exchange(writeJudgments(this.#judgments()));
    try {
      const messages = await withDeadline(exchanged, DEADLINE_MS, `No reply within ${DEADLINE_MS} ms.`);
      const good = this.#take(messages);
      canary.isFirst = !good.some(
        ({ server, ageMs }) => ageMs < SILENT_MS && server < this.#options.server.id,
      );
      record({ event: 'judgments-exchanged', result: good.length < messages.length ? 'refused' : 'ok' });
    } catch {
      canary.isFirst = true;
      record({ event: 'judgments-exchanged', result: 'failed' });
    }
    // Do not send another request to a Redis that hangs until it has replied or the connection was given up.
    await exchanged.catch(() => {});
    this.#isExchanging = false;
    if (this.#isClosed) return;
    if (this.#hasMore) void this.turn();
    else this.#timer = setTimeout(() => void this.turn(), TURN_MS).unref();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#options.redis.close();
  }

  #judgments(): ServerJudgments {
    const now = this.#now();
    const releases: ServerJudgments['releases'] = [];
    for (const [key, { release, finding, id, at }] of this.#own) {
      const leftMs = (finding?.forMs ?? RESTORED_MS) - (now - at);
      if (leftMs <= 0) this.#own.delete(key);
      else if (finding) releases.push({ ...release, id, is: 'quarantined', ...finding, forMs: leftMs });
      else releases.push({ ...release, id, is: 'restored' });
    }
    const { server, canary } = this.#options;
    return { name: server.name, releases, counts: canary.counts() };
  }

  #take(all: readonly PeerMessage[]): PeerMessage[] {
    const before = this.#lastMessages;
    this.#lastMessages = new Map();
    return all.filter(({ server, ageMs, text }) => {
      const known = before.get(server);
      if (known?.text === text) {
        this.#lastMessages.set(server, known);
        return known.isGood;
      }
      const said = Number.isFinite(ageMs) && ageMs >= 0 ? readJudgments(text) : null;
      if (said) this.#takeFrom(server, said, ageMs);
      this.#lastMessages.set(server, { text, isGood: said !== null });
      return said !== null;
    });
  }

  #takeFrom(server: string, { name, releases, counts }: ServerJudgments, ageMs: number): void {
    const { quarantine, canary } = this.#options;
    if (counts) canary.addCounts(server, counts);
    for (const judged of releases) {
      if (this.#taken.has(judged.id)) continue;
      this.#taken.set(judged.id, true);
      const by = { id: server, name };
      if (judged.is === 'restored') quarantine.restoredBy(judged, by);
      else if (judged.forMs > ageMs) quarantine.adopt(judged, { ...judged, forMs: judged.forMs - ageMs }, by);
    }
  }
}
