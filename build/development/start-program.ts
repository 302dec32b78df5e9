import { spawn } from 'node:child_process';
import { RSBUILD } from '../rsbuild-program.ts';
import { canListen } from './free-port.ts';
import type { DevelopmentMessage } from './messages.ts';
import { developmentPort } from './port.ts';

export type Built = Extract<DevelopmentMessage, { kind: 'built' }>;

interface ProgramOptions {
  /** Absolute. */
  folder: string;
  /** Environments to build. */
  environments: readonly string[];
  mode: 'development' | 'production';
  onBuilt: (built: Built) => void;
  /** Prints a line for the user. */
  say: (line: string) => void;
}

/**
 * Starts the development server of a program in a child process and resolves with its origin after the first build.
 * (In this process, tsx would transform functions that Rsbuild prints into bundles.)
 */
export async function startProgram(name: string, options: ProgramOptions): Promise<string> {
  const usual = developmentPort(name);
  for (;;) {
    // Port 0 rather than the next port, which is the usual port of another program.
    const port = await run(name, (await canListen(usual, 'localhost')) ? usual : 0, options);
    // Another program took the port after the check; check again.
    if (port === null) continue;
    if (port !== usual)
      options.say(
        `Port ${usual} is in use by another program, so the development server of ${name} uses ${port}.`,
      );
    return `http://localhost:${port}`;
  }
}

/** Resolves with the port, or with null if it is taken. */
function run(
  name: string,
  wanted: number,
  { folder, environments, mode, onBuilt, say }: ProgramOptions,
): Promise<number | null> {
  const child = spawn(
    process.execPath,
    [
      [RSBUILD, 'dev', '--mode', mode, '--environment', environments.join(',')],
      ['--port', String(wanted), '--strict-port'],
    ].flat(),
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: mode },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const end = () => child.kill();
  process.on('exit', end);
  return new Promise((resolve, reject) => {
    let port: number | null = null;
    let wasBuilt = false;
    let output = '';
    const logProblems = (text: string) => {
      if (/error|warn|×/i.test(text)) say(labeled(name, text));
    };
    const onOutput = (chunk: Buffer) => {
      const text = chunk.toString();
      // An error before it listens may be a taken port, and then it is restarted.
      if (port !== null) logProblems(text);
      output = (output + text).slice(-MAX_OUTPUT);
    };
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    child.on('message', (data) => {
      const message = data as DevelopmentMessage;
      if (message.kind === 'listening') {
        ({ port } = message);
        logProblems(output);
      } else {
        wasBuilt = true;
        onBuilt(message);
      }
      if (port !== null && wasBuilt) resolve(port);
    });
    const onClose = async () => {
      process.off('exit', end);
      // The other program may have ended since, so check the server's output as well.
      const isTaken = output.includes('EADDRINUSE') || !(await canListen(wanted, 'localhost'));
      if (port === null && wanted !== 0 && isTaken) resolve(null);
      else reject(new Error(`The development server of ${name} ended.\n${output}`));
    };
    child.once('close', () => void onClose());
  });
}

/** In characters. */
const MAX_OUTPUT = 20_000;

function labeled(name: string, text: string): string {
  return text.trimEnd().replaceAll(/^(?=.)/gm, `[${name}] `);
}
