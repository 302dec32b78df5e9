import { rawConnection, type RawConnection } from '../../shell/server/http/testing/raw-connection.ts';
import { startSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

const HEAD = 'GET /about HTTP/1.1\r\nHost: news.example\r\n';

test('the server closes connections that never finish, according to its settings', async () => {
  const site = await startSite({
    HEADERS_TIMEOUT_SECONDS: '1',
    REQUEST_TIMEOUT_SECONDS: '2',
    KEEP_ALIVE_SECONDS: '1',
  });
  try {
    // From now on the page comes from memory: on a busy machine, rendering it took longer than a request may.
    await (await fetch(`${site.origin}/about`)).text();
    const open = () => rawConnection(site.origin);
    const [silent, half, body, unread, idle] = await Promise.all([open(), open(), open(), open(), open()]);
    half.send(HEAD);
    idle.send(`${HEAD}\r\n`);
    const stop = drip(
      [half, body, unread],
      [
        'X-Slow: a\r\n',
        `POST /_report HTTP/1.1\r\nHost: news.example\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`,
        'GET /about HTTP/1.1\r\nHost: news.example\r\nContent-Length: 1000\r\n\r\n',
      ],
    );
    // Each resolves when the server ends the connection.
    expect(await silent.closed).toMatch(/^HTTP\/1\.1 408 /);
    expect(await half.closed).toMatch(/^HTTP\/1\.1 408 /);
    expect(await body.closed).toMatch(/^HTTP\/1\.1 408 /);
    expect(await unread.closed).toMatch(/^HTTP\/1\.1 200 /);
    const response = await idle.closed;
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    expect(response).toMatch(/^Keep-Alive: timeout=1\r$/m);
    stop();
  } finally {
    await site.stop();
  }
});

test('the server takes no more connections than the setting allows, closes idle ones first, and logs it', async () => {
  // Requests to the stand-ins of these services would use connections of this site.
  const services = { WEATHER_API_URL: 'http://127.0.0.1:9', RIVER_API_URL: 'http://127.0.0.1:9' };
  const site = await startSite({ MAX_CONNECTIONS: '10', LOG_LEVEL: 'warn', ...services });
  const connections: RawConnection[] = [];
  try {
    for (let i = 0; i < 10; i += 1) {
      // In sequence, so that all are accepted.
      // oxlint-disable-next-line no-await-in-loop
      const connection = await rawConnection(site.origin);
      connections.push(connection);
      connection.send(HEAD);
    }
    expect(await (await rawConnection(site.origin)).closed).toBe('');
    await expect.poll(site.log).toContain('connections refused: all are taken');

    // Their requests finish, and the connections are idle.
    for (const connection of connections) connection.send('\r\n');
    await expect
      .poll(() => connections.every((connection) => connection.received().includes('</html>')))
      .toBe(true);
    await expect
      .poll(() =>
        fetch(`${site.origin}/about`).then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .toBe(200);
  } finally {
    for (const connection of connections) connection.end();
    await site.stop();
  }
});

test('an incomplete head is closed with default settings too @full', async ({ site }) => {
  const half = await rawConnection(site.origin);
  half.send(HEAD);
  expect(await half.closed).toMatch(/^HTTP\/1\.1 408 /);
});

test('by default the server keeps connections open longer than load balancers do', async ({ site }) => {
  const response = await fetch(`${site.origin}/about`);
  await response.text();
  expect(response.headers.get('keep-alive')).toBe('timeout=72');
});

/** Sends each connection its text, and then single bytes until stopped, so that no request is ever complete. */
function drip(connections: readonly RawConnection[], texts: readonly string[]): () => void {
  connections.forEach((connection, index) => connection.send(texts[index] ?? ''));
  const timer = setInterval(() => {
    for (const connection of connections) connection.send('a');
  }, 100);
  return () => clearInterval(timer);
}
