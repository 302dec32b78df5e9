import { CROSSWORD, GUESTS, type Guest } from './guest-site.ts';
import { GUEST_BROWSER_FAULTS, GUEST_SERVER_FAULTS, type GuestFaultName } from './guest-faults.ts';

/** One way in which a guest can fail in front of a reader. */
interface GuestCase {
  fault: GuestFaultName;
  guest: Guest;
  side: 'server' | 'browser';
  moment: 'first load' | 'navigation';
  /** Empty for `npm test`, which has each fault once, on one of the sides. */
  tag: string[];
}

const SIDES = ['browser', 'server'] as const;
const MOMENTS = ['first load', 'navigation'] as const;
export const GUEST_FAULT_NAMES = Object.keys(GUEST_BROWSER_FAULTS) as GuestFaultName[];

/** All possible cases: guest x fault x side x moment. */
export const GUEST_CASES: readonly GuestCase[] = GUEST_FAULT_NAMES.flatMap((fault, i) => {
  const possible = SIDES.flatMap((side) =>
    GUESTS.flatMap((guest) => MOMENTS.map((moment) => ({ fault, guest, side, moment }))),
  ).filter(isPossible);
  const short = possible.filter((one) => !isLong(one.side, fault));
  // Sides, guests and moments take turns.
  const sampled = short[i % short.length];
  return possible.map((one) => ({ ...one, tag: one === sampled ? [] : ['@full'] }));
});

function isPossible({ fault: name, guest, side, moment }: Omit<GuestCase, 'tag'>): boolean {
  const fault = (side === 'browser' ? GUEST_BROWSER_FAULTS : GUEST_SERVER_FAULTS)[name];
  if ('none' in fault) return false;
  if (moment === 'first load' && typeof fault.firstLoad !== 'string') return false;
  // The other guest has no server file.
  return !('code' in fault) || guest === CROSSWORD;
}

function isLong(side: GuestCase['side'], name: GuestFaultName): boolean {
  const fault = (side === 'browser' ? GUEST_BROWSER_FAULTS : GUEST_SERVER_FAULTS)[name];
  return 'isLong' in fault;
}
