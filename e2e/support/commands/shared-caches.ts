import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../../build/paths.ts';
import { varnishIn } from '../../../scripts/cluster/varnish.ts';

const NGINX = '/usr/sbin/nginx';

/** What is not installed; null if nothing is missing. Completes the sentence "… was not tested: ". */
export function missingOfNginx(): string | null {
  return exists(NGINX) ? null : 'apt-get install nginx-light';
}

export interface SharedCacheProgram {
  origin: string;
  stop: () => Promise<void>;
}

/** Varnish on loopback with the configuration of deploy/varnish, before the servers at these ports. */
export async function startVarnish(port: number, servers: readonly number[]): Promise<SharedCacheProgram> {
  const folder = await mkdtemp(path.join(tmpdir(), 'varnish-'));
  const program = varnishIn(folder, port, servers);
  await program.start();
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await program.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** nginx on loopback with the configuration of deploy/nginx. */
export async function startNginx(port: number, servers: readonly number[]): Promise<SharedCacheProgram> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  await copyFile(path.join(ROOT, 'deploy/nginx/nginx.conf'), path.join(folder, 'nginx.conf'));
  const upstream = servers.map((server) => `server 127.0.0.1:${server} max_fails=0;`).join(' ');
  await writeFile(path.join(folder, 'servers.conf'), `upstream servers { ${upstream} keepalive 16; }\n`);
  await writeFile(path.join(folder, 'listen.conf'), `listen 127.0.0.1:${port};\n`);
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const program = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf', '-g', `daemon off;${user}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return running(program, port, folder);
}

/** Resolves when the program responds at its port. */
async function running(program: ChildProcess, port: number, folder: string): Promise<SharedCacheProgram> {
  let output = '';
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- until it responds
    const response = await fetch(`${origin}/healthz`).catch(() => null);
    if (response) break;
    if (program.exitCode !== null || tries === 300) throw new Error(`The cache did not start.\n${output}`);
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    stop: async () => {
      program.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function exists(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
