import { allowsPrefetch, isFast, type Connection } from './connection-quality.ts';

it.each<[string, Connection | undefined, boolean, boolean]>([
  ['unknown', undefined, true, false],
  ['fast', { effectiveType: '4g', downlink: 10 }, true, true],
  ['called 4g and slow', { effectiveType: '4g', downlink: 1.6 }, true, false],
  ['3g', { effectiveType: '3g', downlink: 0.7 }, true, false],
  ['2g', { effectiveType: '2g', downlink: 0.2 }, false, false],
  ['slow 2g', { effectiveType: 'slow-2g' }, false, false],
  ['fast, for a reader who saves data', { saveData: true, effectiveType: '4g', downlink: 10 }, false, false],
])('a connection that is %s', (_, connection, likely, guessed) => {
  expect([allowsPrefetch(connection), isFast(connection)]).toEqual([likely, guessed]);
});
