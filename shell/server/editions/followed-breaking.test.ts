import type { Breaking } from '@meadowlark/shared/contract/live.ts';
import { FollowedBreaking } from './followed-breaking.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const notice = { text: 'The bridge is closed', link: null, until: '2026-11-23T14:00:00.000Z' };
const announced: Breaking = { number: 1, notice, by: 'a test', at: '2026-11-23T12:00:00.000Z' };

afterEach(() => jest.useRealTimers());

function following(first: Breaking | null) {
  jest.useFakeTimers({ now: NOON, doNotFake: ['performance', 'nextTick', 'queueMicrotask'] });
  let last = first;
  let broken = false;
  const failures: unknown[] = [];
  const missed: string[] = [];
  let changes = 0;
  const lastBreaking = async (after = 0) => {
    if (broken) throw new Error('no store');
    return last && last.number > after ? last : null;
  };
  const followed = new FollowedBreaking({
    store: { lastBreaking },
    changed: () => (changes += 1),
    failed: (error) => failures.push(error),
    missed: ({ until }) => missed.push(until),
  });
  return {
    followed,
    failures,
    missed,
    changes: () => changes,
    later: (time: string) => jest.setSystemTime(Date.parse(time)),
    announce: (next: Breaking) => (last = next),
    breakStore: () => (broken = true),
  };
}

it('ends at its time, to the millisecond, even while the store is down', async () => {
  const { followed, later, breakStore, failures } = following(announced);
  await followed.refresh();
  expect(followed.now()).toEqual({ ...notice, number: 1 });
  breakStore();
  await followed.refresh();
  await followed.refresh();
  expect(failures).toHaveLength(1);
  later('2026-11-23T13:59:59.999Z');
  expect(followed.now()).not.toBeNull();
  later('2026-11-23T14:00:00Z');
  expect(followed.now()).toBeNull();
});

it('follows the next one, and its end', async () => {
  const { followed, announce } = following(null);
  await followed.refresh();
  expect(followed.now()).toBeNull();
  announce(announced);
  await followed.refresh();
  const first = followed.now();
  await followed.refresh();
  // Pages that keep the object see by its identity whether they are still current.
  expect(followed.now()).toBe(first);
  announce({ ...announced, number: 2, notice: null });
  await followed.refresh();
  expect(followed.now()).toBeNull();
});

it('reports changed pages once for each announcement and its end, but not for one that had ended at startup', async () => {
  const { followed, announce, changes, later } = following(announced);
  later('2026-11-23T15:00:00Z');
  await followed.start();
  followed.close();
  expect(changes()).toBe(0);
  announce({ ...announced, number: 2, notice: { ...notice, until: '2026-11-23T16:00:00.000Z' } });
  await followed.refresh();
  await followed.refresh();
  expect(changes()).toBe(1);
  announce({ ...announced, number: 3, notice: null });
  await followed.refresh();
  expect(changes()).toBe(2);
});

it('reports an announcement that was never shown, because the clock is hours ahead of the desk, but not one that was over at startup', async () => {
  const { followed, announce, missed, later } = following(announced);
  later('2026-11-23T15:00:00Z');
  await followed.start();
  followed.close();
  announce({ ...announced, number: 2, notice: null });
  await followed.refresh();
  expect(missed).toEqual([]);
  announce({ ...announced, number: 3 });
  await followed.refresh();
  await followed.refresh();
  expect(missed).toEqual([notice.until]);
});
