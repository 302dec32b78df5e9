import { toBriefs } from './brief.ts';

test('the hour of a story that is read again becomes its day at midnight in Omaha', () => {
  const date = { iso: '2026-03-02T18:40:00.000Z', text: 'March 2, 2026' };
  const story = { id: 'a', href: '/article/a', title: 'A', excerpt: '', byline: '', date, picture: null };
  const timeAt = (now: string) => toBriefs([story], new Date(now))[0]?.time?.text;
  expect(timeAt('2026-03-03T05:59:30.000Z')).toBe('12:40 p.m.');
  expect(timeAt('2026-03-03T05:59:59.000Z')).toBe('12:40 p.m.');
  expect(timeAt('2026-03-03T06:00:30.000Z')).toBe('Mar 2');
});
