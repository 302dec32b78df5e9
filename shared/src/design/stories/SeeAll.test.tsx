import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeeAll } from './SeeAll.tsx';

test('opens and closes by the browser alone, and the control says what it will do', async () => {
  const user = userEvent.setup();
  render(
    <SeeAll more="See All 15 Articles" less="Show Less">
      <p>The rest</p>
    </SeeAll>,
  );
  const details = screen.getByRole('group');
  expect(details).not.toHaveAttribute('open');
  expect(screen.getByText('See All 15 Articles')).toBeVisible();
  expect(screen.getByText('Show Less')).not.toBeVisible();
  expect(screen.getByText('The rest')).not.toBeVisible();

  await user.click(screen.getByText('See All 15 Articles'));
  expect(details).toHaveAttribute('open');
  expect(screen.getByText('Show Less')).toBeVisible();
  expect(screen.getByText('See All 15 Articles')).not.toBeVisible();
  expect(screen.getByText('The rest')).toBeVisible();
});
