import { readServerSettings } from './settings.ts';

describe('readServerSettings', () => {
  it('needs nothing', () => {
    expect(readServerSettings({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      drainSeconds: 0,
      pageCacheBytes: 32 * 1024 * 1024,
      cacheUrl: undefined,
      origin: 'http://localhost:3000',
      editions: 'file:var/editions',
      feedRelayUrl: 'http://127.0.0.1:3000/api/relay',
      blogApiUrl: 'http://127.0.0.1:3000/api/blog',
      adFrameUrl: undefined,
      overrideSecret: undefined,
    });
  });

  it('takes a slash off the end of addresses', () => {
    expect(readServerSettings({ SITE_ORIGIN: 'https://news.example/' }).origin).toBe('https://news.example');
  });

  it('takes a long secret, and does not repeat a short one', () => {
    const secret = 'x'.repeat(32);
    expect(readServerSettings({ OVERRIDE_SECRET: secret }).overrideSecret).toBe(secret);
    expect(() => readServerSettings({ OVERRIDE_SECRET: 'hunter2' })).toThrow(
      'The setting OVERRIDE_SECRET is to be a secret of at least 32 characters.',
    );
  });
  it.each(['file:/srv/editions', 's3://a-bucket', 's3://a-bucket/paper/editions'])(
    'takes %s for the editions',
    (editions) => expect(readServerSettings({ EDITIONS: editions }).editions).toBe(editions),
  );

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['DRAIN_SECONDS', 'soon'],
    ['DRAIN_SECONDS', '-1'],
    ['SITE_ORIGIN', 'news.example'],
    ['SITE_ORIGIN', 'ftp://news.example'],
    ['EDITIONS', 'var/editions'],
    ['EDITIONS', 's3://'],
    ['EDITIONS', 's3://Bucket/site'],
    ['EDITIONS', 's3://bucket/../other'],
    ['EDITIONS', 'https://bucket.example/site'],
    ['FEED_RELAY_URL', 'javascript:alert(1)'],
    ['AD_FRAME_URL', 'http://ads.example/frame'],
  ])('stops at %s=%s with a sentence that names it', (name, value) => {
    expect(() => readServerSettings({ [name]: value })).toThrow(
      new RegExp(`${name} is to .*"${value.replace(/[()]/g, '\\$&')}"`),
    );
  });
});
