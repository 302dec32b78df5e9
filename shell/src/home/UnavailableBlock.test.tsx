import { render, screen, within } from '@testing-library/react';
import { HOME, type HomeSlot } from '../routes.ts';
import { UnavailableBlock } from './UnavailableBlock.tsx';
import { BlockPlaceholder } from './BlockPlaceholder.tsx';

const SLOTS = Object.entries(HOME.blocks).map(([slot, { title }]) => [title, slot as HomeSlot] as const);

it.each(SLOTS)('when %s is unavailable, its place says so and offers to try again', (title, slot) => {
  render(<UnavailableBlock slot={slot} />);
  const place = screen.getByRole('region', { name: title });
  expect(within(place).getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(place).toHaveTextContent(`${title} is unavailable right now`);
  expect(within(place).getByText('Try Again')).toHaveAttribute('href', '');
  expect(place).not.toHaveAttribute('aria-busy');
});

it.each(SLOTS)('while %s is late, its place has its heading and its loading text', (title, slot) => {
  render(<BlockPlaceholder slot={slot} />);
  const place = screen.getByRole('region', { name: title });
  expect(within(place).getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(place).toHaveTextContent(`Loading ${title.toLowerCase()}...`);
  expect(place).toHaveAttribute('aria-busy', 'true');
});
