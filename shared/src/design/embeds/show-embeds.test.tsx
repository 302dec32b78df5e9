import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { Embed } from './Embed.tsx';
import { showEmbeds } from './show-embeds.ts';

const FILM = (
  <Embed
    frame={{ src: 'https://films.test/player', title: 'Film: A harvest', allow: 'autoplay; fullscreen' }}
    size={{ ratio: '16 / 9' }}
    action="Play"
    link={{ href: 'https://films.test/watch', text: 'Watch it at films.test' }}
  >
    From an outside site.
  </Embed>
);

const play = () => screen.getByRole('link', { name: /^Play/ });
const frame = () => document.querySelector('iframe');

beforeAll(showEmbeds);

test('the link of an embed shows its frame in place, and the frame takes the focus', () => {
  render(FILM);
  expect(frame()).toBeNull();
  // Not followed: the reader stays here.
  expect(fireEvent.click(play())).toBe(false);

  expect(frame()).toHaveAttribute('src', 'https://films.test/player');
  expect(frame()).toHaveAttribute('title', 'Film: A harvest');
  expect(frame()).toHaveAttribute('allow', 'autoplay; fullscreen');
  expect(frame()).toHaveAttribute('sandbox', expect.stringMatching(/^(?!.*top-navigation).*allow-scripts/));
  expect(frame()).toHaveFocus();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s the link is the link that it is', (key) => {
  render(FILM);
  const click = createEvent.click(play(), { [key]: true });
  // jsdom cannot follow links and logs an error.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent(play(), click);
  expect(frame()).toBeNull();
});

test('a frame shown before the page was hydrated is still there after', async () => {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(FILM);
  fireEvent.click(play());
  const shown = frame();

  const mismatches: unknown[] = [];
  const onRecoverableError = (error: unknown) => void mismatches.push(error);
  const hydrated = await act(async () => hydrateRoot(root, FILM, { onRecoverableError }));
  await act(async () => hydrated.render(FILM));
  expect(shown).not.toBeNull();
  expect(frame()).toBe(shown);
  expect(mismatches).toEqual([]);
});
