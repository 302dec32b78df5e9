import { LIVE_EVENT } from './shell-bootstrap.ts';
import { ClickReplay } from './replay-clicks.ts';

let clicks: ClickReplay;
const done: string[] = [];

beforeAll(() => {
  document.body.innerHTML = '';
  clicks = new ClickReplay([]);
});

function unit(html: string): HTMLElement {
  document.body.innerHTML = `<div data-unit="media/page/radio">${html}</div>`;
  const element = document.body.firstElementChild as HTMLElement;
  done.length = 0;
  element.addEventListener('click', ({ target }) => done.push((target as Element).id));
  return element;
}

const click = (id: string) => document.getElementById(id)?.click();
/** Whether the last click is so recent that the browser opens a tab for it. */
const activate = (isActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
const live = (element: HTMLElement) => element.dispatchEvent(new Event(LIVE_EVENT, { bubbles: true }));
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

it('keeps a click on a control that needs a script, marks it as busy, and clicks once when the unit is live', async () => {
  const element = unit('<button type="button" id="play">Play</button>');
  click('play');
  click('play');
  expect(done).toEqual([]);
  expect(document.getElementById('play')).toHaveAttribute('aria-busy', 'true');
  live(element);
  await soon();
  expect(done).toEqual(['play']);
  expect(document.getElementById('play')).not.toHaveAttribute('aria-busy');
  click('play');
  expect(done).toEqual(['play', 'play']);
});

it('leaves a link that opens a new tab or window to the browser', () => {
  unit('<a id="play" href="#stream" data-wake="">Play</a>');
  const beside = new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true });
  document.getElementById('play')?.dispatchEvent(beside);
  expect(done).toEqual(['play']);
  expect(beside.defaultPrevented).toBe(false);
});

it('clicks the control in the same place if hydration replaced it', async () => {
  const element = unit('<p>Film</p><div><a id="before" href="#film" data-wake="">Play</a></div>');
  click('before');
  live(element);
  element
    .querySelector('div')
    ?.replaceChildren(Object.assign(document.createElement('button'), { id: 'after' }));
  await soon();
  expect(done).toEqual(['after']);
});

it('clicks again in the HTML that replaces a failed unit, and not on a later visit', async () => {
  unit('<a id="play" href="#stream" data-wake="">Play</a>');
  click('play');
  const { outerHTML } = document.body.firstElementChild as HTMLElement;
  const again = () => {
    document.body.innerHTML = outerHTML;
    const kept = document.body.firstElementChild as HTMLElement;
    kept.addEventListener('click', ({ target }) => done.push((target as Element).id));
    return kept;
  };
  live(again());
  await soon();
  expect(done).toEqual(['play']);
  expect(document.getElementById('play')).not.toHaveAttribute('aria-busy');

  live(unit('<button type="button" id="other">Other</button>'));
  unit('<button type="button" id="left">Left</button>');
  click('left');
  document.body.innerHTML = '<div data-unit="static/page/faq"></div>';
  live(document.body.firstElementChild as HTMLElement);
  live(unit('<button type="button" id="left">Left</button>'));
  await soon();
  expect(done).toEqual([]);
});

it('leaves links, disclosures and forms that work without a script to the browser', () => {
  unit(
    '<a id="link" href="#story">Story</a><details><summary id="all">All</summary></details>' +
      '<form action="#faq" onsubmit="return false"><button id="search">Search</button></form>',
  );
  click('link');
  click('all');
  click('search');
  expect(done).toEqual(['link', 'all', 'search']);
});

it('replays clicks from before it ran, but not followed links', async () => {
  const element = unit(
    '<button type="button" id="play">Play</button><a id="film" href="#f" data-wake="">Film</a><a id="link" href="#s">Story</a>',
  );
  const clicked = ['play', 'film', 'link', 'film'];
  const late = new ClickReplay(
    clicked.map((id) => ({ target: document.getElementById(id) }) as unknown as Event),
  );
  live(element);
  await soon();
  expect(done).toEqual(['play', 'film']);
  late.giveUp();
});

it('leaves clicks to HTML when no script will load', () => {
  activate(true);
  unit('<a id="film" href="#film" target="_blank" data-wake="">Play</a>');
  click('film');
  expect(done).toEqual([]);
  clicks.giveUp();
  expect(document.querySelector('a')).toHaveAttribute('target');
  expect(done).toEqual(['film']);
  click('film');
  expect(done).toEqual(['film', 'film']);
});

it('follows a link in this tab if it has waited too long to open another', () => {
  const waiting = new ClickReplay([]);
  activate(false);
  unit('<a id="film" href="#film" target="_blank" data-wake="">Play</a>');
  click('film');
  waiting.giveUp();
  expect(done).toEqual(['film']);
  expect(document.querySelector('a')).not.toHaveAttribute('target');
});
