import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { HOST_PROGRAM, ROOT } from '../../build/paths.ts';
import type { ObjectStore } from '../../shell/server/store/object-store.ts';
import { freePort } from '../support/free-port.ts';
import { startCommand } from '../support/commands/start-command.ts';
import { expect, test } from '../support/test.ts';

/** The half of S3 that a server reads with: one bucket, listed and read. */
function bucketOf(objects: ObjectStore): Server {
  return createServer((request, response) => {
    void answer(objects, new URL(request.url ?? '', 'http://bucket'), response);
  });
}

async function answer(objects: ObjectStore, { pathname, searchParams }: URL, response: ServerResponse) {
  if (searchParams.has('list-type')) {
    const keys = await objects.list(searchParams.get('prefix') ?? '', searchParams.get('start-after') ?? '');
    const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`);
    return;
  }
  const body = await objects.get(decodeURIComponent(pathname.replace('/paper/', '')));
  if (body) response.end(body);
  else refuse(response, 404, 'NoSuchKey');
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>${code} it is.</Message></Error>`);
}

function startServer(storePort: number, port: number, env: Record<string, string> = {}) {
  return startCommand(process.execPath, [HOST_PROGRAM], {
    cwd: ROOT,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      EDITIONS: 's3://paper',
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${storePort}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
      DATABASE_URL: `file:${path.join(tmpdir(), `blog-${port}.db`)}`,
      ...env,
    },
  });
}

test('a server that is started before its store waits for it; a setting by a wrong name is pointed out', async ({
  site,
}) => {
  const [storePort, port] = [await freePort(), await freePort()];
  const server = startServer(storePort, port, { FEED: 'live' });
  const bucket = bucketOf(site.store.objects);
  try {
    await server.waitForOutput('FEED is set, but the setting is called FEEDS. Rename it, or unset it.');
    await server.waitForOutput('The store does not answer and is asked again for a minute');
    expect(server.output()).toContain(`connect ECONNREFUSED 127.0.0.1:${storePort}`);
    bucket.listen(storePort, '127.0.0.1');
    await server.waitForOutput('The site is at');
    expect((await fetch(`http://127.0.0.1:${port}/about`)).status).toBe(200);
  } finally {
    server.stop();
    bucket.close();
    bucket.closeAllConnections();
  }
});

// As the first process of a container, it would not be ended by a signal that it does not listen to.
test('a server that waits for its store ends by itself when it is told to', async () => {
  const server = startServer(await freePort(), await freePort());
  try {
    await server.waitForOutput('The store does not answer and is asked again for a minute');
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
  test(`a server whose store says ${code} gives up at once, and says so`, async () => {
    const bucket = createServer((_, response) => refuse(response, status, code)).listen(0, '127.0.0.1');
    await once(bucket, 'listening');
    const address = bucket.address();
    const server = startServer(typeof address === 'object' ? (address?.port ?? 0) : 0, await freePort());
    try {
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain(
        `The site could not start. "live/" could not be listed in s3://paper: ${code}: ${code} it is.`,
      );
      expect(server.output()).not.toContain('asked again');
    } finally {
      server.stop();
      bucket.close();
    }
  });
}

for (const { env, sentence } of [
  {
    env: { LOG_LEVEL: 'loud' },
    sentence: 'The setting LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent; it is "loud".',
  },
  { env: { HOST: '1.2.3.4' }, sentence: 'HOST is "1.2.3.4", and this machine has no such address.' },
  {
    env: { DATABASE_URL: 'postgres://127.0.0.1:1/blog' },
    sentence:
      "The blog's database postgres://127.0.0.1:1/blog cannot be used (connect ECONNREFUSED 127.0.0.1:1)",
  },
  { env: { PICTURES_DIR: '/dev/null' }, sentence: '/dev/null/made cannot be made; set PICTURES_DIR' },
  {
    env: { EDITIONS: 's3://paper', AWS_CONFIG_FILE: '/dev/null', AWS_REGION: '' },
    sentence: 'EDITIONS names the bucket "paper", but no region is set. Set AWS_REGION',
  },
]) {
  test(`with ${Object.keys(env)[0] ?? ''} wrong a server does not start, and says why`, async ({ site }) => {
    const port = await freePort();
    const server = startServer(0, port, { EDITIONS: site.store.place, ...env });
    try {
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain(`The site could not start. ${sentence}`);
    } finally {
      server.stop();
    }
  });
}

test('a server that listens at one address of its machine asks itself there', async ({ site }) => {
  test.skip(!networkInterfaces()['lo']?.some(({ address }) => address === '::1'), 'There is no IPv6.');
  const port = await freePort();
  const server = startServer(0, port, { EDITIONS: site.store.place, FEEDS: 'sample', HOST: '::1' });
  try {
    await server.waitForOutput('The site is at');
    expect((await fetch(`http://[::1]:${port}/local-news`)).status).toBe(200);
  } finally {
    server.stop();
  }
});
