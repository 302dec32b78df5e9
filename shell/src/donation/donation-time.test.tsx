import { startScript } from '../sleeping/start-script.ts';
import { askInTime } from './donation-time.ts';

jest.mock('../sleeping/start-script.ts', () => ({ startScript: jest.fn(async () => undefined) }));

const SCRIPT = { href: '/donation.js', integrity: 'sha384-x' };

// The clock of the page stands at 0, as when its document comes.
beforeEach(() => jest.useFakeTimers().clearAllMocks());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it.each([
  ['whose script came at once', 0, 30_000],
  ['whose script took twelve seconds', 12_000, 18_000],
])('the pop-up comes 30 seconds after the load of a page %s, and not before', (_how, took, left) => {
  jest.advanceTimersByTime(took);
  askInTime(SCRIPT);
  jest.advanceTimersByTime(left - 1);
  expect(startScript).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(startScript).toHaveBeenCalledWith(SCRIPT);
});

it('the pop-up of a page whose script came later than that comes at once', () => {
  jest.advanceTimersByTime(40_000);
  askInTime(SCRIPT);
  jest.advanceTimersByTime(0);
  expect(startScript).toHaveBeenCalledTimes(1);
});

it('never comes in a session in which it was closed', () => {
  sessionStorage.setItem('donation-closed', 'yes');
  askInTime(SCRIPT);
  jest.advanceTimersByTime(600_000);
  expect(startScript).not.toHaveBeenCalled();
});
