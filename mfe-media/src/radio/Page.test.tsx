import type { Player } from '@meadowlark/shared/contract/player.ts';
import { createPlayer } from '@meadowlark/shared/player/create-player.ts';
import { STUB_SERVICES } from '@meadowlark/shared/standalone/stub-services.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { load, type RadioData } from './load.ts';
import { Page } from './Page.tsx';
import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { fixtures } from './fixtures.ts';
import { head } from './head.ts';

const STREAM = '/api/stream?port=8076';
const BROKE = 'Stream temporarily unavailable.';

// jsdom has the element but no player.
const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(undefined);
const makeElement = jest.spyOn(document, 'createElement');

let data: RadioData;
beforeAll(async () => {
  const [fixture] = fixtures;
  if (!fixture) throw new Error('no fixture');
  ({ data } = await load(fixtureContext(fixture)));
});
beforeEach(() => {
  makeElement.mockClear();
  play.mockReset().mockResolvedValue(undefined);
  player = createPlayer();
});

let player: Player;
afterEach(() => act(() => player.stop()));

function show() {
  const { unmount } = render(<Page data={data} services={{ ...STUB_SERVICES, player }} />);
  return { unmount, user: userEvent.setup() };
}

/** The player's audio element, which is not in the document. */
function audio(): HTMLAudioElement {
  const made = makeElement.mock.results.map(({ value }) => value as HTMLElement);
  const found = made.findLast((each) => each instanceof HTMLAudioElement && each.hasAttribute('preload'));
  if (!(found instanceof HTMLAudioElement)) throw new Error('no audio element was made');
  return found;
}

const key = (name: string) => screen.getByRole('button', { name });

// spec 2 Radio: 'Live Radio', '24/7 live stream'
// spec 2 Radio: Now Playing with the tip
it('shows its texts', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Live Radio');
  expect(screen.getByText('24/7 live stream')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Now Playing' })).toBeInTheDocument();
  expect(screen.getByText(/browsers wait for a click before they start sound/)).toBeInTheDocument();
});

it('describes itself to search engines as a broadcast service', () => {
  const [fixture] = fixtures;
  if (!fixture) throw new Error('no fixture');
  expect(head(data, fixtureContext(fixture)).structuredData).toEqual([
    expect.objectContaining({
      '@type': 'RadioBroadcastService',
      broadcastDisplayName: 'Live Radio',
      url: 'http://site.test/radio',
    }),
  ]);
});

it('plays, says so, and stops', async () => {
  const { user } = show();
  expect(play).not.toHaveBeenCalled();
  await user.click(key('Play'));
  expect(audio()).toHaveAttribute('src', STREAM);
  expect(await screen.findByText('You are listening live.')).toBeInTheDocument();
  await user.click(key('Pause'));
  expect(audio()).not.toHaveAttribute('src');
  expect(key('Play')).toBeInTheDocument();
});

it('keeps playing when the reader leaves the page', async () => {
  const { user, unmount } = show();
  await user.click(key('Play'));
  unmount();
  expect(player.state().phase).toBe('playing');
  expect(audio()).toHaveAttribute('src', STREAM);
});

it('says that it connects, before there is sound, where it said that it waits: so it is read out', async () => {
  play.mockReturnValue(new Promise(() => undefined));
  const { user } = show();
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Press play to listen.');
  await user.click(key('Play'));
  expect(status).toHaveTextContent('Connecting to the stream...');
  expect(screen.getByRole('status')).toBe(status);
  expect(key('Pause')).toHaveAttribute('aria-busy', 'true');
});

it('says what it does where a translator has replaced its words', async () => {
  play.mockReturnValue(new Promise(() => undefined));
  const { user } = show();
  const translate = () => {
    const said = screen.getByRole('status').lastChild;
    const text = said instanceof Element ? said.lastChild : said;
    text?.parentNode?.replaceChild(document.createElement('font'), text);
  };
  translate();
  await user.click(key('Play'));
  expect(screen.getByRole('status')).toHaveTextContent('Connecting to the stream...');
  translate();
  await user.click(key('Pause'));
  expect(screen.getByRole('status')).toHaveTextContent('Press play to listen.');
});

it('says that it cannot start', async () => {
  play.mockRejectedValue(new DOMException('no gesture', 'NotAllowedError'));
  const { user } = show();
  await user.click(key('Play'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Unable to start playback. Please try again.$/);
  expect(key('Play')).toBeInTheDocument();
});

it('says that the stream broke and that it tries again, until there is sound', async () => {
  const { user } = show();
  await user.click(key('Play'));
  await screen.findByText('You are listening live.');
  fireEvent.error(audio());
  expect(screen.getByRole('alert')).toHaveTextContent(`${BROKE} Trying again...`);
  expect(key('Pause')).toHaveAttribute('aria-busy', 'true');
});

it('says that the stream is unavailable when it is down from the start', async () => {
  play.mockReturnValue(new Promise(() => undefined));
  const { user } = show();
  await user.click(key('Play'));
  fireEvent.error(audio());
  expect(screen.getByRole('alert')).toHaveTextContent(/^Stream temporarily unavailable.$/);
  expect(key('Play')).toBeInTheDocument();
});

// spec 5 Rules: Volume 0 to 1 by 0.01, default 0.9
it('has a volume from 0 to 1 in steps of 0.01 that begins at 0.9', async () => {
  const { user } = show();
  const slider = screen.getByRole('slider', { name: 'Volume' });
  expect(slider).toHaveAttribute('min', '0');
  expect(slider).toHaveAttribute('max', '1');
  expect(slider).toHaveAttribute('step', '0.01');
  expect(slider).toHaveValue('0.9');
  await user.click(key('Play'));
  expect(audio().volume).toBe(0.9);
  fireEvent.change(slider, { target: { value: '0.25' } });
  expect(audio().volume).toBe(0.25);
});

// spec 2 Radio: Play and pause, mute, volume slider
// spec 4 States: Radio: stopped or playing, muted or not
// spec 5 Rules: Moving the slider above 0 unmutes
it('mutes by its key and unmutes by the slider above 0', async () => {
  const { user } = show();
  await user.click(key('Play'));
  await user.click(key('Mute'));
  expect(audio().muted).toBe(true);
  expect(key('Mute')).toHaveAttribute('aria-pressed', 'true');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
  expect(audio().muted).toBe(true);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '0.01' } });
  expect(audio().muted).toBe(false);
  expect(key('Mute')).toHaveAttribute('aria-pressed', 'false');
});

it('works before its script does, hydrates without a complaint, and keeps the focus', async () => {
  const complain = jest.spyOn(console, 'error');
  const page = <Page data={data} services={STUB_SERVICES} />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  expect(container.querySelector('noscript')?.innerHTML).toContain('controls');
  expect(container.innerHTML).not.toContain('style="');
  const link = container.querySelector('a[aria-label]');
  expect(link).toHaveAttribute('href', STREAM);
  expect(link).toHaveAttribute('target', '_blank');
  expect(container.querySelector('[data-awake="false"] input')).not.toBeNull();

  if (link instanceof HTMLElement) link.focus();
  render(page, { container, hydrate: true });
  expect(container.querySelector('a[aria-label]')).toBeNull();
  await waitFor(() => expect(key('Play')).toHaveFocus());
  expect(container.querySelector('[data-awake="true"] input')).not.toBeNull();
  expect(complain).not.toHaveBeenCalled();
});
