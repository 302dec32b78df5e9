import { spawn } from 'node:child_process';

/**
 * Runs a command to its end. Its output is shown as it comes, or collected when `quiet`, to be shown only on failure. It
 * hears the keyboard only with `input: 'inherit'`.
 * Resolves with the exit code and the collected output; never rejects.
 */
export function run(command, args, { cwd, env = {}, quiet = false, input = 'ignore' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? [input, 'pipe', 'pipe'] : [input, 'inherit', 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
