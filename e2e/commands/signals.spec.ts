import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyCheckout } from '../support/commands/checkout-copy.ts';
import { freePort } from '../support/free-port.ts';
import { startCommand, type StartedCommand } from '../support/commands/start-command.ts';
import { bucketAt } from '../support/services/bucket.ts';
import { expect, test } from '../support/test.ts';
import { ROOT } from '../../build/paths.ts';
import { publishBuilds } from '../../scripts/publish-builds.ts';
import { EditionStore } from '../../shell/store/edition-store.ts';
import { FileObjects } from '../../shell/store/file-objects.ts';

// In sequence, because all development servers write into the same folders.
// Builds and development servers take 50 seconds on two idle CPUs, and several times that on busy ones.
test.describe.configure({ mode: 'default', timeout: 300_000 });

test.skip(process.platform !== 'linux', 'The test finds leftover processes in /proc.');

/** Targets of signals: a terminal signals the process group, `kill` and most supervisors a single process. */
const TARGETS = [
  { to: 'npm alone', send: ({ pid }: StartedCommand, signal: NodeJS.Signals) => process.kill(pid, signal) },
  {
    to: 'the process group',
    send: ({ pid }: StartedCommand, signal: NodeJS.Signals) => process.kill(-pid, signal),
  },
] as const;

/** Starts a command with a separate port and separate data, the builds of this checkout among it. */
async function start(
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<StartedCommand & { origin: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'command-'));
  const port = String(await freePort());
  await publishBuilds(new EditionStore(new FileObjects(`${folder}/editions`)));
  const started = startCommand('npm', args, {
    cwd,
    env: {
      PORT: port,
      EDITIONS: `file:${folder}/editions`,
      DATABASE_URL: `file:${folder}/blog.db`,
      PICTURES_DIR: `${folder}/pictures`,
      FEEDS: 'sample',
      ...env,
    },
  });
  const remove = async () => {
    started.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...started, origin: `http://127.0.0.1:${port}`, remove };
}

/** Expects a command to end and leave no process running. Resolves with its exit code or signal. */
async function expectAllEnded({ ended, running }: StartedCommand): Promise<number | NodeJS.Signals | null> {
  const how = await ended;
  // esbuild, which reads TypeScript for a command, ends when it finds that the command has.
  await expect.poll(running).toEqual([]);
  return how;
}

test('closing the terminal leaves no edition command running', async () => {
  let requested = 0;
  const silent = createServer(() => (requested += 1));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const command = startCommand('node', ['scripts/edition.mjs', 'history'], {
    cwd: ROOT,
    env: bucketAt(port),
  });
  try {
    await expect.poll(() => requested, { timeout: 60_000 }).toBeGreaterThan(0);
    process.kill(command.pid, 'SIGHUP');
    await expectAllEnded(command);
  } finally {
    command.stop();
    silent.closeAllConnections();
    silent.close();
  }
});

for (const { to, send } of TARGETS) {
  const more = to === 'npm alone' ? [] : ['@full'];

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`${signal} to ${to} stops npm start and its builds`, { tag: '@full' }, async () => {
      const copy = await copyCheckout();
      await appendFile(
        path.join(copy.folder, 'mfe-static/src/faq/Page.tsx'),
        'export const changed = true;\n',
      );
      const site = await start(['start'], copy.folder);
      try {
        await site.waitForOutput('Building static …');
        await expect.poll(() => site.running().some((line) => line.includes('rsbuild'))).toBe(true);
        send(site, signal);
        await expectAllEnded(site);
        expect(site.output()).not.toContain('failed');
      } finally {
        await site.remove();
        await copy.remove();
      }
    });
  }

  test(`SIGTERM to ${to} ends npm start with exit code 0, after the drain`, { tag: more }, async () => {
    const site = await start(['start'], ROOT, { DRAIN_SECONDS: '4' });
    try {
      await site.waitForOutput('The site is at');
      send(site, 'SIGTERM');
      await expect.poll(async () => (await fetch(`${site.origin}/readyz`)).status).toBe(503);
      const page = await fetch(`${site.origin}/about`);
      expect(page.status).toBe(200);
      expect(await expectAllEnded(site)).toBe(0);
      // The start logged no warnings, such as feeds requested before the backend listened.
      expect(site.output()).not.toMatch(/"level":[456]0/);
    } finally {
      await site.remove();
    }
  });

  test(`SIGTERM to ${to} stops npm run dev and all its development servers`, { tag: '@full' }, async () => {
    const site = await start(['run', 'dev'], ROOT);
    try {
      await site.waitForOutput('The site is at');
      send(site, 'SIGTERM');
      expect(await expectAllEnded(site)).toBe(0);
    } finally {
      await site.remove();
    }
  });

  test(`SIGINT to ${to} stops npm run dev while it builds`, { tag: '@full' }, async () => {
    const site = await start(['run', 'dev'], ROOT);
    try {
      await expect
        .poll(() => site.running().filter((line) => line.includes('rsbuild')).length)
        .toBeGreaterThan(1);
      send(site, 'SIGINT');
      await expectAllEnded(site);
    } finally {
      await site.remove();
    }
  });
}
