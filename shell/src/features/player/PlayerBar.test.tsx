import type { Player, PlayerState, RadioProgram } from '@meadowlark/shared/contract/player.ts';
import { INITIAL_STATE } from '@meadowlark/shared/player/player-state.ts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { LocationContext } from '../../composition/page-location.ts';
import { PlayerBar } from './PlayerBar.tsx';

const program: RadioProgram = {
  src: '/stream',
  title: 'Live Radio',
  subtitle: '24/7 live stream',
  href: '/radio',
};

// jsdom has none. e2e/shell/player.spec.ts tests that only one tab plays at a time.
beforeAll(() =>
  Object.assign(globalThis, {
    BroadcastChannel: class extends EventTarget {
      postMessage() {}
      close() {}
    },
  }),
);

/** Renders the bar on a page with links, and a player that the test controls. */
function show(path: string) {
  let state: PlayerState = INITIAL_STATE;
  const listeners = new Set<() => void>();
  const become = (next: Partial<PlayerState>) =>
    act(() => {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    });
  const player: Player = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: jest.fn(),
    stop: jest.fn(() => become({ phase: 'stopped' })),
    setVolume: jest.fn(),
    toggleMute: jest.fn(),
  };
  render(
    <MemoryRouter initialEntries={[path]}>
      <main id="main" tabIndex={-1}>
        <Link to="/about">About</Link>
        <Link to="/radio">Radio</Link>
      </main>
      <InPage>
        <PlayerBar player={player} />
      </InPage>
    </MemoryRouter>,
  );
  return { player, become };
}

function InPage({ children }: { children: ReactNode }) {
  return <LocationContext value={useLocation()}>{children}</LocationContext>;
}

const user = userEvent.setup();
const bar = () => screen.queryByRole('region', { name: 'Live Radio player' });
const inBar = () => within(bar() as HTMLElement);
const click = (name: string) => user.click(inBar().getByRole('button', { name }));
const go = (name: string) => user.click(screen.getByRole('link', { name }));

it('appears when something plays on another page than its own, links to that page, and is hidden there', async () => {
  const { become } = show('/radio');
  become({ phase: 'playing', program });
  expect(bar()).toBeNull();
  await go('About');
  expect(inBar().getByRole('status')).toHaveTextContent('24/7 live stream');
  // Once shown, the bar stays while the sound pauses.
  become({ phase: 'stopped' });
  expect(bar()).not.toBeNull();
  expect(inBar().getByRole('link', { name: 'Live Radio' })).toHaveAttribute('href', '/radio');
  await go('Radio');
  expect(bar()).toBeNull();
  await go('About');
  expect(bar()).toBeNull();
});

it('pauses and plays', async () => {
  const { player, become } = show('/about');
  become({ phase: 'playing', program });
  await click('Pause');
  expect(player.stop).toHaveBeenCalledTimes(1);
  await click('Play');
  expect(player.play).toHaveBeenCalledWith(program);
});

it('says that it is connecting, that the stream is unavailable, and that it is back', () => {
  const { become } = show('/about');
  const says = (words: string) => expect(inBar().getByRole('status')).toHaveTextContent(words);
  become({ phase: 'starting', program });
  says('Connecting to the stream...');
  become({ phase: 'reconnecting', problem: 'Stream temporarily unavailable.' });
  says('Stream temporarily unavailable.');
  expect(inBar().getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-busy', 'true');
  become({ phase: 'playing', problem: null });
  says('24/7 live stream');
});

it('stops the sound when closed, moves the focus to the page, and appears again with the next sound', async () => {
  const { player, become } = show('/about');
  become({ phase: 'playing', program });
  await click('Stop and close the player');
  expect(player.stop).toHaveBeenCalledTimes(1);
  expect(bar()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  become({ phase: 'playing' });
  expect(bar()).not.toBeNull();
});
