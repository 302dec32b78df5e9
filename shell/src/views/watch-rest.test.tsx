import { watchRest } from './watch-rest.ts';

const prefetch = jest.fn<void, [URL]>();

// jsdom has neither idle time, nor a layout, nor `checkVisibility`.
beforeAll(() => {
  Object.assign(window, { requestIdleCallback: (callback: () => void) => setTimeout(callback) });
  Element.prototype.checkVisibility = function checkVisibility(this: Element) {
    return !this.closest('[hidden]');
  };
  Element.prototype.getBoundingClientRect = function rect(this: Element) {
    return { top: Number(this.getAttribute('data-top')) - scrollY } as DOMRect;
  };
  watchRest(prefetch);
});
beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockReset();
  connect({ effectiveType: '4g', downlink: 1.6 });
  delete window.meadowlarkFailures;
  document.body.innerHTML = `<main>${[0, 300, 600, 900, 1200]
    .map((top) => `<h3><a href="/article/${top}" data-top="${top}">A story</a></h3>`)
    .join('')}<h3 hidden><a href="/article/hidden" data-top="500">Hidden</a></h3></main>
    <a href="/about" data-top="500">No story</a>`;
});
afterEach(() => jest.useRealTimers());

function connect(connection: { saveData?: boolean; effectiveType?: string; downlink?: number }): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

function scrollBy(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  document.dispatchEvent(new Event('scroll'));
}

const prefetched = () => prefetch.mock.calls.map(([url]) => url.pathname);

it('prefetches the stories in view where a scroll ends, the middle one first', () => {
  // 768 px high: the middle is at 384.
  scrollBy(250);
  expect(prefetched()).toEqual([]);
  jest.advanceTimersByTime(250);
  expect(prefetched()).toEqual(['/article/600', '/article/900', '/article/300']);
});

it('prefetches nothing that the reader scrolls past', () => {
  scrollBy(250);
  jest.advanceTimersByTime(150);
  scrollBy(1100);
  jest.advanceTimersByTime(250);
  expect(prefetched()).toEqual(['/article/1200']);
});

it.each([
  ['3g', { effectiveType: '3g', downlink: 1.6 }],
  ['4g for a reader who saves data', { effectiveType: '4g', saveData: true }],
  ['unknown', {}],
])('prefetches nothing on a connection that is %s', (_, connection) => {
  connect(connection);
  scrollBy(250);
  jest.advanceTimersByTime(250);
  expect(prefetched()).toEqual([]);
});

it('stops prefetching after a failure', () => {
  Object.assign(window, { meadowlarkFailures: [{}] });
  scrollBy(250);
  jest.advanceTimersByTime(250);
  expect(prefetched()).toEqual([]);
});
