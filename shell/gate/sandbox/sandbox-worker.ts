import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { lockDown } from '../../server/composer/isolation/lock-down.ts';
import { EditionCode } from './edition-code.ts';
import { renderTestCase } from './render-test-case.ts';
import type { SandboxResponse, SandboxData, SandboxRequest } from './sandbox-messages.ts';

/** The worker of `sandbox.ts`: posts 'ready', then handles one request at a time. */
const port = parentPort;
if (!port) throw new Error('This file is run as a worker by sandbox.ts.');
let code: EditionCode | undefined;

// Releases get the same globals here as in production.
lockDown();

async function handle(request: Exclude<SandboxRequest, { kind: 'end' }>): Promise<SandboxResponse> {
  try {
    code ??= new EditionCode(workerData as SandboxData);
    return {
      value: request.kind === 'describe' ? code.facts() : await renderTestCase(code, request.testCase),
    };
  } catch (error) {
    return { error: code ? code.describeError(error) : messageOf(error) };
  }
}

port.on('message', (request: SandboxRequest) => {
  if (request.kind === 'end') return port.close();
  void handle(request).then((message) => port.postMessage(message));
});
port.postMessage('ready');
