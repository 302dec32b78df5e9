import { CountsOfServers, type CanaryCounts } from './counts-of-servers.ts';
import { newSums } from './canary-test.ts';

const MOVE = 'live canary 5';

function counts(cases: number, bad: number, of = MOVE): CanaryCounts {
  const sums = { live: newSums(), canary: newSums() };
  sums.canary.failures = { cases, bad };
  return { of, sums };
}

function started() {
  const all = new CountsOfServers();
  all.go(MOVE);
  all.count('canary', 'failures', 10, true);
  return { all, failures: () => all.sums().canary.failures };
}

describe('CountsOfServers', () => {
  it('adds up the last counts of each server, however often it repeats them', () => {
    const { all, failures } = started();
    for (const cases of [5, 20, 20]) all.add('two', counts(cases, 2));
    all.add('three', counts(30, 3));
    expect(failures()).toEqual({ cases: 60, bad: 6 });
    expect(all.mostBad('failures')).toBe(3);
    expect(all.own().sums.canary.failures).toEqual({ cases: 10, bad: 1 });
  });

  it('never counts down: a Redis that lost or changed its data removes nothing', () => {
    const { all, failures } = started();
    all.add('two', counts(20, 2));
    all.add('two', counts(0, 0));
    expect(failures()).toEqual({ cases: 30, bad: 3 });
  });

  it('keeps its counts when live moves, and adds what others count from then on', () => {
    const { all, failures } = started();
    all.add('two', counts(20, 2));
    all.go('live canary 25');
    all.add('two', counts(40, 4));
    expect(failures()).toEqual({ cases: 30, bad: 3 });
    all.add('two', counts(7, 1, 'live canary 25'));
    all.count('canary', 'failures', 1, true);
    expect(failures()).toEqual({ cases: 38, bad: 5 });
    expect(all.own()).toMatchObject({ of: 'live canary 25', sums: { canary: { failures: { cases: 1 } } } });
  });

  it('limits the number of servers', () => {
    const { all, failures } = started();
    for (let server = 0; server < 1000; server += 1) all.add(`server ${server}`, counts(1, 0));
    expect(failures().cases).toBe(510);
  });
});
