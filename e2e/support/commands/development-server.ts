import { spawn } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A development server, started by its command. */
export interface DevelopmentServer {
  /** The origin that it prints. */
  origin: string;
  /** Its output so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Runs a command such as `npm run dev` and resolves when its output matches `place`. Rejects if it ends first. */
export async function startDevelopmentServer(
  folder: string,
  line: string,
  place: RegExp,
): Promise<DevelopmentServer> {
  // The server must not take the port from the environment of the tests.
  const { PORT: _, ...env } = process.env;
  const [command = '', ...words] = line.split(' ');
  const child = spawn(command, words, {
    cwd: folder,
    env: { ...env, FORCE_COLOR: '0', NO_COLOR: '1', FEEDS: 'sample', npm_config_offline: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, so that `stop` ends all its children.
    detached: true,
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [, found] = place.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
    child.once('exit', () => reject(new Error(`"${line}" ended.\n${output}`)));
  });
  return { origin, output: () => output, stop };
}

/** An edit of a source file; `line` is its first line, counted from 1. */
interface Edit {
  line: number;
  undo: () => Promise<void>;
}

/** Replaces the first occurrence of `from` in a file. Rejects if there is none. */
export async function editFile(folder: string, file: string, from: string, to: string): Promise<Edit> {
  const whole = path.join(folder, file);
  const before = await readFile(whole, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no "${from}" any more.`);
  await save(
    whole,
    before.replace(from, () => to),
  );
  return {
    line: before.slice(0, before.indexOf(from)).split('\n').length,
    undo: () => save(whole, before),
  };
}

/** Replaces a file atomically, as careful editors do, so no build reads half of it. */
async function save(file: string, text: string): Promise<void> {
  await writeFile(`${file}~`, text);
  await rename(`${file}~`, file);
}
