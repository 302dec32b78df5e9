import { act } from 'react';
import { ClickReplay } from '../../sleeping/replay-clicks.ts';
import { followLivePosts } from './follow-live-post.ts';

/** Streams that were opened, the last one first. */
let streams: FakeStream[];

class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    streams.unshift(this);
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
}

const article = (id: string) =>
  `<article id="entry-${id}" data-entry="${id}"><p><a href="#a"><time>at ${id}</time></a></p><h2>Entry ${id}</h2><div data-prose="" class="theirs"></div></article>`;

const section = () => document.querySelector('section');
const button = () => document.querySelector('button');
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('section [data-entry]')].map(({ dataset }) => dataset['entry']);

function say(type: string, data = ''): void {
  act(() => void streams[0]?.dispatchEvent(new MessageEvent(type, { data })));
}

beforeEach(() => {
  streams = [];
  Object.assign(globalThis, { EventSource: FakeStream });
  Element.prototype.scrollIntoView = jest.fn();
  jest.useFakeTimers();
  document.body.innerHTML = `<main id="main"><div data-prose="" class="ours"></div><section data-live-post="/blog/a"><p>Updated <span data-updated=""><time>at 1</time></span> <span role="status"></span></p><div data-later=""></div>${article('1')}</section></main>`;
  followLivePosts();
});
afterEach(() => {
  // Stops following.
  document.body.innerHTML = '';
  jest.useRealTimers();
});

it('new entries wait behind a button with their count, each once, and appear above the others with the styles of the page', () => {
  expect(streams.map(({ url }) => url)).toEqual(['/_stream/blog/a?after=1']);
  say('message', article('2'));
  say('message', article('3') + article('2') + article('1'));
  expect(button()?.textContent).toBe('2 new entries');
  expect(ids()).toEqual(['1']);
  button()?.click();
  expect(ids()).toEqual(['3', '2', '1']);
  expect(button()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Entry 3');
  expect(document.querySelector('[data-updated]')?.textContent).toBe('at 3');
  expect(document.querySelector('#entry-3 [data-prose]')?.className).toBe('ours');
});

it('the button works in a page that sleeps: the shell does not have to wake for it', () => {
  section()?.setAttribute('data-unit', 'blog/page/post');
  const clicks = new ClickReplay([]);
  say('message', article('2'));
  button()?.click();
  expect(ids()).toEqual(['2', '1']);
  clicks.giveUp();
});

it('a button that the HTML of an earlier view contains is replaced: nothing listens to it', () => {
  const earlier = '<span role="status"><button>2 new entries</button></span>';
  document.body.innerHTML = `<section data-live-post="/blog/a">${earlier}${article('1')}</section>`;
  followLivePosts();
  say('message', article('2'));
  expect(section()?.querySelectorAll('button')).toHaveLength(1);
  expect(button()).toHaveTextContent('1 new entry');
});

it('continues after the newest entry it has when the page is visible again', () => {
  say('message', article('2'));
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(streams[0]?.readyState).toBe(FakeStream.CLOSED);
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(streams[0]?.url).toBe('/_stream/blog/a?after=2');
  expect(streams).toHaveLength(2);
});

it('after a refused stream the page polls and tries again; a broken stream reconnects by itself', async () => {
  const fetch = jest.fn().mockResolvedValue({ status: 204 });
  globalThis.fetch = fetch;
  say('error');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetch).not.toHaveBeenCalled();
  streams[0]?.close();
  say('error');
  await jest.advanceTimersByTimeAsync(40_000);
  expect(fetch.mock.calls.map(([url]) => String(url))).toEqual(['/_entries/blog/a?after=1']);
  expect(streams).toHaveLength(2);
  expect(streams[0]?.readyState).toBe(1);
});

it.each([
  ['the post has ended', () => say('over')],
  ['the reader is on another page', () => section()?.remove()],
])('stops requesting when %s', async (_, end) => {
  const place = section();
  end();
  await jest.advanceTimersByTimeAsync(0);
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(streams.map(({ readyState }) => readyState)).toEqual([FakeStream.CLOSED]);
  expect(place?.dataset['following']).toBeUndefined();
});
