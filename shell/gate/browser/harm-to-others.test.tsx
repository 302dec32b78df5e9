import { harmToOthers } from './harm-to-others.ts';

const hold = (event: Event) => event.preventDefault();

beforeEach(() => {
  window.changesOfBrowser = () => [];
  window.takeHistorySteps = () => 1;
  window.scrollTo = () => {};
  localStorage.setItem('of-others', '');
});

it.each([
  ['clears the storage', () => localStorage.clear()],
  ['uses more than a tenth of the storage', () => localStorage.setItem('a', 'x'.repeat(500_000))],
  ['asks readers', () => addEventListener('beforeunload', hold)],
  ['blocks scrolling on all pages (wheel)', () => addEventListener('wheel', hold, { passive: false })],
  ['blocks scrolling on all pages (keydown)', () => addEventListener('keydown', hold)],
])('a page that %s harms others', (said, harm) => {
  harm();
  expect(harmToOthers(1)).toContain(said);
  for (const type of ['beforeunload', 'wheel', 'keydown']) removeEventListener(type, hold);
  localStorage.clear();
  localStorage.setItem('of-others', '');
  // A test has no layout, so this is the next question.
  expect(harmToOthers(1)).toContain('hides the masthead');
});
