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

test('the log has no address of a request, and so no word that a reader looked for', async () => {
  const app = newServer();
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const log = { trace: write, debug: write, info: write, warn: write, error: write, fatal: write };
  jest.spyOn(app.log, 'child').mockReturnValue(log as never);
  app.get('/api/search', async ({ log: own }) => own.info('its own line'));
  const request = async (path: string) => (await app.inject(`${path}?q=word`)).statusCode;
  expect([await request('/api/search'), await request('/api/none')]).toEqual([200, 404]);
  expect(lines).toEqual([['its own line']]);
});

test('one that starts waits for its database, which ends a silence by itself', async () => {
  jest.useFakeTimers();
  const app = newServer();
  const silent = new Error('The database does not respond.');
  app.register(() => new Promise((_, reject) => setTimeout(reject, 35_000, silent)));
  const failed = app.ready().then(null, (error: unknown) => error);
  await jest.advanceTimersByTimeAsync(35_000);
  jest.useRealTimers();
  expect(await failed).toBe(silent);
});
