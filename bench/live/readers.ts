import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A server allows one IP address a hundred streams. */
const OF_ADDRESS = 50;

/** Readers of one live post, each with a connection of its own, spread over addresses of loopback. */
export class Readers {
  readonly #sockets: Socket[] = [];
  /** When an entry reached each reader, by entry id. */
  readonly #arrived = new Map<string, number[]>();

  /** Opens streams one after another; resolves when all have begun. */
  async open(origin: string, path: string, count: number): Promise<void> {
    for (let i = 0; i < count; i += 1)
      await this.#open(new URL(path, origin), 1 + Math.floor(i / OF_ADDRESS));
  }

  /** When an entry reached the readers who have it, in order. */
  arrivals(id: string): readonly number[] {
    return this.#arrived.get(id) ?? [];
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async #open({ hostname, port, host, pathname, search }: URL, address: number): Promise<void> {
    const socket = connect({ host: hostname, port: Number(port), localAddress: `127.0.1.${address}` });
    this.#sockets.push(socket);
    socket.setEncoding('utf8');
    socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\n\r\n`);
    const [head] = (await once(socket, 'data')) as [string];
    if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`A reader was refused: ${head.slice(0, 40)}`);
    socket.on('data', (text: string) => {
      const now = performance.now();
      for (const [, id = ''] of text.matchAll(/^id: (\S+)$/gm)) {
        const times = this.#arrived.get(id) ?? [];
        times.push(now);
        this.#arrived.set(id, times);
      }
    });
  }
}
