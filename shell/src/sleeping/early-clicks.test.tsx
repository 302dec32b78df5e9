import { EARLY_CLICKS, takeEarlyClicks } from './early-clicks.ts';

const followed: string[] = [];
// The last listener, like the browser's default action.
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
  // Runs it as the head does.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(EARLY_CLICKS)();
});
afterEach(() => void takeEarlyClicks());

const click = (id: string) => document.getElementById(id)?.click();
const fails = (id: string) => document.getElementById(id)?.dispatchEvent(new Event('error'));
const targets = () => takeEarlyClicks().map(({ target }) => (target as Element).id);

it('remembers every click, and delays only links that a script handles better', () => {
  click('link');
  click('play');
  expect(followed).toEqual(['link']);
  expect(targets()).toEqual(['link', 'play']);
  // Later clicks are not recorded.
  click('play');
  fails('bootstrap');
  expect(followed).toEqual(['link', 'play']);
});

it('delays a link for only a few seconds, and follows it once', () => {
  click('play');
  jest.advanceTimersByTime(3999);
  click('play');
  expect(followed).toEqual([]);
  jest.advanceTimersByTime(2);
  expect(followed).toEqual(['play']);
  fails('bootstrap');
  jest.advanceTimersByTime(60_000);
  expect(followed).toEqual(['play']);
  // A bootstrap that loads later does not click it again.
  expect(targets()).toEqual([]);
});

it('does not follow a link that the bootstrap has taken over', () => {
  click('play');
  expect(targets()).toEqual(['play']);
  jest.advanceTimersByTime(60_000);
  expect(followed).toEqual([]);
});

it('does not delay a link that opens a new tab or window', () => {
  document.getElementById('play')?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  expect(followed).toEqual(['play']);
  expect(targets()).toEqual([]);
});

it('follows the delayed link once when the bootstrap does not load, and delays none after that', () => {
  click('play');
  click('play');
  fails('picture');
  expect(followed).toEqual([]);
  fails('bootstrap');
  expect(followed).toEqual(['play']);
  click('play');
  expect(followed).toEqual(['play', 'play']);
});
