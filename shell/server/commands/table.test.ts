import { styleText } from 'node:util';
import { table } from './table.ts';

it('aligns columns, and leaves no spaces at the ends of lines', () => {
  expect(
    table([
      ['release', 'state', 'owner'],
      ['news@1', '', 'News desk'],
      ['b@1', 'live', ''],
    ]),
  ).toBe('release  state  owner\nnews@1          News desk\nb@1      live');
});

it('does not count colours, nor the last cell of a row', () => {
  const red = styleText('red', 'no');
  expect(table([[red, 'x'], ['yes', 'y'], ['a long line of its own']])).toBe(
    `${red}   x\nyes  y\na long line of its own`,
  );
});
