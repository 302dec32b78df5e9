import { lastVisit } from './last-visit.ts';
import { markNewStories, sayTime } from './mark-new-stories.ts';

const NOON = new Date(2026, 10, 23, 12).getTime();
const HOUR = 3_600_000;

const time = (published: number | string) =>
  `<time datetime="${typeof published === 'number' ? new Date(published).toISOString() : published}">then</time>`;
const link = (published: number | string) => `<a href="/article/${published}">A story</a>`;
const story = (published: number | string) =>
  `<article data-rank="card">${link(published)}${time(published)}</article>`;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
  document.body.innerHTML = `<p data-since=""></p><main id="main">${[
    story(NOON - HOUR),
    story(NOON - 3 * HOUR),
    story(NOON - 30 * HOUR),
    story(NOON + HOUR),
    story('2026-11-23'),
  ].join('')}</main>`;
});
afterEach(() => jest.restoreAllMocks());

const count = () => document.querySelector('[data-since]')?.textContent;
const marked = () => [...document.querySelectorAll('time')].map((date) => 'new' in date.dataset);

it('marks and counts stories published since the last visit, but no dates without a time', () => {
  expect(lastVisit(NOON - 5 * HOUR)).toBeNull();
  markNewStories()?.();
  expect(marked()).toEqual([true, true, false, false, false]);
  expect(count()).toBe('2 new since 7:00 AM');
});

it('a story that the page shows twice, as a card and as a headline, counts once', () => {
  lastVisit(NOON - 5 * HOUR);
  const headline = `<li>${time(NOON - HOUR)}${link(NOON - HOUR)}</li>`;
  document.querySelector('main')?.insertAdjacentHTML('beforeend', headline);
  markNewStories()?.();
  expect(marked()).toEqual([true, true, false, false, false, true]);
  expect(count()).toBe('2 new since 7:00 AM');
});

it('an hour of the weather is not a story', () => {
  lastVisit(NOON - 5 * HOUR);
  document.body.innerHTML = `<p data-since=""></p><main id="main"><li>${time(NOON)}</li></main>`;
  markNewStories()?.();
  expect(marked()).toEqual([false]);
  expect(count()).toBe('');
});

it('marks a story that was published while the tab was open', () => {
  lastVisit(NOON - 5 * HOUR);
  const markAgain = markNewStories();
  jest.spyOn(Date, 'now').mockReturnValue(NOON + 2 * HOUR);
  markAgain?.();
  expect(marked()).toEqual([true, true, false, true, false]);
  expect(count()).toBe('3 new since 7:00 AM');
});

it('marks nothing on the first visit, and keeps the marks during a visit', () => {
  expect(markNewStories()).toBeNull();
  localStorage.setItem('visit', `${NOON - 5 * HOUR} ${NOON - 40 * HOUR}`);
  expect(lastVisit(NOON)).toBe(NOON - 5 * HOUR);
  expect(lastVisit(NOON + 60_000)).toBe(NOON - 5 * HOUR);
  expect(lastVisit(NOON + 2 * HOUR)).toBe(NOON + 60_000);
});

it.each(['{', 'null', '', 'x y', `${NOON * 2}`, '1e999', '0'])(
  'a stored value counts as a visit only if it is valid: %s',
  (text) => {
    localStorage.setItem('visit', text);
    expect(lastVisit(NOON)).toBeNull();
  },
);

it.each([
  [NOON - HOUR, '11:00 AM'],
  [NOON - HOUR / 4, '11:45 AM'],
  [NOON - 11.5 * HOUR, '12:30 AM'],
  [NOON - 30 * HOUR, 'Sun, 6:00 AM'],
  [NOON - 21 * HOUR, 'Sun, 3:00 PM'],
  [NOON - 24 * 20 * HOUR, 'Nov 3'],
])('%d is shown as %s', (at, said) => {
  expect(sayTime(at, NOON)).toBe(said);
});
