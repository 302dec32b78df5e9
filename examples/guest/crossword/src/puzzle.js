/** Rows of the solution; a dot is a black square. */
export const ROWS = ['PRESS', 'L.V.I', 'ALERT', 'I.N.E', 'NOTES'];

/** Where each word begins, and its clue. */
export const WORDS = [
  { number: 1, direction: 'across', row: 0, column: 0, length: 5, clue: 'Reporters, all together' },
  { number: 4, direction: 'across', row: 2, column: 0, length: 5, clue: 'Wide awake' },
  { number: 5, direction: 'across', row: 4, column: 0, length: 5, clue: 'What a reporter’s pad is full of' },
  { number: 1, direction: 'down', row: 0, column: 0, length: 5, clue: 'Flat country, as along the Platte' },
  { number: 2, direction: 'down', row: 0, column: 2, length: 5, clue: 'A line in the calendar' },
  { number: 3, direction: 'down', row: 0, column: 4, length: 5, clue: 'Places to build on' },
];

/** The squares of a word, as `row,column`. */
export function squaresOf({ direction, row, column, length }) {
  return Array.from({ length }, (_, i) =>
    direction === 'across' ? `${row},${column + i}` : `${row + i},${column}`,
  );
}

export function answerOf(word) {
  return squaresOf(word)
    .map((square) => letterAt(square))
    .join('');
}

export function letterAt(square) {
  const [row, column] = square.split(',').map(Number);
  return ROWS[row][column];
}
