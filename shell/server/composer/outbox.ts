import type { ToFront } from '../protocol/messages.ts';

/** One end of the channel between threads: a port of a `MessageChannel`, or a worker's. */
export interface MessageSender {
  postMessage(message: unknown, transfer?: readonly ArrayBuffer[]): void;
}

/** Messages that nobody waits for. */
type Deferrable = Extract<ToFront, { type: 'event' | 'verdict' | 'log' }>;

/** Sends messages to the front: those that somebody waits for at once, and the queued ones with them. */
export class Outbox {
  readonly #port: MessageSender;
  #waiting: ToFront[] = [];

  constructor(port: MessageSender) {
    this.#port = port;
  }

  /** Sends a message with the next one, or when the thread is idle. */
  queue(message: Deferrable): void {
    if (this.#waiting.push(message) === 1) setImmediate(() => this.#flush([]));
  }

  send(message: ToFront, transfer: readonly ArrayBuffer[] = []): void {
    this.#waiting.push(message);
    this.#flush(transfer);
  }

  #flush(transfer: readonly ArrayBuffer[]): void {
    if (this.#waiting.length === 0) return;
    const messages = this.#waiting;
    this.#waiting = [];
    this.#port.postMessage(messages, transfer);
  }
}
