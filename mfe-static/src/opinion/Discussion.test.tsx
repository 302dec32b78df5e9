import { STILL_SERVICES } from '@meadowlark/shared/testing/still-services.ts';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Discussion } from './Discussion.tsx';

const discussion = <Discussion piece={{ id: 'benches', title: 'Benches' }} services={STILL_SERVICES} />;

afterEach(() => document.body.replaceChildren());

test('before scripts there is honest text and a way to the editors, and no form to be seen', () => {
  document.body.innerHTML = renderToString(discussion);
  expect(screen.getByText(/^Comments are not open yet\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact page' })).toHaveAttribute('href', '/contact');
  expect(document.querySelector('textarea')?.closest('[data-awake]')).toBeNull();
});

test('with scripts the form takes its place', () => {
  render(discussion);
  expect(screen.getByRole('heading', { name: 'Discussion' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Your comment on “Benches”' })).toBeInTheDocument();
  expect(screen.queryByText(/^Comments are not open yet\./)).not.toBeInTheDocument();
});
