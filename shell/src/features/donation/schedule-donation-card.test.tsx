import { startScript } from '../../sleeping/start-script.ts';
import { scheduleDonationCard } from './schedule-donation-card.ts';

jest.mock('../../sleeping/start-script.ts', () => ({ startScript: jest.fn(async () => undefined) }));

const SCRIPT = { href: '/donation.js', integrity: 'sha384-x' };

beforeEach(() => jest.useFakeTimers().clearAllMocks());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

// spec 1 What the product does: Partner promotions, a video, an image feed, an events wall, a lead form and a donation pop-up are there
// spec 4 States: Pop-up after 30 seconds, unless closed in this session
it('the pop-up appears 30 seconds after the call, not earlier', () => {
  scheduleDonationCard(SCRIPT);
  jest.advanceTimersByTime(29_999);
  expect(startScript).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(startScript).toHaveBeenCalledWith(SCRIPT);
});

it('never appears in a session in which it was closed', () => {
  sessionStorage.setItem('donation-closed', 'yes');
  scheduleDonationCard(SCRIPT);
  jest.advanceTimersByTime(600_000);
  expect(startScript).not.toHaveBeenCalled();
});
