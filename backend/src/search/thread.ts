import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import type { OrderMessage, SearchThreadData, ThreadMessage } from './orders.ts';
import { searchDesk } from './search-desk.ts';

/* The program of the thread: an order in, an answer out. */

const desk = searchDesk(workerData as SearchThreadData);

// Opens the database. Where it is away, each order says so.
void desk('days', null)
  .catch(() => null)
  .then(() => send('ready'));

parentPort?.on('message', ({ id, name, order }: OrderMessage) => {
  desk(name, order).then(
    (answer) => send({ id, answer }),
    (error: unknown) => send({ id, error: messageOf(error) }),
  );
});

function send(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}
