import { newServer } from './new-server.ts';

test('a backend that runs alone has every limit of connections', () => {
  expect(newServer().server).toMatchObject({
    headersTimeout: 20_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    timeout: 60_000,
    maxConnections: 4000,
  });
});
