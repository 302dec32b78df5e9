import { allowsPrefetch, connectionIsGood, isFast, isGoodConnection } from './connection.ts';

const network = { saveData: false, effectiveType: '4g', downlink: 10 };

it('treats a page that arrived at once as a good connection, whatever the browser estimates', () => {
  expect(isGoodConnection({ ...network, downlink: 1.5 }, 20)).toBe(true);
  expect(isGoodConnection(undefined, 20)).toBe(true);
});

it('requires bandwidth if the page took a while and the browser reports it', () => {
  expect(isGoodConnection(network, 100)).toBe(true);
  expect(isGoodConnection({ ...network, downlink: 1.6 }, 100)).toBe(false);
  expect(isGoodConnection(undefined, 100)).toBe(true);
});

it('lets a slow page, or one whose reader saves data, sleep', () => {
  expect(isGoodConnection(network, 200)).toBe(false);
  expect(isGoodConnection({ ...network, saveData: true }, 20)).toBe(false);
  expect(isGoodConnection({ ...network, effectiveType: '3g' }, 20)).toBe(false);
});

it('uses only the estimate of the browser if no part of the page had to be awaited', () => {
  expect(isGoodConnection(network, null)).toBe(true);
  expect(isGoodConnection({ ...network, downlink: 1.6 }, null)).toBe(false);
  expect(isGoodConnection(undefined, null)).toBe(false);
});

function connect(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

it.each<[string, object | undefined, boolean, boolean]>([
  ['unknown', undefined, true, false],
  ['fast', network, true, true],
  ['called 4g and slow', { ...network, downlink: 1.6 }, true, false],
  ['3g', { ...network, effectiveType: '3g', downlink: 0.7 }, true, false],
  ['2g', { ...network, effectiveType: '2g', downlink: 0.2 }, false, false],
  ['slow 2g', { ...network, effectiveType: 'slow-2g' }, false, false],
  ['fast, for a reader who saves data', { ...network, saveData: true }, false, false],
])(
  'on a connection that is %s: whether to prefetch likely and speculative links',
  (_, connection, likely, guessed) => {
    connect(connection);
    expect([allowsPrefetch(), isFast()]).toEqual([likely, guessed]);
  },
);

it('prefetches nothing for a reader who leaves pictures out', () => {
  connect(network);
  document.documentElement.dataset['lite'] = '';
  expect([allowsPrefetch(), isFast()]).toEqual([false, false]);
  delete document.documentElement.dataset['lite'];
});

describe('connectionIsGood', () => {
  const NETWORK = { transferSize: 9000, deliveryType: '', requestStart: 10 };
  const CACHE = { transferSize: 0, deliveryType: 'cache', requestStart: 10, responseEnd: 11 };

  function cameLike(page: object, script: object, downlink: number): boolean {
    // jsdom has neither.
    Object.assign(performance, { getEntriesByType: () => [page], getEntriesByName: () => [script] });
    connect({ ...network, downlink });
    return connectionIsGood('/bootstrap.js');
  }

  it('measures the bootstrap, or the page if the bootstrap was cached', () => {
    const slow = { ...NETWORK, responseEnd: 400 };
    const quick = { ...NETWORK, responseEnd: 40 };
    expect(cameLike(slow, quick, 1.6)).toBe(true);
    expect(cameLike(quick, slow, 10)).toBe(false);
    expect(cameLike(quick, CACHE, 1.6)).toBe(true);
    expect(cameLike(slow, CACHE, 10)).toBe(false);
    // The server has confirmed the cached copy (304), so there was a request.
    expect(cameLike({ ...CACHE, transferSize: 300 }, CACHE, 1.6)).toBe(true);
  });

  it('ignores the speed of a page that was prefetched', () => {
    const ahead = { ...NETWORK, deliveryType: 'navigational-prefetch', responseEnd: 0 };
    expect(cameLike(ahead, CACHE, 1.6)).toBe(false);
    expect(cameLike(ahead, CACHE, 10)).toBe(true);
  });
});
