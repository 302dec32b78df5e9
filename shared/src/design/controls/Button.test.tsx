import { render, screen } from '@testing-library/react';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

test('a button does not submit a form unless its type says so', () => {
  render(<Button>Try Again</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('the look does not leak into the document as an attribute that HTML does not know', () => {
  render(
    <>
      <Button look="gold">Donate</Button>
      <ButtonLink look="quiet" href="/blog">
        Back to Blog
      </ButtonLink>
    </>,
  );
  for (const control of [screen.getByRole('button'), screen.getByRole('link')]) {
    expect(control).not.toHaveAttribute('look');
    expect(control).toHaveAttribute('data-look');
  }
});
