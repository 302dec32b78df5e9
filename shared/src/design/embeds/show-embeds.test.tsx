import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
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

const alert = () => screen.queryByRole('alert');

const response = { type: 'opaque', ok: false } as Response;
const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeAll(() => {
  globalThis.fetch = fetchMock;
  showEmbeds();
});
beforeEach(() => void fetchMock.mockReset().mockResolvedValue(response));
afterEach(() => jest.useRealTimers());

/** Clicks Play and waits for what follows at once. */
const press = () => act(async () => void fireEvent.click(play()));

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

test('its site gets one request, without cookies, whose response we cannot read; then only the frame is shown', async () => {
  render(FILM);
  await press();
  expect(fetchMock.mock.calls).toEqual([
    ['https://films.test/player', expect.objectContaining({ mode: 'no-cors', credentials: 'omit' })],
  ]);
  expect(frame()).not.toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  expect(alert()).toBeNull();
});

test('a site that is down restores the still, with a link to the site that takes the focus', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  render(FILM);
  await press();
  expect(frame()).toBeNull();
  expect(alert()).toHaveTextContent('It did not load. Open it at films.test');
  const link = within(alert() ?? document.body).getByRole('link');
  expect(link).toHaveAttribute('href', 'https://films.test/watch');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveFocus();

  // The reader can try again.
  fetchMock.mockResolvedValue(response);
  await press();
  expect(frame()).not.toBeNull();
  expect(alert()).toBeNull();
});

test('a site that does not respond has 8 seconds, and its space stays reserved', async () => {
  jest.useFakeTimers();
  fetchMock.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  render(FILM);
  await press();
  await act(() => jest.advanceTimersByTimeAsync(7999));
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(frame()).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(frame()).toBeNull();
  expect(alert()).toHaveTextContent(/^It did not load/);
  expect(document.querySelector('[data-embed-held]')).not.toBeNull();
});

test('a document of this site is framed without its origin, and its error status counts as a failure', async () => {
  fetchMock.mockResolvedValue({ type: 'basic', ok: false } as Response);
  render(
    <Embed
      frame={{ src: '/api/sample/film', title: 'Film' }}
      size={{ ratio: '16 / 9' }}
      action="Play"
      link={{ href: '/api/sample/film', text: 'Watch it on a separate page' }}
    >
      From the paper.
    </Embed>,
  );
  fireEvent.click(play());
  expect(frame()).toHaveAttribute('sandbox', expect.stringMatching(/^(?!.*same-origin).*allow-forms/));
  await act(async () => undefined);
  expect(alert()).toHaveTextContent('It did not load. Open it on a separate page');
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
