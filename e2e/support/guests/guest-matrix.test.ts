import { GUESTS } from './guest-site.ts';
import { FAULT_NAMES, type FaultName } from '../chaos/fault-names.ts';
import { GUEST_BROWSER_FAULTS, GUEST_SERVER_FAULTS } from './guest-faults.ts';
import { GUEST_CASES, GUEST_FAULT_NAMES } from './guest-matrix.ts';

const SIDES = { browser: GUEST_BROWSER_FAULTS, server: GUEST_SERVER_FAULTS } as const;

/** How many cases a fault has. */
function expected(fault: (typeof GUEST_SERVER_FAULTS | typeof GUEST_BROWSER_FAULTS)[FaultName]) {
  if ('none' in fault) return 0;
  return ('code' in fault ? 1 : GUESTS.length) * (typeof fault.firstLoad === 'string' ? 2 : 1);
}

it.each(FAULT_NAMES)(
  'the table has each fault of remotes for guests, or says why it is impossible: %s',
  (name) => {
    for (const [side, faults] of Object.entries(SIDES)) {
      const { length } = GUEST_CASES.filter((one) => one.fault === name && one.side === side);
      expect([side, length]).toEqual([side, expected(faults[name])]);
    }
  },
);

it('the table says why a fault is impossible on a side', () => {
  const reasons = Object.values(SIDES)
    .flatMap((faults) => Object.values(faults))
    .flatMap((fault) => ('none' in fault ? [fault.none] : []));
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
});

it('npm test has each fault once, unless it waits for deadlines', () => {
  expect(GUEST_FAULT_NAMES).toEqual(expect.arrayContaining([...FAULT_NAMES]));
  for (const name of GUEST_FAULT_NAMES) {
    const sampled = GUEST_CASES.filter(({ fault, tag }) => fault === name && tag.length === 0);
    const isShort = Object.values(SIDES).some(({ [name]: fault }) => !('none' in fault) && !fault.isLong);
    expect([name, sampled.length]).toEqual([name, isShort ? 1 : 0]);
  }
  expect(new Set(GUEST_CASES.map(({ fault }) => fault)).size).toBe(GUEST_FAULT_NAMES.length);
});

it('npm test covers both guests, both sides and both moments', () => {
  const sample = GUEST_CASES.filter(({ tag }) => tag.length === 0);
  expect(new Set(sample.map(({ guest, moment }) => `${guest.name} ${moment}`)).size).toBe(4);
  expect(new Set(sample.map(({ side }) => side)).size).toBe(2);
});
