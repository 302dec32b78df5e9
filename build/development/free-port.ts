import { createServer } from 'node:net';

/**
 * The first free port from `from` on: free on `host`, where the server listens, and on localhost, which browsers of this
 * machine use. Rejects if none is free.
 */
export async function freePort(from: number, host: string): Promise<number> {
  for (let port = from; port <= 65_535; port += 1)
    if ((await canListen(port, host)) && (await canListen(port, 'localhost'))) return port;
  throw new Error(`No port from ${from} on is free.`);
}

export function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
