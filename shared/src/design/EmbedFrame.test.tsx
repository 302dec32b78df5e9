import { render, screen } from '@testing-library/react';
import { EmbedFrame } from './EmbedFrame.tsx';

const page = (words: string) => (
  <>
    <button type="button">{words}</button>
    <EmbedFrame src="https://forms.test/one" title="Form" />
  </>
);

test('a frame takes the focus when it comes, and never again: the reader has moved on', () => {
  const { rerender } = render(page('one'));
  expect(screen.getByTitle('Form')).toHaveFocus();

  screen.getByRole('button').focus();
  rerender(page('two'));
  expect(screen.getByRole('button', { name: 'two' })).toHaveFocus();
});
