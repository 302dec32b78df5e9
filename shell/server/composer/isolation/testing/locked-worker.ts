import { parentPort } from 'node:worker_threads';
import { inspect } from 'node:util';
import { evaluateRelease } from '../evaluate-release.ts';
import { lockDown } from '../lock-down.ts';

/**
 * A thread locked down like a composer. It posts `ready`, evaluates each received text as a release, calls
 * `exports.attempt`, and posts the outcome as text.
 */
const port = parentPort;
if (!port) throw new Error('Run this file as a worker.');
lockDown();

async function outcome(code: string): Promise<string> {
  try {
    const { attempt } = evaluateRelease(code, 'news@1.0.0/server.cjs') as { attempt: () => unknown };
    return inspect(await attempt());
  } catch (error) {
    return String(error);
  }
}

port.on('message', (code: string) => {
  void outcome(code).then((text) => port.postMessage(text));
});
port.postMessage('ready');
