import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** A running command. */
export interface StartedCommand {
  pid: number;
  /** Its output so far. */
  output: () => string;
  /** Resolves when the output contains this text. Rejects if the command ends first. */
  waitForOutput: (text: string) => Promise<void>;
  /** Command lines of the processes of this command that still run, including itself. Linux only. */
  running: () => string[];
  /** Settles with its exit code, or the name of the signal. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** Kills all its processes. */
  stop: () => void;
}

/** Starts a command in a new process group, as a terminal does. */
export function startCommand(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): StartedCommand {
  // Children inherit this variable, so they can be found even if they outlive the command.
  const mark = `STARTED_BY_TEST=${randomUUID()}`;
  const [name = '', value = ''] = mark.split('=');
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env, [name]: value },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    pid: child.pid ?? 0,
    output: () => output,
    waitForOutput: async (text) => {
      await expect.poll(() => output.includes(text) || !isRunning(), { timeout: 240_000 }).toBe(true);
      expect(output).toContain(text);
    },
    running: () => marked(mark).map(({ line }) => line),
    ended,
    stop: () => {
      for (const { pid } of marked(mark)) killed(pid);
    },
  };
}

function marked(mark: string): { pid: number; line: string }[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      const variables = readFileSync(`/proc/${entry}/environ`, 'latin1').split('\0');
      if (!variables.includes(mark)) return [];
      const line = readFileSync(`/proc/${entry}/cmdline`, 'utf8').split('\0').join(' ');
      return [{ pid: Number(entry), line }];
    } catch {
      // The process has ended, or belongs to another user.
      return [];
    }
  });
}

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}
