import { render, screen } from '@testing-library/react';
import { createPlayer } from './create-player.ts';
import { Volume } from './Volume.tsx';

// As on an iPhone: the volume reads 1 whatever is set.
Object.defineProperty(HTMLMediaElement.prototype, 'volume', {
  get: () => 1,
  set() {},
});

it('has no slider if a page may not set the volume, and can still mute', () => {
  const player = createPlayer();
  render(<Volume player={player} state={player.state()} />);
  expect(screen.queryByRole('slider')).toBeNull();
  screen.getByRole('button', { name: 'Mute' }).click();
  expect(player.state().muted).toBe(true);
});
