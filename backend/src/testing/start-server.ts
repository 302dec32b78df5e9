import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real HTTP server on loopback that records its requests and counts its connections. */
export interface TestServer {
  origin: string;
  /** `host:port`, as RELAY_PRIVATE lists it. */
  host: string;
  connections: () => number;
  requests: IncomingMessage[];
  close(): Promise<void>;
}

export async function startServer(respond: RequestListener): Promise<TestServer> {
  const requests: IncomingMessage[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    requests.push(request);
    respond(request, response);
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    connections: () => connections,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
