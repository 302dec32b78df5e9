import { toBriefs } from './brief.ts';

test('the hour of a story that is read again becomes its day, 24 hours after it was written', () => {
  const date = { iso: '2026-03-02T18:40:00.000Z', text: 'March 2, 2026' };
  const story = { id: 'a', href: '/article/a', title: 'A', excerpt: '', byline: '', date, picture: null };
  const timeAt = (now: string) => toBriefs([story], new Date(now))[0]?.time?.text;
  expect(timeAt('2026-03-03T18:39:30.000Z')).toBe('12:40 p.m.');
  expect(timeAt('2026-03-03T18:39:59.000Z')).toBe('12:40 p.m.');
  expect(timeAt('2026-03-03T18:40:30.000Z')).toBe('Mar 2');
});
