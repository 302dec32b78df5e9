import { EARLY_PRESSES, takeEarlyPresses } from './early-presses.ts';

const followed: string[] = [];
// The last to hear of a click, as the browser is.
addEventListener('click', (event) => {
  if (!event.defaultPrevented && event.target instanceof Element) followed.push(event.target.id);
  event.preventDefault();
});

beforeEach(() => {
  jest.useFakeTimers();
  followed.length = 0;
  document.head.innerHTML = '<script defer id="bootstrap" type="text/plain"></script><img id="picture">';
  document.body.innerHTML =
    '<a id="link" href="#story">Story</a><a id="play" href="#stream" data-wake=""><svg></svg></a>';
  // As the head runs it.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(EARLY_PRESSES)();
});
afterEach(() => void takeEarlyPresses());

const press = (id: string) => document.getElementById(id)?.click();
const fails = (id: string) => document.getElementById(id)?.dispatchEvent(new Event('error'));
const targets = () => takeEarlyPresses().map(({ target }) => (target as Element).id);

it('remembers every click, and holds only links that a script serves better', () => {
  press('link');
  press('play');
  expect(followed).toEqual(['link']);
  expect(targets()).toEqual(['link', 'play']);
  // Whoever took them hears the rest.
  press('play');
  fails('bootstrap');
  expect(followed).toEqual(['link', 'play']);
});

it('holds a link for some seconds only, and follows it once', () => {
  press('play');
  jest.advanceTimersByTime(3999);
  press('play');
  expect(followed).toEqual([]);
  jest.advanceTimersByTime(2);
  expect(followed).toEqual(['play']);
  fails('bootstrap');
  jest.advanceTimersByTime(60_000);
  expect(followed).toEqual(['play']);
  // A bootstrap that comes after all does not press it again.
  expect(targets()).toEqual([]);
});

it('follows no link that the bootstrap has taken over', () => {
  press('play');
  expect(targets()).toEqual(['play']);
  jest.advanceTimersByTime(60_000);
  expect(followed).toEqual([]);
});

it('holds no link that is to open beside the page', () => {
  document.getElementById('play')?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  expect(followed).toEqual(['play']);
  expect(targets()).toEqual([]);
});

it('follows the link that waits, once, when the bootstrap does not come, and holds none after that', () => {
  press('play');
  press('play');
  fails('picture');
  expect(followed).toEqual([]);
  fails('bootstrap');
  expect(followed).toEqual(['play']);
  press('play');
  expect(followed).toEqual(['play', 'play']);
});
