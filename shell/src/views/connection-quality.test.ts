import { allowsGuesses, allowsPrefetch, isFast, type Connection } from './connection-quality.ts';

it.each<[string, Connection | undefined, boolean, boolean, boolean]>([
  ['unknown', undefined, true, false, false],
  ['fast', { effectiveType: '4g', downlink: 10 }, true, true, true],
  ['called 4g and slow', { effectiveType: '4g', downlink: 1.6 }, true, true, false],
  ['3g', { effectiveType: '3g', downlink: 0.7 }, true, false, false],
  ['2g', { effectiveType: '2g', downlink: 0.2 }, false, false, false],
  ['slow 2g', { effectiveType: 'slow-2g' }, false, false, false],
  [
    'fast, for a reader who saves data',
    { saveData: true, effectiveType: '4g', downlink: 10 },
    false,
    false,
    false,
  ],
])('a connection that is %s', (_, connection, likely, inView, guessed) => {
  expect([allowsPrefetch(connection), allowsGuesses(connection), isFast(connection)]).toEqual([
    likely,
    inView,
    guessed,
  ]);
});
