import { chooseTheme, currentTheme, onThemeChange } from './theme-choice.ts';
import { THEME_SCRIPT } from './theme-head.ts';

const root = document.documentElement;
// Runs it as the head does.
// oxlint-disable-next-line typescript/no-implied-eval
const runHead = new Function(THEME_SCRIPT);

let systemIsDark = false;
beforeAll(() => {
  Object.assign(window, { matchMedia: () => ({ matches: systemIsDark, addEventListener: () => {} }) });
  // jsdom does not implement it.
  Object.defineProperty(HTMLMetaElement.prototype, 'media', {
    get(this: Element) {
      return this.getAttribute('media');
    },
  });
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffefb">' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10161f">';
});
beforeEach(() => {
  localStorage.clear();
  systemIsDark = false;
  delete root.dataset['theme'];
});

const bars = () => [...document.querySelectorAll('meta')].map(({ content }) => content);

it('remembers the choice: the head of the next page applies it, also to the bars of the browser', () => {
  chooseTheme('dark');
  expect(root).toHaveAttribute('data-theme', 'dark');
  delete root.dataset['theme'];
  runHead();
  expect(currentTheme()).toBe('dark');
  expect(bars()).toEqual(['#10161f', '#10161f']);
});

it('does not store a choice equal to the theme of the system', () => {
  chooseTheme('dark');
  chooseTheme('light');
  expect(localStorage).toHaveLength(0);
  expect(root).not.toHaveAttribute('data-theme');
  expect(bars()).toEqual(['#fffefb', '#10161f']);
  systemIsDark = true;
  expect(currentTheme()).toBe('dark');
});

it.each(['storage', 'pageshow'])('on %s, applies the theme chosen on another page', (event) => {
  onThemeChange(() => {});
  localStorage.setItem('theme', 'dark');
  dispatchEvent(new Event(event));
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(bars()).toEqual(['#10161f', '#10161f']);
  localStorage.clear();
  dispatchEvent(new Event(event));
  expect(root).not.toHaveAttribute('data-theme');
});

it('accepts a stored value only if it is a theme', () => {
  localStorage.setItem('theme', '"><script>');
  runHead();
  expect(root).not.toHaveAttribute('data-theme');
});

it('applies to the current page if the browser forbids storage', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  runHead();
  expect(currentTheme()).toBe('light');
  chooseTheme('dark');
  expect(currentTheme()).toBe('dark');
  expect(storage).toHaveBeenCalled();
  storage.mockRestore();
});
