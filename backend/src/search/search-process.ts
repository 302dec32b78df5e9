import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { endWithServer } from '../child-program.ts';
import type { OrderMessage, SearchMessage, SearchSettings } from './orders.ts';
import { searchDesk } from './search-desk.ts';

// The program of the search process: receives its settings once, then orders, and sends a result for each.
endWithServer();
process.once('message', (settings: SearchSettings) => {
  const desk = searchDesk(settings);

  // Opens the database. While it is unavailable, each order reports that.
  void desk('days', null)
    .catch(() => null)
    .then(() => send('ready'));

  process.on('message', ({ id, name, order }: OrderMessage) => {
    desk(name, order).then(
      (result) => send({ id, result }),
      (error: unknown) => send({ id, error: messageOf(error) }),
    );
  });
});

function send(message: SearchMessage): void {
  process.send?.(message);
}
