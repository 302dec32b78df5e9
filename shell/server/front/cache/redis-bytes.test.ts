import { Circuit } from './redis-bytes.ts';

test('after three failures in a row nothing is asked for a while, then one tries', () => {
  let now = 0;
  const circuit = new Circuit(() => now);
  circuit.failed();
  circuit.failed();
  circuit.worked();
  circuit.failed();
  circuit.failed();
  expect(circuit.allows()).toBe(true);
  circuit.failed();
  expect(circuit.allows()).toBe(false);
  now = 2000;
  expect([circuit.allows(), circuit.allows()]).toEqual([true, false]);
  circuit.failed();
  now = 3999;
  expect(circuit.allows()).toBe(false);
  now = 4000;
  expect(circuit.allows()).toBe(true);
  circuit.worked();
  expect([circuit.allows(), circuit.allows()]).toEqual([true, true]);
});
