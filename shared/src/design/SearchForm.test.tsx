import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchForm } from './SearchForm.tsx';

function form(value: string) {
  return (
    <SearchForm
      action="/faq"
      name="q"
      label="Search FAQs"
      placeholder="Search FAQs..."
      value={value}
      button="Search"
    />
  );
}

test('asks by an address, so that it works without scripts', () => {
  render(form('snow'));
  const element = screen.getByRole('search');
  expect(element).toHaveAttribute('method', 'get');
  expect(element).toHaveAttribute('action', '/faq');
  expect(screen.getByRole('searchbox', { name: 'Search FAQs' })).toHaveAttribute('name', 'q');
  expect(screen.getByRole('searchbox')).toHaveValue('snow');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
});

test('follows the address even after the reader has written into the field', async () => {
  const { rerender } = render(form(''));
  await userEvent.type(screen.getByRole('searchbox'), 'snow day');
  rerender(form('snow day'));
  expect(screen.getByRole('searchbox')).toHaveValue('snow day');
  rerender(form(''));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('leaves alone what the reader is writing while the page is rendered again', async () => {
  const { rerender } = render(form('snow'));
  await userEvent.type(screen.getByRole('searchbox'), ' day');
  rerender(form('snow'));
  expect(screen.getByRole('searchbox')).toHaveValue('snow day');
});
