import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Page } from './Page.tsx';
import { START_DEADLINE } from './use-radio.ts';

const STREAM = '/api/stream?port=8076';
const page = <Page data={{ stream: STREAM }} />;

// jsdom has the element but no player behind it.
const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');
const reload = jest.spyOn(HTMLMediaElement.prototype, 'load');

beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset().mockReturnValue(undefined);
  reload.mockReset().mockReturnValue(undefined);
});

function show() {
  const { container, unmount } = render(page);
  const audio = container.querySelector('audio');
  if (audio === null) throw new Error('no audio element');
  return { audio, unmount, user: userEvent.setup() };
}

const key = (name: string) => screen.getByRole('button', { name });

it('shows its texts', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Live Radio');
  expect(screen.getByText('24/7 live stream')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Now Playing' })).toBeInTheDocument();
  expect(screen.getByText(/browsers wait for a click/)).toBeInTheDocument();
});

describe('the stream', () => {
  it('is not asked for before play', () => {
    const { audio } = show();
    expect(audio).not.toHaveAttribute('src');
    expect(audio).toHaveAttribute('preload', 'none');
    expect(audio).toHaveAttribute('crossorigin', 'anonymous');
    expect(play).not.toHaveBeenCalled();
  });

  it('plays, and is let go on pause', async () => {
    const { audio, user } = show();
    await user.click(key('Play'));
    expect(audio).toHaveAttribute('src', STREAM);
    expect(play).toHaveBeenCalledTimes(1);
    await user.click(key('Pause'));
    expect(pause).toHaveBeenCalledTimes(1);
    expect(audio).not.toHaveAttribute('src');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(key('Play')).toBeInTheDocument();
  });

  it('is let go when the page is left', async () => {
    const { audio, user, unmount } = show();
    await user.click(key('Play'));
    unmount();
    expect(pause).toHaveBeenCalledTimes(1);
    expect(audio).not.toHaveAttribute('src');
  });
});

describe('when it fails', () => {
  it('says that it cannot start', async () => {
    play.mockRejectedValue(new DOMException('no gesture', 'NotAllowedError'));
    const { audio, user } = show();
    await user.click(key('Play'));
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to start playback. Please try again.');
    expect(key('Play')).toBeInTheDocument();
    expect(audio).not.toHaveAttribute('src');
  });

  it('says that the stream broke, whether it fails or ends', async () => {
    const { audio, user } = show();
    for (const failure of [fireEvent.error, fireEvent.ended]) {
      await user.click(key('Play'));
      failure(audio);
      expect(screen.getByRole('alert')).toHaveTextContent('Stream temporarily unavailable.');
      expect(audio).not.toHaveAttribute('src');
    }
    await user.click(key('Play'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says nothing when the stop was asked for', async () => {
    let refuse: (reason: unknown) => void = () => undefined;
    play.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
    const { audio, user } = show();
    await user.click(key('Play'));
    await user.click(key('Pause'));
    await act(async () => refuse(new DOMException('interrupted', 'AbortError')));
    fireEvent.error(audio);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not blame a new start for the end of an old one', async () => {
    let refuse: (reason: unknown) => void = () => undefined;
    play.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
    const { user } = show();
    await user.click(key('Play'));
    await user.click(key('Pause'));
    await user.click(key('Play'));
    await act(async () => refuse(new DOMException('interrupted', 'AbortError')));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(key('Pause')).toBeInTheDocument();
  });

  it('gives up on a stream that never begins', async () => {
    jest.useFakeTimers();
    play.mockReturnValue(new Promise(() => undefined));
    const { audio } = show();
    fireEvent.click(key('Play'));
    act(() => jest.advanceTimersByTime(START_DEADLINE));
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to start playback. Please try again.');
    expect(audio).not.toHaveAttribute('src');
    jest.useRealTimers();
  });
});

describe('the volume', () => {
  it('runs from 0 to 1 in steps of 0.01 and begins at 0.9', () => {
    const { audio } = show();
    const slider = screen.getByRole('slider', { name: 'Volume' });
    expect(slider).toHaveAttribute('min', '0');
    expect(slider).toHaveAttribute('max', '1');
    expect(slider).toHaveAttribute('step', '0.01');
    expect(slider).toHaveValue('0.9');
    expect(audio.volume).toBe(0.9);
    fireEvent.change(slider, { target: { value: '0.25' } });
    expect(audio.volume).toBe(0.25);
  });

  it('mutes by its key and unmutes by the slider', async () => {
    const { audio, user } = show();
    await user.click(key('Mute'));
    expect(audio.muted).toBe(true);
    expect(key('Mute')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
    expect(audio.muted).toBe(true);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0.01' } });
    expect(audio.muted).toBe(false);
    expect(key('Mute')).toHaveAttribute('aria-pressed', 'false');
  });
});

it('works before its script does, and hydrates without a complaint', () => {
  const complain = jest.spyOn(console, 'error');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  expect(container.querySelector('noscript')?.innerHTML).toContain('controls');
  expect(container.innerHTML).not.toContain('style="');
  const link = container.querySelector('a');
  expect(link).toHaveAttribute('href', STREAM);
  expect(link).toHaveAttribute('target', '_blank');
  expect(container.querySelector('[data-awake="false"] input')).not.toBeNull();

  render(page, { container, hydrate: true });
  expect(container.querySelector('a')).toBeNull();
  expect(key('Play')).toBeInTheDocument();
  expect(container.querySelector('[data-awake="true"] input')).not.toBeNull();
  expect(complain).not.toHaveBeenCalled();
});
