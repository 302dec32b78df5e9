import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { endWithServer } from '../child-program.ts';
import type { OrderMessage, SearchMessage, SearchSettings } from './orders.ts';
import { searchDesk } from './search-desk.ts';

// The program of the search: its settings once, then an order in, an answer out.
endWithServer();
process.once('message', (settings: SearchSettings) => {
  const desk = searchDesk(settings);

  // Opens the database. Where it is away, each order says so.
  void desk('days', null)
    .catch(() => null)
    .then(() => send('ready'));

  process.on('message', ({ id, name, order }: OrderMessage) => {
    desk(name, order).then(
      (answer) => send({ id, answer }),
      (error: unknown) => send({ id, error: messageOf(error) }),
    );
  });
});

function send(message: SearchMessage): void {
  process.send?.(message);
}
