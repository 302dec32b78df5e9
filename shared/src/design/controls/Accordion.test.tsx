import { render, screen } from '@testing-library/react';
import { Accordion } from './Accordion.tsx';

test('accordions of a group share the name by which the browser keeps one open', () => {
  render(
    <>
      <Accordion group="about" title="Who owns the paper?">
        Its readers.
      </Accordion>
      <Accordion group="about" title="Is it free?">
        Yes.
      </Accordion>
      <Accordion group="weather" title="Where do warnings come from?" open>
        The weather service.
      </Accordion>
    </>,
  );
  const [first, second, third] = screen.getAllByRole('group');
  expect(first).toHaveAttribute('name', 'about');
  expect(second).toHaveAttribute('name', 'about');
  expect(third).toHaveAttribute('name', 'weather');
  expect(first).not.toHaveAttribute('open');
  expect(third).toHaveAttribute('open');
});
