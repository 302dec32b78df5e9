import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { stoppedClock } from '../../../lib/testing/stopped-clock.ts';
import type { LiveEditions } from '../editions.ts';
import { StepClock } from './step-clock.ts';

const edition = (id: string, news: string, blog = '1') =>
  ({ id, parent: null, createdAt: '', by: '', note: '', releases: { news, blog } }) satisfies Edition;

function open(percent: number, blog = '1', everySeconds: number | null = 600): LiveEditions {
  const steps = { next: [100], everySeconds };
  return {
    edition: edition(`live ${blog}`, '1', blog),
    canary: { edition: edition(`canary ${blog}`, '2', blog), percent, steps },
  };
}

function clockAt(start: number) {
  return { time: stoppedClock(start), clock: new StepClock() };
}

it('ends a step when this server has watched it for its whole time', () => {
  const { time, clock } = clockAt(5_000_000);
  clock.watch(open(5));
  time.now += 599_000;
  clock.watch(open(5));
  expect(clock.due()).toBeNull();
  time.now += 1000;
  expect(clock.due()).toEqual({ edition: 'canary 1', percent: 5 });
  clock.watch(open(25));
  expect(clock.due()).toBeNull();
});

it('keeps counting when another team moves live during the canary', () => {
  const { time, clock } = clockAt(0);
  clock.watch(open(5));
  time.now += 400_000;
  clock.watch(open(5, '2'));
  time.now += 200_000;
  expect(clock.due()).toEqual({ edition: 'canary 2', percent: 5 });
});

it('leaves steps without a time to a person', () => {
  const { time, clock } = clockAt(0);
  clock.watch(open(5, '1', null));
  time.now += 10_000_000;
  expect(clock.due()).toBeNull();
});
