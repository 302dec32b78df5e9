import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HOST_PROGRAM, ROOT } from '../../build/paths.ts';
import { startCommand } from '../support/commands/start-command.ts';
import { freePort } from '../support/free-port.ts';
import { expect, test } from '../support/test.ts';

test('the server starts with the number of file descriptors that the documentation says it needs besides those of readers', async ({
  site,
}) => {
  test.skip(process.platform !== 'linux', 'The test finds leftover processes in /proc.');
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'few-descriptors-'));
  const server = startCommand(
    'sh',
    ['-c', 'ulimit -n 100 && exec "$0" "$@"', process.execPath, HOST_PROGRAM],
    {
      cwd: ROOT,
      env: {
        PORT: String(port),
        EDITIONS: site.store.place,
        DATABASE_URL: `file:${path.join(folder, 'blog.db')}`,
        PICTURES_DIR: path.join(folder, 'pictures'),
        FEEDS: 'sample',
      },
    },
  );
  try {
    await server.waitForOutput('The site is at');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    process.kill(server.pid, 'SIGTERM');
    expect(await server.ended).toBe(0);
  } finally {
    server.stop();
    await rm(folder, { recursive: true });
  }
});
