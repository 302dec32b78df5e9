import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

/**
 * Runs a command to its end. Shows its output as it comes; with `quiet`, collects it instead. The command can read the
 * keyboard only with `input: 'inherit'`. A signal that ends this process ends the command first.
 * Resolves with the exit code and the collected output; never rejects.
 */
export function run(command, args, { cwd, env = {}, quiet = false, input = 'ignore' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? [input, 'pipe', 'pipe'] : [input, 'inherit', 'inherit'],
    });
    endWithThisProcess(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const children = new Set();
let ending = false;

/**
 * Ends the child before a signal ends this process. Node alone would leave it running: a signal to npm, and not to its
 * process group, reaches only the process that npm started.
 */
function endWithThisProcess(child) {
  // The spawn failed.
  if (child.pid === undefined) return;
  if (children.size === 0) for (const signal of SIGNALS) process.on(signal, end);
  children.add(child);
  child.once('exit', () => {
    children.delete(child);
    if (children.size === 0) for (const signal of SIGNALS) process.off(signal, end);
  });
}

/** Forwards the first signal only: a process group and npm both send one. */
function end(signal) {
  if (ending) return;
  ending = true;
  void Promise.all([...children].map((child) => endChild(child, signal))).then((codes) =>
    process.exit(Math.max(...codes)),
  );
}

async function endChild(child, signal) {
  const exit = once(child, 'exit');
  child.kill(signal);
  const [code] = await exit;
  return code ?? 128 + constants.signals[signal];
}
