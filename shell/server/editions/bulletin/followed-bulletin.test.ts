import type { Bulletin } from '@meadowlark/shared/contract/bulletin/bulletin.ts';
import { FollowedBulletin } from './followed-bulletin.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const alert = (text: string, hour: number) => ({ text, until: `2026-11-23T${hour}:00:00.000Z` });
const BULLETIN: Bulletin = {
  line: { text: '40° Sunny', until: '2026-11-23T14:00:00.000Z' },
  alerts: [alert('Tornado Warning', 13), alert('Flood Warning', 15)],
};

afterEach(() => jest.useRealTimers());

function following() {
  jest.useFakeTimers({ now: NOON, doNotFake: ['performance', 'nextTick', 'queueMicrotask'] });
  let bulletin: Bulletin | null | Error = BULLETIN;
  const failures: unknown[] = [];
  const followed = new FollowedBulletin({
    load: async () => {
      if (bulletin instanceof Error) throw bulletin;
      return structuredClone(bulletin);
    },
    failed: (error) => failures.push(error),
  });
  return {
    followed,
    failures,
    later: (time: string) => jest.setSystemTime(Date.parse(`2026-11-23T${time}Z`)),
    setBulletin: (next: typeof bulletin) => (bulletin = next),
  };
}

it('ends each part at its time while the page is unavailable, which is reported once', async () => {
  const { followed, failures, later, setBulletin } = following();
  expect([followed.line(), followed.alerts(), followed.isAwaited()]).toEqual([null, [], true]);
  await followed.refresh();
  expect([followed.line(), followed.isAwaited()]).toEqual(['40° Sunny', false]);
  setBulletin(new Error('away'));
  await followed.refresh();
  await followed.refresh();
  expect(failures).toHaveLength(1);
  later('12:59:59.999');
  expect(followed.alerts().map(({ text }) => text)).toEqual(['Tornado Warning', 'Flood Warning']);
  later('13:00:00');
  expect(followed.alerts().map(({ text }) => text)).toEqual(['Flood Warning']);
  expect(followed.line()).toBe('40° Sunny');
  later('15:00:00');
  expect([followed.line(), followed.alerts()]).toEqual([null, []]);
});

it('keeps the same array of alerts while they do not change, for its users', async () => {
  const { followed, setBulletin } = following();
  await followed.refresh();
  const before = followed.alerts();
  await followed.refresh();
  expect(followed.alerts()).toBe(before);
  setBulletin({ line: null, alerts: [] });
  await followed.refresh();
  expect([followed.line(), followed.alerts()]).toEqual([null, []]);
  setBulletin(null);
  await followed.refresh();
  expect(followed.alerts()).toEqual([]);
});

it('shows alerts again that ended because the clock was set forward and back', async () => {
  const { followed, later } = following();
  await followed.refresh();
  later('23:00:00');
  expect(followed.alerts()).toEqual([]);
  later('12:10:00');
  await followed.refresh();
  expect(followed.alerts().map(({ text }) => text)).toEqual(['Tornado Warning', 'Flood Warning']);
});
