import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeeAll } from './SeeAll.tsx';

test('opens and closes without scripts, and the control says what it will do', async () => {
  const user = userEvent.setup();
  render(
    <SeeAll more="See All 15 Articles" less="Show Less">
      <p>The rest</p>
    </SeeAll>,
  );
  const [details, end] = screen.getAllByRole<HTMLDetailsElement>('group', { hidden: true });
  if (!details || !end) throw new Error('A list has two controls.');
  expect(details).not.toHaveAttribute('open');
  expect(screen.getByText('See All 15 Articles')).toBeVisible();
  expect(within(details).getByText('Show Less')).not.toBeVisible();
  expect(screen.getByText('The rest')).not.toBeVisible();

  await user.click(screen.getByText('See All 15 Articles'));
  expect(details).toHaveAttribute('open');
  expect(within(details).getByText('Show Less')).toBeVisible();
  expect(screen.getByText('See All 15 Articles')).not.toBeVisible();
  expect(screen.getByText('The rest')).toBeVisible();
  // The browser keeps one `details` per name open: the control at the end closes the list.
  expect(within(end).getByText('Show Less')).toBeInTheDocument();
  expect(end.name).toBe(details.name);
});
