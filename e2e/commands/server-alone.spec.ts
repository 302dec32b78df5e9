import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { buildServer } from '../../scripts/build-server/build-server.ts';
import { publishBuilds } from '../../scripts/publish-builds.ts';
import { pictureSigner } from '../../shell/server/composer/sign-picture.ts';
import { EditionStore } from '../../shell/store/edition-store.ts';
import { FileObjects } from '../../shell/store/file-objects.ts';
import { startCommand } from '../support/commands/start-command.ts';
import { freePort } from '../support/free-port.ts';
import { startCollector } from '../support/services/collector.ts';
import { startPictureHost } from '../support/services/picture-host.ts';
import { expect, test } from '../support/test.ts';

/** The user nobody, who owns only `var`. */
const USER = 65_534;
const PICTURES_KEY = 'the key for pictures of this test alone';

/** Only root may change the root folder of a process. Others get an empty folder with nothing of use above it. */
const mayChroot = process.getuid?.() === 0;

/** What the system's linker loads for programs and libraries: an image with Node has these too. */
function systemLibraries(files: readonly string[]): string[] {
  const words = files.flatMap((file) => execFileSync('ldd', [file], { encoding: 'utf8' }).split(/\s+/));
  return words.filter((word) => /^\/(?:usr\/)?lib/.test(word));
}

/** Creates parent folders. Follows links, which `cpSync` of Node 26 does not. */
function copyTo(folder: string, file: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  copyFileSync(file, path.join(folder, file));
}

function binariesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.node$|\.so[.\d]*$/.test(file))
    .map((file) => path.join(folder, file));
}

test(
  'the folder that build:server writes needs only Node, writes only to var, and contains all that it reads',
  { tag: '@full' },
  async ({ request }) => {
    const jail = mkdtempSync(path.join(tmpdir(), 'jail-'));
    const server = path.join(jail, 'server');
    renameSync(await buildServer(jail, () => {}), server);
    // Third-party code in it has its licenses: bundled code, and packages.
    expect(readFileSync(path.join(server, 'shell/dist/host/third-party.txt'), 'utf8')).toMatch(/fastify 5/);
    expect(readdirSync(path.join(server, 'node_modules/react'))).toContain('LICENSE');
    await publishBuilds(new EditionStore(new FileObjects(path.join(jail, 'editions'))));
    mkdirSync(path.join(jail, 'var'));
    chmodSync(jail, 0o755);
    if (mayChroot) {
      chownSync(path.join(jail, 'var'), USER, USER);
      mkdirSync(path.join(jail, 'dev'));
      execFileSync('mknod', ['-m', '666', path.join(jail, 'dev/null'), 'c', '1', '3']);
      for (const file of [process.execPath, ...systemLibraries([process.execPath, ...binariesIn(server)])])
        copyTo(jail, file);
    }
    const root = mayChroot ? '' : jail;
    const command = [process.execPath, `${root}/server`];
    if (mayChroot) command.unshift('chroot', `--userspec=${USER}:${USER}`, jail);
    const pictures = await startPictureHost();
    const collector = await startCollector();
    const port = await freePort();
    const running = spawn('env', command, {
      cwd: jail,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: String(port),
        EDITIONS: `file:${root}/editions`,
        PICTURES_KEY,
        RELAY_PRIVATE: pictures.host,
        FEEDS: 'sample',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
      },
    });
    let output = '';
    for (const stream of [running.stdout, running.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    const ended = new Promise<number | null>((resolve) => running.once('exit', resolve));
    try {
      await expect.poll(() => output, { timeout: 60_000 }).toContain('The site is at');
      const origin = `http://127.0.0.1:${port}`;
      const sign = pictureSigner(PICTURES_KEY, origin);
      // Stories of the sample, posts of the blog and its database, the search, a converted picture, its own files.
      const addresses = [
        '/',
        '/local-news',
        '/blog',
        '/api/search/days',
        `${sign(`http://${pictures.host}/a.jpg`)}/320`,
        '/favicon.ico',
      ];
      for (const address of addresses) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: the first failure names its address
        const response = await request.get(origin + address, { headers: { accept: 'image/avif,*/*' } });
        expect(response.status(), address).toBe(200);
      }
      const front = await (await request.get(origin)).text();
      const sample = /\/api\/sample\/pictures\/[\w-]+\.avif/.exec(front)?.[0] ?? '';
      // The original, and converted.
      for (const [accept, type] of [
        ['image/avif,*/*', 'image/avif'],
        ['*/*', 'image/jpeg'],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: the first failure names its type
        const picture = await request.get(origin + sample, { headers: { accept } });
        expect(picture.headers()['content-type'], sample).toBe(type);
      }
      expect(await (await request.get(`${origin}/blog`)).text()).toMatch(/href="\/blog\/[a-z-]+"/);
      await expect.poll(() => collector.spans.some(({ name }) => name === 'GET /blog')).toBe(true);
      running.kill('SIGTERM');
      expect(await ended, output).toBe(0);
      expect(output).not.toContain('"level":50');
    } finally {
      running.kill('SIGKILL');
      await pictures.stop();
      await collector.stop();
      rmSync(jail, { recursive: true, force: true });
    }
  },
);

test('npm start -w shell resolves relative paths from the root, as other commands do, and ends with npm', async ({
  site,
}) => {
  test.skip(process.platform !== 'linux', 'The test finds leftover processes in /proc.');
  const port = await freePort();
  const server = startCommand('npm', ['start', '-w', 'shell'], {
    cwd: ROOT,
    env: {
      PORT: String(port),
      EDITIONS: `file:${path.relative(ROOT, site.folder)}`,
      DATABASE_URL: `file:${path.join(tmpdir(), `blog-${port}.db`)}`,
      FEEDS: 'sample',
    },
  });
  try {
    await server.waitForOutput('The site is at');
    process.kill(server.pid, 'SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.running()).toEqual([]);
  } finally {
    server.stop();
  }
});
