import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

const START_MS = 40_000;
const END_MS = 5000;
const LOG_CHARS = 4000;

/** A server that the bench started. */
interface Program {
  pid: number;
  /** Whether the process has ended. */
  ended: () => boolean;
  /** The last 4,000 characters of its output. */
  log: () => string;
  stop: () => Promise<void>;
}

interface ProgramStart {
  command: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

/** Starts servers and waits until `readyAt` responds. After 40 s, or if one ends, stops all and rejects. */
export async function startPrograms(
  starts: readonly ProgramStart[],
  readyAt: string,
): Promise<readonly Program[]> {
  const programs = starts.map(startProgram);
  const deadline = Date.now() + START_MS;
  while (!(await isReady(readyAt))) {
    if (programs.every((program) => !program.ended()) && Date.now() < deadline) {
      await delay(200);
      continue;
    }
    await Promise.all(programs.map(({ stop }) => stop()));
    const lines = starts.map(({ command, args }, i) => `${command} ${args.join(' ')}\n${programs[i]?.log()}`);
    throw new Error(`No server responds at ${readyAt}. It was started by\n${lines.join('\n')}`);
  }
  return programs;
}

function startProgram({ command, args, cwd, env }: ProgramStart): Program {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  let log = '';
  let over = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-LOG_CHARS)));
  const end = new Promise<void>((resolve) => {
    const settle = () => {
      over = true;
      resolve();
    };
    child.once('exit', settle);
    child.once('error', (error) => {
      log += error.message;
      settle();
    });
  });
  return {
    pid: child.pid ?? 0,
    ended: () => over,
    log: () => log,
    stop: async () => {
      if (over) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), END_MS);
      await end;
      clearTimeout(timer);
    },
  };
}

async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
