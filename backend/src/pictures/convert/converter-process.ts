import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { endWithServer } from '../../child-program.ts';
import type { ConvertAnswer, ConvertOrder } from './convert-order.ts';
import { convertPicture } from './convert-picture.ts';

// The program of the converting process: an order in, an answer out.
endWithServer();
process.on('message', (order: ConvertOrder) => {
  convertPicture(order).then(
    (picture) => send({ picture }),
    (error: unknown) => send({ error: messageOf(error) }),
  );
});

function send(answer: ConvertAnswer): void {
  process.send?.(answer);
}
