import { startScript } from '../sleeping/start-script.ts';
import { scheduleDonationCard } from './schedule-donation-card.ts';

jest.mock('../sleeping/start-script.ts', () => ({ startScript: jest.fn(async () => undefined) }));

const SCRIPT = { href: '/donation.js', integrity: 'sha384-x' };

// `performance.now()` is 0, as at the load of a document.
beforeEach(() => jest.useFakeTimers().clearAllMocks());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

// spec 1 What the product does: Partner promotions, a video, an image feed, an events wall, a lead form and a donation pop-up are there
// spec 4 States: Pop-up after 30 seconds, unless closed in this session
it.each([
  ['whose script came at once', 0, 30_000],
  ['whose script took twelve seconds', 12_000, 18_000],
])('the pop-up comes 30 seconds after the load of a page %s, and not before', (_how, took, left) => {
  jest.advanceTimersByTime(took);
  scheduleDonationCard(SCRIPT, 0);
  jest.advanceTimersByTime(left - 1);
  expect(startScript).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(startScript).toHaveBeenCalledWith(SCRIPT);
});

it('the pop-up of a page whose script came later than that comes at once', () => {
  jest.advanceTimersByTime(40_000);
  scheduleDonationCard(SCRIPT, 0);
  jest.advanceTimersByTime(0);
  expect(startScript).toHaveBeenCalledTimes(1);
});

it('the pop-up of a prerendered page comes 30 seconds after the reader sees it', () => {
  jest.advanceTimersByTime(100_000);
  scheduleDonationCard(SCRIPT, 100_000);
  jest.advanceTimersByTime(29_999);
  expect(startScript).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(startScript).toHaveBeenCalledWith(SCRIPT);
});

it('never comes in a session in which it was closed', () => {
  sessionStorage.setItem('donation-closed', 'yes');
  scheduleDonationCard(SCRIPT, 0);
  jest.advanceTimersByTime(600_000);
  expect(startScript).not.toHaveBeenCalled();
});
