import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';

/** A shell at which a test types. It keeps its folder and variables from one line to the next, as a person's does. */
export interface Terminal {
  /** Runs a line to its end. Resolves with all that it wrote; rejects with it when the line failed. */
  type: (line: string) => Promise<string>;
  close: () => void;
}

/** Opens bash in a folder. */
export function openTerminal(folder: string, env: Record<string, string>): Terminal {
  const shell = spawn('bash', ['--noprofile', '--norc'], {
    cwd: folder,
    // Tests read what is said, so it is said without colours.
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own, so that closing ends what a line left running.
    detached: true,
  });
  let output = '';
  let heard = () => {};
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      heard();
    });
  let ended = false;
  shell.on('exit', () => {
    ended = true;
    heard();
  });

  return {
    type: (line) =>
      new Promise((resolve, reject) => {
        output = '';
        const end = randomUUID();
        heard = () => {
          const code = new RegExp(`${end} (\\d+)\n`).exec(output)?.[1];
          if (code === undefined && !ended) return;
          const text = output.replace(new RegExp(`${end} \\d+\n`), '');
          if (code === '0') resolve(text);
          else reject(new Error(`${line}\nended with ${code ?? 'the shell'}:\n${text}`));
        };
        // What a line starts gets no input: it would take the next line.
        shell.stdin.write(`{\n${line}\n} </dev/null\nprintf '${end} %d\\n' $?\n`);
      }),
    close: () => {
      if (shell.pid !== undefined && !ended) process.kill(-shell.pid, 'SIGKILL');
    },
  };
}
