import { harmToOthers } from './harm-to-others.ts';

const hold = (event: Event) => event.preventDefault();

beforeEach(() => {
  window.changesOfBrowser = () => [];
  window.scrollTo = () => {};
  localStorage.setItem('of-others', '');
});

it.each([
  ['empties the storage', () => localStorage.clear()],
  ['takes more than a tenth of the storage', () => localStorage.setItem('a', 'x'.repeat(500_000))],
  ['has readers asked', () => addEventListener('beforeunload', hold)],
  ['keeps all pages from being scrolled (wheel)', () => addEventListener('wheel', hold, { passive: false })],
  ['keeps all pages from being scrolled (keydown)', () => addEventListener('keydown', hold)],
])('a page that %s harms others', (said, harm) => {
  harm();
  expect(harmToOthers()).toContain(said);
  for (const type of ['beforeunload', 'wheel', 'keydown']) removeEventListener(type, hold);
  localStorage.clear();
  localStorage.setItem('of-others', '');
  // A test has no layout, so this is the next question.
  expect(harmToOthers()).toContain('hides the masthead');
});
