import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';

const PROGRAM = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((file) => existsSync(file));

/** Whether a Redis can be started on this machine. */
export const HAS_REDIS = PROGRAM !== undefined;

/** A separate Redis on loopback, with nothing on disk. */
export interface TemporaryRedis {
  url: string;
  port: number;
  /** Lets it hang: connections stay open, and there are no replies. */
  pause: () => void;
  resume: () => void;
  /** Ends it; its port stays free for another one. */
  stop: () => Promise<void>;
}

/** Resolves when it accepts connections. Rejects if Redis is not installed. */
export async function startRedis(port?: number): Promise<TemporaryRedis> {
  if (PROGRAM === undefined)
    throw new Error('There is no redis-server here. Install the package redis-server.');
  const at = port ?? (await freePort());
  const server = spawn(
    PROGRAM,
    ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`Redis ended at once.\n${said}`)));
  });
  return {
    url: `redis://127.0.0.1:${at}`,
    port: at,
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    stop: async () => {
      server.kill('SIGKILL');
      await ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
