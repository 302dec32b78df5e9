import { parentPort, workerData } from 'node:worker_threads';
import { EditionCode } from './edition-code.ts';
import { renderScene } from './render-scene.ts';
import type { StageAnswer, StageData, StageRequest } from './stage-messages.ts';

/** The worker in which the gate runs the code of releases: says that it is ready, then answers one question at a time. */
const port = parentPort;
if (!port) throw new Error('This file is run as a worker by stage.ts.');
let code: EditionCode | undefined;

async function answer(request: StageRequest): Promise<StageAnswer> {
  try {
    code ??= new EditionCode(workerData as StageData);
    return { value: request.kind === 'describe' ? code.facts() : await renderScene(code, request.scene) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

port.on('message', (request: StageRequest) => {
  void answer(request).then((message) => port.postMessage(message));
});
port.postMessage('ready');
