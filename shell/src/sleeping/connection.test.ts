import { connectionIsGood, isGoodConnection } from './connection.ts';

const network = { saveData: false, effectiveType: '4g', downlink: 10 };

it('takes a page that came at once for a good connection, whatever the browser reckons', () => {
  expect(isGoodConnection({ ...network, downlink: 1.5 }, 20)).toBe(true);
  expect(isGoodConnection(undefined, 20)).toBe(true);
});

it('asks for bandwidth where the page took a while, if the browser tells', () => {
  expect(isGoodConnection(network, 100)).toBe(true);
  expect(isGoodConnection({ ...network, downlink: 1.6 }, 100)).toBe(false);
  expect(isGoodConnection(undefined, 100)).toBe(true);
});

it('lets a page sleep that came slowly, or whose reader saves data', () => {
  expect(isGoodConnection(network, 200)).toBe(false);
  expect(isGoodConnection({ ...network, saveData: true }, 20)).toBe(false);
  expect(isGoodConnection({ ...network, effectiveType: '3g' }, 20)).toBe(false);
});

it('believes the browser alone where nothing of the page was waited for', () => {
  expect(isGoodConnection(network, null)).toBe(true);
  expect(isGoodConnection({ ...network, downlink: 1.6 }, null)).toBe(false);
  expect(isGoodConnection(undefined, null)).toBe(false);
});

describe('connectionIsGood', () => {
  const NETWORK = { transferSize: 9000, deliveryType: '', requestStart: 10 };
  const CACHE = { transferSize: 0, deliveryType: 'cache', requestStart: 10, responseEnd: 11 };

  function cameLike(page: object, script: object, downlink: number): boolean {
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([page as PerformanceResourceTiming]);
    jest.spyOn(performance, 'getEntriesByName').mockReturnValue([script as PerformanceResourceTiming]);
    Object.defineProperty(globalThis, 'navigator', {
      value: { connection: { ...network, downlink } },
      configurable: true,
    });
    return connectionIsGood('/bootstrap.js');
  }

  afterEach(() => jest.restoreAllMocks());

  it('goes by the bootstrap, and by the page where that was in the cache', () => {
    const slow = { ...NETWORK, responseEnd: 400 };
    const quick = { ...NETWORK, responseEnd: 40 };
    expect(cameLike(slow, quick, 1.6)).toBe(true);
    expect(cameLike(quick, slow, 10)).toBe(false);
    expect(cameLike(quick, CACHE, 1.6)).toBe(true);
    expect(cameLike(slow, CACHE, 10)).toBe(false);
    // The server has confirmed the cached copy (304), so there was a request.
    expect(cameLike({ ...CACHE, transferSize: 300 }, CACHE, 1.6)).toBe(true);
  });

  it('takes nothing from how fast a page came that was fetched before its link was followed', () => {
    const ahead = { ...NETWORK, deliveryType: 'navigational-prefetch', responseEnd: 0 };
    expect(cameLike(ahead, CACHE, 1.6)).toBe(false);
    expect(cameLike(ahead, CACHE, 10)).toBe(true);
  });
});
