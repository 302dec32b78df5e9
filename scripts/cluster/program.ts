import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const START_MS = 60_000;
/** Time to end after SIGTERM; a server finishes its responses. */
const END_MS = 15_000;
/** Debian's administration programs are not in every user's PATH. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Path of a program; null if it is not installed. */
export function findProgram(name: string): string | null {
  return FOLDERS.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

interface ProgramOptions {
  name: string;
  command: string;
  args: string[];
  /** Where it listens, on loopback. */
  port: number;
  /** Folder in which it runs, and writes its log. */
  place: string;
  env?: NodeJS.ProcessEnv;
  user?: { uid: number; gid: number } | undefined;
}

/** A program that can be started, ended and started again. */
export class Program {
  readonly name: string;
  readonly port: number;
  readonly log: string;
  readonly #options: ProgramOptions;
  #child: ChildProcess | null = null;

  constructor(options: ProgramOptions) {
    this.#options = options;
    this.name = options.name;
    this.port = options.port;
    this.log = path.join(options.place, `${options.name}.log`);
  }

  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Resolves when it accepts connections. `env` overrides variables for this start. */
  async start(env: NodeJS.ProcessEnv = {}): Promise<void> {
    const { command, args, place, user } = this.#options;
    const log = openSync(this.log, 'a');
    const child = spawn(command, args, {
      cwd: place,
      stdio: ['ignore', log, log],
      env: { ...process.env, ...this.#options.env, ...env },
      ...user,
    });
    this.#child = child;
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    const end = performance.now() + START_MS;
    while (!(await accepts(this.port))) {
      if (this.#child !== child || performance.now() > end)
        throw new Error(`${this.name} did not start.\n${readFileSync(this.log, 'utf8').slice(-2000)}`);
      await pause(50);
    }
  }

  /** Resolves when it has ended. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), END_MS);
    await ended;
    clearTimeout(late);
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
