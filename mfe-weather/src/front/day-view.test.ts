import type { Period } from '../service/forecast.ts';
import { dayViews } from './day-view.ts';

const FIVE = Date.parse('2026-11-27T05:00:00-06:00');
const HOUR = 3_600_000;

const period = (afterHours: number, isDaytime: boolean, fahrenheit: number): Period => ({
  start: FIVE + afterHours * HOUR,
  end: FIVE + (afterHours + 12) * HOUR,
  isDaytime,
  fahrenheit,
  words: 'Sunny',
  sentences: null,
  sky: null,
  precipitation: null,
  wind: null,
});

it('before dawn the day has its own high and the coming night', () => {
  const days = dayViews([period(0, false, 32), period(1, true, 53), period(13, false, 35)], FIVE);
  expect(days).toMatchObject([{ name: 'Today', high: 53, low: 35 }]);
});

it('in the evening only the night is left', () => {
  const days = dayViews([period(13, false, 35), period(25, true, 48)], FIVE + 13 * HOUR);
  expect(days).toMatchObject([
    { name: 'Tonight', high: null, low: 35 },
    { name: 'Saturday', high: 48 },
  ]);
});
