import { FETCH_DEADLINE_MS, LOAD_DEADLINE_MS } from '@meadowlark/shared/contract/deadlines.ts';
import type { FrontRequest } from '../../protocol/messages.ts';
import { worldOf } from '../testing/world-of.ts';
import { isFetchError, loadContext } from './load-context.ts';
import type { ViewContext } from './view-context.ts';

const URL_OF_PAGE = new URL('https://omaha.test/');
const PARAMS = { slug: 'a' };

function contextOf(world: Parameters<typeof worldOf>[0], log: ViewContext['log'] = () => {}) {
  const signal = new AbortController().signal;
  return loadContext(
    { job: 1, url: URL_OF_PAGE, signal, world: worldOf(world), log, begin: () => {}, request: {} },
    'news',
    PARAMS,
  );
}

it('changes by a release to its URL and parameters do not reach others', () => {
  const context = contextOf({});
  context.url.pathname = '/evil';
  (context.params as Record<string, string>)['slug'] = 'evil';
  expect([URL_OF_PAGE.pathname, PARAMS.slug]).toEqual(['/', 'a']);
});

it('a load gets the addresses of the services of its remote, and no others', () => {
  const services = [
    { remote: 'blog', name: 'comments', base: 'https://comments.example' },
    { remote: 'news', name: 'traffic', base: 'https://traffic.example/v1' },
  ];
  const context = contextOf({ services });
  expect(context.service('traffic')).toBe('https://traffic.example/v1');
  expect(() => context.service('comments')).toThrow(
    'The remote news has no service "comments". Start the servers with REMOTE_SERVICES=news/comments=<URL>.',
  );
});

it('a log line names its remote, whatever its fields are', () => {
  const log = jest.fn();
  contextOf({}, log).log('no response', { remote: 'blog' });
  expect(log).toHaveBeenCalledWith('warn', { remote: 'news' }, 'no response');
});

it('a log line may have fields that cannot be posted', () => {
  const log = jest.fn();
  contextOf({}, log).log('no response', { retry: () => 1, count: 2, error: new Error('away') });
  const [[level, fields]] = log.mock.calls as [[string, object]];
  expect([level, structuredClone(fields)]).toEqual([
    'warn',
    {
      remote: 'news',
      retry: expect.stringContaining('=>'),
      count: 2,
      error: expect.objectContaining({ message: 'away' }),
    },
  ]);
});

// A load wrote 12 MB: fifty lines of fifty fields.
it('a log line has as many fields as fit', () => {
  const log = jest.fn();
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`field${i}`, 'x'.repeat(4900)]));
  contextOf({}, log).log('no response', many);
  const [[, fields]] = log.mock.calls as [[string, object]];
  expect(Object.keys(fields)).toEqual(['field0', 'field1', 'field2', 'field3', 'remote']);
});

it('the log lines of a load are limited, and the last one says so', () => {
  const log = jest.fn();
  const context = contextOf({}, log);
  const fields = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`${i}`.padEnd(1000), i]));
  for (let i = 0; i < 1000; i += 1)
    context.log('x'.repeat(100_000), { answer: ['y'.repeat(100_000)], ...fields });
  const lines = log.mock.calls.map(([, written, message]: [string, object, string]) => [
    message.length + JSON.stringify(written).length,
    message.endsWith('left out)'),
  ]);
  expect(lines).toHaveLength(50);
  expect(lines.filter(([length]) => Number(length) > 17_000)).toEqual([]);
  expect(lines.findIndex(([, isLast]) => isLast)).toBe(49);
});

describe('the fetch of a load', () => {
  afterEach(() => jest.useRealTimers());

  it('sends the front at most a hundred requests, and only short ones', async () => {
    const requestFromFront = jest
      .fn()
      .mockResolvedValue({ status: 204, headers: {}, body: new Uint8Array() });
    const context = contextOf({ requestFromFront });
    const long = 'x'.repeat(100_000);
    await expect(context.fetch(`https://relay.test/${long}`)).rejects.toThrow('was not requested');
    await expect(context.fetch('https://relay.test/', { headers: { long } })).rejects.toThrow(
      'was not requested',
    );
    const options = { headers: { accept: 5 }, signal: context.signal, body: () => long };
    const fetches = Array.from({ length: 1000 }, () =>
      context.fetch('https://relay.test/', options as never),
    );
    const results = await Promise.allSettled(fetches);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(98);
    const [request] = requestFromFront.mock.calls[0] as [FrontRequest & { kind: 'fetch' }];
    expect(request.options).toEqual({ headers: { accept: '5' }, deadlineMs: expect.any(Number) });
  });

  it('sends ten requests at a time, and none after 32 MiB', async () => {
    let open = 0;
    const opened: number[] = [];
    const context = contextOf({
      requestFromFront: async () => {
        opened.push((open += 1));
        await new Promise(setImmediate);
        open -= 1;
        return { status: 200, headers: {}, body: { length: 1_000_000 } } as never;
      },
    });
    const fetchAtOnce = async (count: number) => {
      const fetches = Array.from({ length: count }, () => context.fetch('https://relay.test/'));
      const results = await Promise.allSettled(fetches);
      return results.filter(({ status }) => status === 'fulfilled').length;
    };
    const fetched = await fetchAtOnce(80);
    expect(Math.max(...opened)).toBe(10);
    // Those under way are not ended.
    expect([fetched > 32, fetched < 44]).toEqual([true, true]);
    expect(await fetchAtOnce(10)).toBe(0);
  });

  it('limits all fetches to the remaining time, whatever timeout the load sets', async () => {
    jest.useFakeTimers();
    const waits: (number | undefined)[] = [];
    const context = contextOf({
      requestFromFront: (request) => {
        waits.push((request as FrontRequest & { kind: 'fetch' }).options.deadlineMs);
        return Promise.resolve({ status: 204, headers: {}, body: new Uint8Array() } as never);
      },
    });
    await context.fetch('https://relay.test/', { deadlineMs: 12_000 });
    await context.fetch('https://relay.test/', { deadlineMs: 500 });
    jest.advanceTimersByTime(FETCH_DEADLINE_MS - 1000);
    await context.fetch('https://relay.test/');
    jest.advanceTimersByTime(LOAD_DEADLINE_MS);
    await expect(context.fetch('https://relay.test/')).rejects.toThrow('this load has timed out');
    expect(waits).toEqual([FETCH_DEADLINE_MS, 500, 1000]);
  });

  it('ends a load that retries forever after its deadline', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const requestFromFront = jest.fn();
    const context = contextOf({ requestFromFront });
    jest.advanceTimersByTime(LOAD_DEADLINE_MS);
    let tries = 0;
    const load = async () => {
      for (;;) {
        tries += 1;
        await context.fetch('https://relay.test/').catch(() => {});
      }
    };
    void load();
    await new Promise(setImmediate);
    expect([tries, requestFromFront.mock.calls.length]).toEqual([2, 0]);
  });

  it('that is not awaited may fail: a load that starts two and fails with the first is not at fault for the second', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    const context = contextOf({ requestFromFront: () => Promise.reject(new Error('The relay is down.')) });
    void context.fetch('https://relay.test/');
    await new Promise(setImmediate);
    expect(unhandled).not.toHaveBeenCalled();
    process.off('unhandledRejection', unhandled);
    const parsed = context.fetch('https://relay.test/').then((response) => response.json());
    const reason: unknown = await parsed.catch((error: unknown) => error);
    expect([reason, new Error('its own'), 'text'].map(isFetchError)).toEqual([true, false, false]);
  });
});
