import { render, screen } from '@testing-library/react';
import { HOME, type HomeSlot } from '../routes.ts';
import { HomePage } from './HomePage.tsx';

it('has a place for each block of the route', () => {
  const slots = Object.keys(HOME.blocks) as HomeSlot[];
  const blocks = Object.fromEntries(slots.map((slot) => [slot, { state: 'unavailable' }]));
  render(<HomePage view={{ blocks: blocks as never }} units={new Map()} late={undefined} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
    slots.map((slot) => HOME.blocks[slot].title),
  );
});
