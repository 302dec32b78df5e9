import { byteTable } from './byte-table.ts';

it('shows the use of each budget, and what has changed', () => {
  const weights = [
    { what: 'shell bootstrap', bytes: 3000, budget: 4000 },
    { what: 'shell awake', bytes: 91_500, budget: 100_000 },
    { what: 'news entry', bytes: 2400, budget: null },
  ];
  expect(byteTable('File', weights, { 'shell bootstrap': 3210, 'shell awake': 90_000 }).split('\n')).toEqual([
    'File               gzip   budget  used  since main',
    'shell bootstrap   3,000    4,000  75 %        -210',
    'shell awake      91,500  100,000  92 %      +1,500',
    'news entry        2,400     none               new',
  ]);
});

it('merges rows with equal numbers', () => {
  const weights = ['/a', '/b', '/c'].map((what) => ({ what, bytes: what === '/c' ? 2 : 1, budget: 10 }));
  expect(byteTable('Route', weights, {}).split('\n')).toEqual([
    'Route          gzip  budget  used  since main',
    '/a and 1 more     1      10  10 %         new',
    '/c                2      10  20 %         new',
  ]);
});
