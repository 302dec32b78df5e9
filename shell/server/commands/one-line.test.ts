import { oneLine } from './one-line.ts';

it('leaves nothing that could steer a terminal or break a table', () => {
  expect(oneLine(' It\n\tthrew:\u001B[31m red\u001B[0m \u0007\u001B]0;title\u0007bell ')).toBe(
    'It threw: red bell',
  );
});
