import { createFeedSource, type FeedsMode } from './feed-source.ts';

const NOW = Date.UTC(2026, 2, 1);
const SAMPLE_AFTER_MS = 40;

/** A feed whose responses the test triggers; several requests can be pending. */
function manualFeed() {
  const waiting: { resolve: () => void; reject: () => void }[] = [];
  let requested = 0;
  return {
    requested: () => requested,
    fetch(address: string) {
      requested += 1;
      return new Promise<ReturnType<typeof found>>((resolve, reject) => {
        waiting.push({
          resolve: () => resolve(found(address)),
          reject: () => reject(new Error(`down: ${address}`)),
        });
      });
    },
    respond: () => waiting.splice(0).forEach(({ resolve }) => resolve()),
    fail: () => waiting.splice(0).forEach(({ reject }) => reject()),
  };
}

function found(address: string) {
  return {
    contents: `live ${address}`,
    seenAt: NOW - 1000,
    stale: false,
    cached: false,
    finalUrl: address,
    etag: null,
    lastModified: null,
  };
}

function source(mode: FeedsMode, feed: ReturnType<typeof manualFeed>) {
  return createFeedSource({
    mode,
    live: (address) => feed.fetch(address),
    sampleOf: (address) => (address === 'unlisted' ? null : `sample ${address}`),
    now: () => NOW,
    sampleAfterMs: SAMPLE_AFTER_MS,
  });
}

const SAMPLE_A = { contents: 'sample a', url: 'a', sample: true, fetchedAt: NOW, stale: false, cached: true };
const LIVE_A = {
  contents: 'live a',
  url: 'a',
  sample: false,
  fetchedAt: NOW - 1000,
  stale: false,
  cached: false,
};

test('sample: nothing is fetched', async () => {
  const feed = manualFeed();
  expect(await source('sample', feed)('a')).toEqual(SAMPLE_A);
  expect(feed.requested()).toBe(0);
});

test('live: a failing feed fails', async () => {
  const feed = manualFeed();
  const response = source('live', feed)('a');
  feed.fail();
  await expect(response).rejects.toThrow('down: a');
});

describe('auto', () => {
  test('a feed that responds in time is live', async () => {
    const feed = manualFeed();
    const response = source('auto', feed)('a');
    feed.respond();
    expect(await response).toEqual(LIVE_A);
  });

  test('while no feed has responded, a failing one is replaced by the sample at once', async () => {
    const feed = manualFeed();
    const response = source('auto', feed)('a');
    feed.fail();
    expect(await response).toEqual(SAMPLE_A);
  });

  test('a slow feed is replaced by the sample, and is still cached when it arrives', async () => {
    const feed = manualFeed();
    const get = source('auto', feed);
    expect(await get('a')).toEqual(SAMPLE_A);
    feed.respond();
    const second = get('a');
    feed.respond();
    expect(await second).toEqual(LIVE_A);
  });

  test('after the first response of any feed, every failure is a failure', async () => {
    const feed = manualFeed();
    const get = source('auto', feed);
    const first = get('a');
    feed.respond();
    await first;
    const other = get('b');
    feed.fail();
    await expect(other).rejects.toThrow('down: b');
  });

  test('a feed that was already waiting is not replaced when another responds meanwhile', async () => {
    const feed = manualFeed();
    const other = manualFeed();
    const get = createFeedSource({
      mode: 'auto',
      live: (address) => (address === 'a' ? feed : other).fetch(address),
      sampleOf: () => 'sample',
      now: () => NOW,
      sampleAfterMs: SAMPLE_AFTER_MS,
    });
    const waiting = get('a');
    const quick = get('b');
    other.respond();
    await quick;
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_AFTER_MS * 2));
    feed.respond();
    expect(await waiting).toEqual(LIVE_A);
  });

  test('an address without a sample is live only', async () => {
    const feed = manualFeed();
    const response = source('auto', feed)('unlisted');
    feed.fail();
    await expect(response).rejects.toThrow('down: unlisted');
  });
});
