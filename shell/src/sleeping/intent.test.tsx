import { fireEvent } from '@testing-library/react';
import { onIntent } from './intent.ts';

const controls: string[] = [];
const onTouchStart = jest.fn();
onIntent((control) => controls.push(control.id), onTouchStart, []);

beforeEach(() => {
  controls.length = 0;
  onTouchStart.mockClear();
  document.body.innerHTML = `
    <header><button id="theme">Theme</button></header>
    <div data-unit="news/page/category">
      <a id="link" href="/article/1">Story</a>
      <details><summary id="all">See All</summary></details>
      <button id="play" type="button"><svg id="sign"></svg></button>
      <input id="search" />
      <a id="film" href="https://films.example/1" data-wake="">Play</a>
    </div>`;
});

const at = (id: string) => document.getElementById(id) as HTMLElement;

it('calls back for controls that need a script: pointed at, clicked, focused', () => {
  fireEvent.pointerOver(at('sign'));
  fireEvent.focusIn(at('search'));
  fireEvent.click(at('film'));
  expect(controls).toEqual(['play', 'search', 'film']);
  expect(onTouchStart).not.toHaveBeenCalled();
});

it('ignores links, native disclosure controls, and the controls of the frame', () => {
  for (const id of ['link', 'all', 'theme']) {
    fireEvent.pointerOver(at(id));
    fireEvent.pointerDown(at(id));
    fireEvent.focusIn(at(id));
    fireEvent.click(at(id));
  }
  expect(controls).toEqual([]);
});

it('waits until a finger is lifted, because a finger that scrolls on is not an intent', () => {
  const touch = (kind: string) => {
    const event = new Event(kind, { bubbles: true });
    Object.assign(event, { pointerType: 'touch' });
    at('play').dispatchEvent(event);
  };
  touch('pointerover');
  touch('pointerdown');
  expect(onTouchStart).toHaveBeenCalled();
  touch('pointercancel');
  expect(controls).toEqual([]);
  touch('pointerup');
  expect(controls).toEqual(['play']);
});

it('notices a click from before it was installed, wherever the focus is', () => {
  const early: string[] = [];
  const clicks = ['link', 'theme', 'film'].map((id) => ({ target: at(id) }) as unknown as Event);
  onIntent((control) => early.push(control.id), onTouchStart, clicks);
  expect(early).toEqual(['film']);
});
