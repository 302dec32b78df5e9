import { parentPort, workerData } from 'node:worker_threads';
import type { AnswerMessage, OrderMessage, SearchThreadData } from './orders.ts';
import { searchDesk } from './search-desk.ts';

/* The program of the thread: an order in, an answer out. */

const desk = searchDesk(workerData as SearchThreadData);

parentPort?.on('message', ({ id, name, order }: OrderMessage) => {
  desk(name, order).then(
    (answer) => send({ id, answer }),
    (error: unknown) => send({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});

function send(message: AnswerMessage): void {
  parentPort?.postMessage(message);
}
