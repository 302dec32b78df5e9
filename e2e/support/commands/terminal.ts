import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';

/** A shell session. It keeps its folder and variables between lines. */
interface Terminal {
  /** Runs a line. Resolves with its output; rejects with it if the line fails. */
  type: (line: string) => Promise<string>;
  close: () => void;
}

/** Opens bash in a folder. */
export function openTerminal(folder: string, env: Record<string, string>): Terminal {
  const shell = spawn('bash', ['--noprofile', '--norc'], {
    cwd: folder,
    // Without colors, because tests read the output.
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A process group, so that `close` ends background processes.
    detached: true,
  });
  let output = '';
  let onOutput = () => {};
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      onOutput();
    });
  let ended = false;
  shell.on('exit', () => {
    ended = true;
    onOutput();
  });

  return {
    type: (line) =>
      new Promise((resolve, reject) => {
        output = '';
        const end = randomUUID();
        onOutput = () => {
          const code = new RegExp(`${end} (\\d+)\n`).exec(output)?.[1];
          if (code === undefined && !ended) return;
          const text = output.replace(new RegExp(`${end} \\d+\n`), '');
          if (code === '0') resolve(text);
          else reject(new Error(`${line}\nended with ${code ?? 'the shell'}:\n${text}`));
        };
        // A command that reads stdin would consume the next line.
        shell.stdin.write(`{\n${line}\n} </dev/null\nprintf '${end} %d\\n' $?\n`);
      }),
    close: () => {
      if (shell.pid !== undefined && !ended) process.kill(-shell.pid, 'SIGKILL');
    },
  };
}
