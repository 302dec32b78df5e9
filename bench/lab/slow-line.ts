import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { SLOW } from './throttle.ts';

/**
 * A slow line between browser and servers: a SOCKS5 proxy that delays each connection by a round trip and all data by half of
 * one, and shares its bandwidth among all connections. The throttle of the developer tools does not slow what a browser fetches
 * ahead of a click.
 */
export interface SlowLine {
  /** For `proxy.server` of a browser context. */
  address: string;
  /** Ms since the last byte passed, in either direction. */
  quietFor: () => number;
  close: () => void;
}

const SEGMENT = 1460;
/** Window: bytes in flight per connection. The sender waits when it is full. */
const WINDOW = 65_536;
const MS = 1000;
/** SOCKS5: version; the accepted method (none); the accepted command (connect). */
const NO_AUTHENTICATION = Buffer.from([5, 0]);
const CONNECTED = Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]);

export async function startSlowLine(): Promise<SlowLine> {
  const down = new Lane(SLOW.downBitsPerSecond);
  const up = new Lane(SLOW.upBitsPerSecond);
  const server = createServer((browser) => {
    browser.setNoDelay(true).on('error', () => browser.destroy());
    browser.once('data', () => {
      browser.write(NO_AUTHENTICATION);
      browser.once('data', (request) => {
        const target = connect(portOf(request), '127.0.0.1');
        target.setNoDelay(true).on('error', () => browser.destroy());
        browser.on('close', () => target.destroy());
        target.once('connect', () =>
          setTimeout(() => {
            browser.write(CONNECTED);
            up.carry(browser, target);
            down.carry(target, browser);
          }, SLOW.latencyMs),
        );
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `socks5://127.0.0.1:${(server.address() as AddressInfo).port}`,
    quietFor: () => performance.now() - Math.max(down.lastAt, up.lastAt),
    close: () => server.close(),
  };
}

/** The port is last, whatever kind of host precedes it; every contestant is on loopback. */
function portOf(request: Buffer): number {
  return request.readUInt16BE(request.length - 2);
}

/** One direction of the line. */
class Lane {
  lastAt = 0;
  readonly #bytesPerMs: number;
  #freeAt = 0;

  constructor(bitsPerSecond: number) {
    this.#bytesPerMs = bitsPerSecond / 8 / MS;
  }

  /** One queue and one timer per connection: separate timers may fire out of order. */
  carry(from: Socket, to: Socket): void {
    const queue: { segment: Buffer; at: number }[] = [];
    let held = 0;
    let isOver = false;
    let timer: NodeJS.Timeout | null = null;
    const drain = () => {
      timer = null;
      const now = performance.now();
      for (let next = queue[0]; next && next.at <= now; next = queue[0]) {
        queue.shift();
        held -= next.segment.length;
        this.lastAt = now;
        if (!to.destroyed) to.write(next.segment);
      }
      if (held < WINDOW) from.resume();
      schedule();
    };
    const schedule = () => {
      const [next] = queue;
      if (next) timer ??= setTimeout(drain, Math.max(1, next.at - performance.now()));
      else if (isOver) to.end();
    };
    from.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += SEGMENT) {
        const segment = data.subarray(start, start + SEGMENT);
        this.#freeAt = Math.max(this.#freeAt, performance.now()) + segment.length / this.#bytesPerMs;
        queue.push({ segment, at: this.#freeAt + SLOW.latencyMs / 2 });
        held += segment.length;
      }
      if (held >= WINDOW) from.pause();
      schedule();
    });
    from.on('close', () => {
      isOver = true;
      schedule();
    });
  }
}
