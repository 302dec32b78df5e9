import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isReady, type Cluster, type ClusterServer } from '../../scripts/cluster/cluster.ts';

/** How long a failure lasts. */
const DOWN_MS = 8000;
/** How long a supervisor takes to restart a process. */
const SUPERVISOR_MS = 2000;
/** How long after a failure requests still count as its consequences. */
export const AFTER_MS = 3000;
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

/** A failure in a cluster. */
interface Failure {
  name: string;
  /** Why it cannot be tried here; null if it can. */
  missing: (cluster: Cluster) => string | null;
  /** Resolves when everything works again. */
  happen: (cluster: Cluster, now: { isStoreDown: boolean }) => Promise<void>;
}

const always = () => null;

export const FAILURES: readonly Failure[] = [
  { name: 'none', missing: always, happen: () => pause(DOWN_MS) },
  {
    name: 'rolling restart of all servers',
    missing: always,
    happen: async ({ servers }) => {
      for (const server of servers) await restart(server);
    },
  },
  {
    name: 'a server killed (kill -9)',
    missing: always,
    happen: async ({ servers: [, server] }) => {
      if (!server) return;
      await server.program.end('SIGKILL');
      await pause(SUPERVISOR_MS);
      await server.program.start();
      await isReady(server);
    },
  },
  {
    name: 'Redis killed, down for 8 s',
    missing: ({ redis }) => (redis ? null : 'there is no redis-server'),
    happen: async ({ redis }) => {
      await redis?.end('SIGKILL');
      await pause(DOWN_MS);
      await redis?.start();
    },
  },
  {
    name: "the store's gateway killed, down for 8 s",
    missing: ({ gateway }) => (gateway ? null : 'there is no S3 gateway'),
    happen: async ({ gateway }, now) => {
      now.isStoreDown = true;
      gateway?.kill();
      await pause(DOWN_MS);
      await gateway?.start();
      now.isStoreDown = false;
      await pause(AFTER_MS);
    },
  },
  {
    name: 'PostgreSQL restarted',
    missing: ({ postgres }) => (postgres ? null : 'there is no PostgreSQL'),
    happen: async ({ postgres }) => {
      await postgres?.end('SIGINT');
      await postgres?.start();
      await pause(AFTER_MS);
    },
  },
  {
    name: "a server's clock an hour ahead",
    missing: () => (existsSync(FAKETIME) ? null : 'there is no faketime'),
    happen: async ({ servers }) => {
      const [, , server] = servers;
      if (!server) return;
      await restart(server, { LD_PRELOAD: FAKETIME, FAKETIME: '+1h', FAKETIME_DONT_FAKE_MONOTONIC: '1' });
      await pause(DOWN_MS);
      await restart(server);
    },
  },
  {
    name: 'the disk of a server full',
    missing: () =>
      process.getuid?.() === 0 && process.platform === 'linux' ? null : 'only root can mount one',
    happen: async ({ servers: [server] }) => {
      if (!server) return;
      const disk = path.join(server.place, 'full');
      mkdirSync(disk, { recursive: true });
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
      try {
        await restart(server, { PICTURES_DIR: path.join(disk, 'pictures') });
        fill(path.join(disk, 'filler'));
        await pause(DOWN_MS);
        await restart(server);
      } finally {
        execFileSync('umount', ['-l', disk]);
      }
    },
  },
];

async function restart(server: ClusterServer, env: NodeJS.ProcessEnv = {}): Promise<void> {
  await server.program.end();
  await server.program.start(env);
  await isReady(server);
}

function fill(file: string): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(64 * 1024), { flag: 'a' });
  } catch {
    // The disk is full.
  }
}
