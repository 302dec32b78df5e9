import type { Player, PlayerState, RadioProgram } from '../contract/player.ts';
import { connectMediaSession } from './media-session.ts';
import { INITIAL_STATE } from './player-state.ts';

const program: RadioProgram = {
  src: '/stream',
  title: 'Live Radio',
  subtitle: '24/7 live stream',
  href: '/radio',
  artwork: '/mast.png',
};

/** jsdom has no media session. */
function fakeSession() {
  const handlers = new Map<string, (() => void) | null>();
  const session = {
    metadata: null as MediaMetadataInit | null,
    playbackState: 'none',
    setActionHandler: (action: string, handler: (() => void) | null) => void handlers.set(action, handler),
  };
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session });
  Object.assign(globalThis, {
    MediaMetadata: function MediaMetadata(this: object, init: MediaMetadataInit) {
      Object.assign(this, init);
    },
  });
  return { session, press: (action: string) => handlers.get(action)?.() };
}

function fakePlayer() {
  let state: PlayerState = INITIAL_STATE;
  const listeners = new Set<() => void>();
  const player: Player = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: jest.fn(),
    stop: jest.fn(),
    setVolume: jest.fn(),
    toggleMute: jest.fn(),
  };
  const become = (next: Partial<PlayerState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  return { player, become };
}

// spec beyond: Playback goes on through the site, with a small player, media keys and reconnection
it('shows the program on the lock screen and obeys the media keys', () => {
  const { session, press } = fakeSession();
  const { player, become } = fakePlayer();
  const letGo = connectMediaSession(player);
  press('play');
  expect(player.play).not.toHaveBeenCalled();

  become({ phase: 'starting', program });
  expect(session.playbackState).toBe('playing');
  expect(session.metadata).toMatchObject({
    title: 'Live Radio',
    artist: '24/7 live stream',
    artwork: [{ src: '/mast.png', sizes: '512x512', type: 'image/png' }],
  });
  press('play');
  expect(player.play).not.toHaveBeenCalled();
  press('pause');
  press('stop');
  expect(player.stop).toHaveBeenCalledTimes(2);

  become({ phase: 'stopped' });
  expect(session.playbackState).toBe('paused');
  press('play');
  expect(player.play).toHaveBeenCalledWith(program);

  letGo();
  become({ phase: 'playing' });
  expect(session.playbackState).toBe('paused');
  press('pause');
  expect(player.stop).toHaveBeenCalledTimes(2);
});

it('does nothing in a browser without media sessions', () => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  const { player } = fakePlayer();
  expect(() => connectMediaSession(player)()).not.toThrow();
});
