import { parseStatus } from './changed-files.ts';

it('reads what git says: changed, new, gone, and both names of what was renamed', () => {
  const status = [
    ' M shell/src/routes.ts',
    '?? a file.ts',
    ' D old.ts',
    'R  to.ts',
    'from.ts',
    'MM both.ts',
    '',
  ];
  expect(parseStatus(status.join('\0'))).toEqual([
    'shell/src/routes.ts',
    'a file.ts',
    'old.ts',
    'to.ts',
    'from.ts',
    'both.ts',
  ]);
});

it('nothing has changed', () => {
  expect(parseStatus('')).toEqual([]);
});
