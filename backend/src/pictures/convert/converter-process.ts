import type { ConvertAnswer, ConvertOrder } from './convert-order.ts';
import { convertPicture } from './convert-picture.ts';

// The program of the converting process: an order in, an answer out. It ends when the site ends or lets it go.
process.on('message', (order: ConvertOrder) => {
  convertPicture(order).then(
    (made) => answer({ made }),
    (error: unknown) => answer({ refused: error instanceof Error ? error.message : String(error) }),
  );
});

function answer(told: ConvertAnswer): void {
  process.send?.(told);
}
