import { watchIntent } from './watch-intent.ts';

const prepare = jest.fn<void, [URL]>();

beforeAll(() => watchIntent(prepare));
beforeEach(() => {
  jest.useFakeTimers();
  prepare.mockReset();
  connect({});
  document.body.innerHTML =
    '<a id="faq" href="/faq"><b>FAQ</b></a><a id="kit" href="/kit.txt" download>Kit</a><a id="next" href="/blog">Blog</a>';
});
afterEach(() => jest.useRealTimers());

function connect(connection: { saveData?: boolean }): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

function on(selector: string, type: string, init: MouseEventInit & { pointerType?: string } = {}): void {
  const { pointerType = 'mouse', ...rest } = init;
  // jsdom has no pointer events.
  const event = new MouseEvent(type, { bubbles: true, button: 0, ...rest });
  document.querySelector(selector)?.dispatchEvent(Object.assign(event, { pointerType }));
}

const prepared = () => prepare.mock.calls.map(([url]) => url.pathname);

describe('watchIntent', () => {
  it('prefetches a link under a resting pointer once, wherever in it the pointer moves', () => {
    on('#faq', 'pointerover');
    on('#faq b', 'pointerover');
    jest.advanceTimersByTime(100);
    expect(prepared()).toEqual(['/faq']);
  });

  it('prefetches no link that the pointer only passes', () => {
    on('#faq', 'pointerover');
    jest.advanceTimersByTime(40);
    on('#next', 'pointerover');
    jest.advanceTimersByTime(40);
    on('body', 'pointerover');
    jest.advanceTimersByTime(100);
    expect(prepared()).toEqual([]);
  });

  it('prepares the link that has the focus', () => {
    on('#faq', 'focusin');
    jest.advanceTimersByTime(100);
    expect(prepared()).toEqual(['/faq']);
  });

  it('prepares at once what is pressed, unless it is to be opened elsewhere', () => {
    on('#faq b', 'pointerdown', { pointerType: 'touch' });
    on('#next', 'pointerdown', { ctrlKey: true });
    expect(prepared()).toEqual(['/faq']);
  });

  it('waits for the press where data is to be saved', () => {
    connect({ saveData: true });
    on('#faq', 'pointerover');
    on('#faq', 'focusin');
    jest.advanceTimersByTime(100);
    expect(prepared()).toEqual([]);
    on('#faq', 'pointerdown');
    expect(prepared()).toEqual(['/faq']);
  });

  it('ignores downloads', () => {
    on('#kit', 'pointerover');
    jest.advanceTimersByTime(100);
    on('#kit', 'pointerdown');
    expect(prepared()).toEqual([]);
  });
});
