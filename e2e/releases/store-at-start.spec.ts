import { createServer } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { HOST_PROGRAM, ROOT } from '../../build/paths.ts';
import { freePort } from '../support/free-port.ts';
import { startCommand } from '../support/commands/start-command.ts';
import { bucketAt, startBucket } from '../support/services/bucket.ts';
import { onLoopback } from '../support/services/loopback.ts';
import { expect, test } from '../support/test.ts';

function startServer(port: number, env: Record<string, string>) {
  return startCommand(process.execPath, [HOST_PROGRAM], {
    cwd: ROOT,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: `file:${path.join(tmpdir(), `blog-${port}.db`)}`,
      ...env,
    },
  });
}

test('a server started before its store waits for it, and warns about a setting with a wrong name', async ({
  site,
}) => {
  const bucket = await startBucket(() => site.store.place);
  await bucket.goDown();
  const port = await freePort();
  const server = startServer(port, { ...bucket.env, FEED: 'live' });
  try {
    await server.waitForOutput('FEED is set, but the setting is called FEEDS. Rename it, or unset it.');
    await server.waitForOutput('The store does not respond; retrying for a minute');
    const { host } = new URL(bucket.env['AWS_ENDPOINT_URL_S3'] ?? '');
    expect(server.output()).toContain(`connect ECONNREFUSED ${host}`);
    await bucket.comeBack();
    await server.waitForOutput('The site is at');
    expect((await fetch(`http://127.0.0.1:${port}/about`)).status).toBe(200);
  } finally {
    server.stop();
    await bucket.goDown();
  }
});

// As the first process of a container, a server ignores signals that it does not listen to.
test('a server that waits for its store ends when it is told to', async () => {
  const server = startServer(await freePort(), bucketAt(await freePort()));
  try {
    await server.waitForOutput('The store does not respond; retrying for a minute');
    process.kill(server.pid, 'SIGTERM');
    expect(await server.ended).toBe(0);
  } finally {
    server.stop();
  }
});

for (const [status, code] of [
  [403, 'AccessDenied'],
  [404, 'NoSuchBucket'],
] as const) {
  test(`a server whose store responds with ${code} gives up at once and says why`, async () => {
    const says = `<Error><Code>${code}</Code><Message>${code} it is.</Message></Error>`;
    const bucket = await onLoopback(
      createServer((_, response) =>
        response.writeHead(status, { 'content-type': 'application/xml' }).end(says),
      ),
    );
    const server = startServer(await freePort(), bucketAt(bucket.port));
    try {
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain(
        `The site could not start. "live/" could not be listed in s3://bucket: ${code}: ${code} it is.`,
      );
      expect(server.output()).not.toContain('retrying');
    } finally {
      server.stop();
      await bucket.stop();
    }
  });
}

for (const { env, message, tag = [] } of [
  {
    env: { LOG_LEVEL: 'loud' },
    message: 'The setting LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent; it is "loud".',
  },
  { env: { HOST: '1.2.3.4' }, message: 'HOST is "1.2.3.4", and this machine has no such address.' },
  {
    env: { DATABASE_URL: 'file:/dev/null/blog.db' },
    message: "The blog's database /dev/null/blog.db cannot be used (EEXIST",
  },
  {
    // A database may still start: the server retries for half a minute.
    tag: '@full',
    env: { DATABASE_URL: 'postgres://127.0.0.1:1/blog' },
    message:
      "The blog's database postgres://127.0.0.1:1/blog cannot be used (connect ECONNREFUSED 127.0.0.1:1)",
  },
  { env: { PICTURES_DIR: '/dev/null' }, message: '/dev/null/made cannot be created; set PICTURES_DIR' },
  {
    env: { ...bucketAt(1), AWS_CONFIG_FILE: '/dev/null', AWS_REGION: '' },
    message: 'EDITIONS names the bucket "bucket", but no region is set. Set AWS_REGION',
  },
]) {
  const setting = Object.entries(env)[0]?.join('=');
  test(`with ${setting} a server refuses to start and says why`, { tag }, async ({ site }) => {
    const server = startServer(await freePort(), { EDITIONS: site.store.place, ...env });
    try {
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain(`The site could not start. ${message}`);
    } finally {
      server.stop();
    }
  });
}

test('a server that listens on one address uses that address for its own requests', async ({ site }) => {
  test.skip(!networkInterfaces()['lo']?.some(({ address }) => address === '::1'), 'There is no IPv6.');
  const port = await freePort();
  const server = startServer(port, { EDITIONS: site.store.place, FEEDS: 'sample', HOST: '::1' });
  try {
    await server.waitForOutput('The site is at');
    expect((await fetch(`http://[::1]:${port}/local-news`)).status).toBe(200);
  } finally {
    server.stop();
  }
});
