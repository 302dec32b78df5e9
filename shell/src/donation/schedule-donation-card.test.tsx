import { scheduleDonationCard } from './schedule-donation-card.ts';

const show = jest.fn();

beforeEach(() => jest.useFakeTimers().clearAllMocks());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

// spec 1 What the product does: Partner promotions, a video, an image feed, an events wall, a lead form and a donation pop-up are there
// spec 4 States: Pop-up after 30 seconds, unless closed in this session
it('the pop-up comes 30 seconds after the call, and not before', () => {
  scheduleDonationCard(show);
  jest.advanceTimersByTime(29_999);
  expect(show).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(show).toHaveBeenCalledTimes(1);
});

it('never comes in a session in which it was closed', () => {
  sessionStorage.setItem('donation-closed', 'yes');
  scheduleDonationCard(show);
  jest.advanceTimersByTime(600_000);
  expect(show).not.toHaveBeenCalled();
});
