import type { Player, RadioProgram } from '../contract/player.ts';
import { createPlayer, RETRY_DELAYS_MS, STEADY_MS } from './create-player.ts';
import { STALL_MS, START_DEADLINE_MS } from './live-stream.ts';

const program: RadioProgram = { src: '/stream', title: 'Live', subtitle: 'now', href: '/live' };
const BROKE = 'Stream temporarily unavailable.';

// jsdom has the element but cannot play.
const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(undefined);
const makeElement = jest.spyOn(document, 'createElement');

beforeEach(() => {
  jest.useFakeTimers();
  makeElement.mockClear();
  play.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  for (const player of players.splice(0)) player.stop();
  jest.useRealTimers();
});

const players: Player[] = [];
function makePlayer(): Player {
  const player = createPlayer();
  players.push(player);
  return player;
}

/** The element of the player under test, which is not in the document. */
function element(): HTMLAudioElement {
  const made = makeElement.mock.results.map(({ value }) => value as HTMLElement);
  const audio = made.find((each) => each instanceof HTMLAudioElement);
  if (!audio) throw new Error('no audio element was made');
  return audio;
}

const tell = (type: string) => element().dispatchEvent(new Event(type));
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function playing() {
  const player = makePlayer();
  player.play(program);
  await wait(0);
  expect(player.state().phase).toBe('playing');
  return player;
}

it('creates no element and requests nothing before the first play', () => {
  makePlayer().setVolume(0.4);
  expect(makeElement).not.toHaveBeenCalled();
});

it('plays a stream without preload, across origins anonymously, at the volume set before', async () => {
  const player = makePlayer();
  player.setVolume(0.4);
  player.toggleMute();
  player.play(program);
  expect(element()).toMatchObject({ preload: 'none', crossOrigin: 'anonymous', volume: 0.4, muted: true });
  expect(element().getAttribute('src')).toBe('/stream');
  player.toggleMute();
  expect(element().muted).toBe(false);
});

it('lets go of the stream on stop', async () => {
  const player = await playing();
  player.stop();
  expect(element().hasAttribute('src')).toBe(false);
  expect(player.state()).toMatchObject({ phase: 'stopped', problem: null });
});

it('notifies its listeners of every change, and returns the same state until then', async () => {
  const player = makePlayer();
  const listener = jest.fn();
  const leave = player.subscribe(listener);
  expect(player.state()).toBe(player.state());
  player.setVolume(0.5);
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  player.setVolume(0.6);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('gives up starting after 15 seconds', async () => {
  play.mockReturnValue(new Promise(() => undefined));
  const player = makePlayer();
  player.play(program);
  await wait(START_DEADLINE_MS - 1);
  expect(player.state().phase).toBe('starting');
  await wait(1);
  expect(player.state()).toMatchObject({
    phase: 'stopped',
    problem: 'Unable to start playback. Please try again.',
  });
  expect(element().hasAttribute('src')).toBe(false);
});

it('reconnects when playback stalls, not while it advances', async () => {
  const player = await playing();
  for (let i = 0; i < 4; i += 1) {
    await wait(STALL_MS / 2);
    tell('timeupdate');
  }
  expect(player.state().phase).toBe('playing');
  await wait(STALL_MS);
  expect(player.state()).toMatchObject({ phase: 'reconnecting', problem: BROKE });
  await wait(RETRY_DELAYS_MS[0]);
  expect(play).toHaveBeenCalledTimes(2);
  expect(player.state()).toMatchObject({ phase: 'playing', problem: null });
});

it.each(['error', 'ended'])('reconnects after %s', async (event) => {
  const player = await playing();
  tell(event);
  expect(player.state()).toMatchObject({ phase: 'reconnecting', problem: BROKE });
  await wait(RETRY_DELAYS_MS[0]);
  expect(player.state().phase).toBe('playing');
});

it('waits longer before every attempt and stops after the last', async () => {
  const player = await playing();
  play.mockRejectedValue(new DOMException('away', 'NotSupportedError'));
  tell('error');
  for (const [i, delay] of RETRY_DELAYS_MS.entries()) {
    await wait(delay - 1);
    expect(play).toHaveBeenCalledTimes(1 + i);
    await wait(1);
    expect(play).toHaveBeenCalledTimes(2 + i);
  }
  expect(player.state()).toMatchObject({ phase: 'stopped', problem: BROKE });
  await wait(60_000);
  expect(play).toHaveBeenCalledTimes(1 + RETRY_DELAYS_MS.length);
});

it('limits the attempts for a stream that keeps breaking, not for one that recovers', async () => {
  const player = await playing();
  tell('ended');
  await wait(RETRY_DELAYS_MS[0]);
  for (let held = 0; held < STEADY_MS; held += 1_000) {
    await wait(1_000);
    tell('timeupdate');
  }
  tell('ended');
  await wait(RETRY_DELAYS_MS[0]);
  expect(player.state().phase).toBe('playing');

  for (const delay of RETRY_DELAYS_MS.slice(1)) {
    tell('ended');
    await wait(delay);
    expect(player.state().phase).toBe('playing');
  }
  tell('ended');
  expect(player.state()).toMatchObject({ phase: 'stopped', problem: BROKE });
});

it('retries at once when the network comes back', async () => {
  await playing();
  tell('error');
  dispatchEvent(new Event('online'));
  expect(play).toHaveBeenCalledTimes(2);
  await wait(RETRY_DELAYS_MS[0]);
  expect(play).toHaveBeenCalledTimes(2);
});

it('tries no more once the reader has stopped it', async () => {
  const player = await playing();
  tell('error');
  player.stop();
  dispatchEvent(new Event('online'));
  await wait(60_000);
  expect(play).toHaveBeenCalledTimes(1);
  expect(player.state()).toMatchObject({ phase: 'stopped', problem: null });
});

it('is stopped by a pause from outside', async () => {
  const player = await playing();
  tell('pause');
  expect(player.state()).toMatchObject({ phase: 'stopped', problem: null });
  expect(element().hasAttribute('src')).toBe(false);
});
