import { FETCH_DEADLINE_MS, LOAD_DEADLINE_MS } from '@meadowlark/shared/contract/deadlines.ts';
import type { Question } from '../../protocol/messages.ts';
import { worldOf } from '../testing/world-of.ts';
import { loadContext } from './load-context.ts';

describe('the fetch of a load', () => {
  afterEach(() => jest.useRealTimers());

  it('has what is left of the time for all fetches, however long the load wants to wait', async () => {
    jest.useFakeTimers();
    const waits: (number | undefined)[] = [];
    const context = loadContext(
      {
        job: 1,
        url: new URL('https://omaha.test/'),
        signal: new AbortController().signal,
        world: worldOf({
          ask: (asks) => {
            waits.push((asks as Question & { kind: 'fetch' }).options.deadlineMs);
            return Promise.resolve({ status: 204, headers: {}, body: new Uint8Array() } as never);
          },
        }),
        log: () => {},
        request: {},
      },
      'news',
      {},
    );
    await context.fetch('https://relay.test/', { deadlineMs: 12_000 });
    await context.fetch('https://relay.test/', { deadlineMs: 500 });
    jest.advanceTimersByTime(FETCH_DEADLINE_MS - 1000);
    await context.fetch('https://relay.test/');
    jest.advanceTimersByTime(LOAD_DEADLINE_MS);
    await context.fetch('https://relay.test/');
    expect(waits).toEqual([FETCH_DEADLINE_MS, 500, 1000, 0]);
  });
});
