import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { endWithServer } from '../../child-program.ts';
import type { ConvertOrder, ConvertResult } from './convert-order.ts';
import { convertPicture } from './convert-picture.ts';

// The program of the converting process: receives an order, sends a result.
endWithServer();
process.on('message', (order: ConvertOrder) => {
  convertPicture(order).then(
    (picture) => send({ picture }),
    (error: unknown) => send({ error: messageOf(error) }),
  );
});

function send(result: ConvertResult): void {
  process.send?.(result);
}
