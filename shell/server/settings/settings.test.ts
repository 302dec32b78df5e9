import { DEFAULT_COMPOSERS, readServerSettings } from './settings.ts';

describe('readServerSettings', () => {
  it('requires no setting', () => {
    expect(readServerSettings({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      adminPort: undefined,
      drainMs: 0,
      connections: { headersMs: 20_000, requestMs: 30_000, keepAliveMs: 72_000, most: 4000 },
      trustedProxies: undefined,
      composers: DEFAULT_COMPOSERS,
      pageCacheBytes: 32 * 1024 * 1024,
      storeCopy: 'var/store-copy',
      cacheUrl: undefined,
      purgeCaches: [],
      traces: null,
      cacheTokens: { fastly: undefined, cloudflare: undefined },
      origin: 'http://localhost:3000',
      editions: 'file:var/editions',
      feedRelayUrl: 'http://127.0.0.1:3000/api/relay',
      blogApiUrl: 'http://127.0.0.1:3000/api/blog',
      weatherApiUrl: 'http://127.0.0.1:3000/api/weather',
      riverApiUrl: 'http://127.0.0.1:3000/api/river',
      searchApiUrl: 'http://127.0.0.1:3000/api/search',
      remoteServices: [],
      serviceCredentials: new Map(),
      trustedKeys: undefined,
      signingKey: undefined,
      liveAtLeast: 0,
      adFrameUrl: undefined,
      offline: true,
      overrideSecrets: [],
      logLevel: 'warn',
    });
  });

  it('requires a deadline for the whole request that is not less than that for its head', () => {
    expect(() => readServerSettings({ HEADERS_TIMEOUT_SECONDS: '60' })).toThrow(
      'The setting REQUEST_TIMEOUT_SECONDS must not be less than HEADERS_TIMEOUT_SECONDS, which is a part of it; it is not set.',
    );
  });

  it('reads which services remotes may use', () => {
    const { remoteServices } = readServerSettings({
      REMOTE_SERVICES: 'weather/radar=https://Weather.example/, media/charts=http://127.0.0.1:8000/api',
    });
    expect(remoteServices).toEqual([
      { remote: 'weather', name: 'radar', base: 'https://weather.example' },
      { remote: 'media', name: 'charts', base: 'http://127.0.0.1:8000/api' },
    ]);
    for (const wrong of [
      'weather/radar',
      'weather/radar=',
      'weather/radar=ftp://a.example',
      'weather=https://a.example',
    ])
      expect(() => readServerSettings({ REMOTE_SERVICES: wrong })).toThrow('REMOTE_SERVICES must be a list');
  });

  it('reads the credentials of these services, and does not repeat wrong ones', () => {
    const allowed = { REMOTE_SERVICES: 'media/charts=https://a.example' };
    const read = (credentials: string) =>
      readServerSettings({ ...allowed, REMOTE_SERVICE_CREDENTIALS: credentials }).serviceCredentials;
    expect(read('media/charts=Basic YTpi==').get('media/charts')).toBe('Basic YTpi==');
    for (const wrong of ['Bearer abc', 'media/charts=abc', 'media=Bearer abc', 'media/charts=Bearer a\nb: c'])
      expect(() => read(wrong)).toThrow(
        /^The setting REMOTE_SERVICE_CREDENTIALS must be a list such as "school-sports\/scores=Bearer abc, media\/charts=Basic abc=="\.$/,
      );
    expect(() => read('media/scores=Bearer abc')).toThrow(
      'The setting REMOTE_SERVICE_CREDENTIALS must only name services that are in REMOTE_SERVICES.',
    );
  });

  it('reads which caches are in front', () => {
    const caches =
      'varnish=http://10.0.0.7:80, fastly=SU1Z0isxPaozGVKXdv0eY,cloudflare=023e105f4ecef8ad9ca31a8372d0c353';
    expect(readServerSettings({ PURGE_CACHES: caches }).purgeCaches).toEqual([
      { kind: 'varnish', address: 'http://10.0.0.7:80' },
      { kind: 'fastly', service: 'SU1Z0isxPaozGVKXdv0eY' },
      { kind: 'cloudflare', zone: '023e105f4ecef8ad9ca31a8372d0c353' },
    ]);
    for (const wrong of [
      'varnish',
      'varnish=10.0.0.7',
      'fastly=',
      'cloudflare=a/../b',
      'squid=http://a.example',
    ])
      expect(() => readServerSettings({ PURGE_CACHES: wrong })).toThrow('PURGE_CACHES must be a list');
  });

  it("refuses the readers' port as admin port", () => {
    expect(readServerSettings({ ADMIN_PORT: '3001' }).adminPort).toBe(3001);
    expect(() => readServerSettings({ ADMIN_PORT: '3000' })).toThrow('ADMIN_PORT must be another port');
  });

  it('treats an empty value as not set', () => {
    expect(readServerSettings({ PORT: '', LOG_LEVEL: '', EDITIONS: '' })).toEqual(readServerSettings({}));
  });

  it('does not accept a blank value as a number, or as a name', () => {
    for (const name of ['PORT', 'PAGE_CACHE_MB', 'OTEL_SERVICE_NAME'])
      expect(() => readServerSettings({ [name]: ' ' })).toThrow(`The setting ${name} is blank, " ".`);
  });

  it('reads headers for the collector, and does not repeat a wrong one', () => {
    const right = 'authorization=Bearer abc==, x-team=paper';
    expect(() => readServerSettings({ OTEL_EXPORTER_OTLP_HEADERS: right })).not.toThrow();
    for (const wrong of ['Bearer-abc', 'authorization: Bearer abc', 'a=b,', '=b'])
      expect(() => readServerSettings({ OTEL_EXPORTER_OTLP_HEADERS: wrong })).toThrow(
        /^The setting OTEL_EXPORTER_OTLP_HEADERS must be a list such as "authorization=Bearer abc, x-team=paper"\.$/,
      );
  });

  it('removes a slash at the end of URLs', () => {
    expect(readServerSettings({ SITE_ORIGIN: 'https://news.example/' }).origin).toBe('https://news.example');
  });

  it.each([
    [{ HOST: '10.0.0.7' }, 'http://10.0.0.7:3000/api/relay'],
    [{ HOST: '::' }, 'http://[::1]:3000/api/relay'],
    // As the URL that a load requests is written.
    [{ PORT: '80' }, 'http://127.0.0.1/api/relay'],
    [{ FEED_RELAY_URL: 'HTTPS://Relay.example:443/get/' }, 'https://relay.example/get'],
  ])('%j uses the relay at %s', (env, relay) => {
    expect(readServerSettings(env).feedRelayUrl).toBe(relay);
  });

  it('accepts addresses and networks of proxies', () => {
    expect(readServerSettings({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1,fd00::/8' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
      'fd00::/8',
    ]);
  });

  it('accepts a long secret, and does not repeat a short one', () => {
    const secret = 'x'.repeat(32);
    expect(readServerSettings({ OVERRIDE_SECRET: secret }).overrideSecrets).toEqual([secret]);
    const [newest, old] = ['n'.repeat(32), 'o'.repeat(40)];
    expect(readServerSettings({ OVERRIDE_SECRET: `${newest}, ${old}` }).overrideSecrets).toEqual([
      newest,
      old,
    ]);
    expect(() => readServerSettings({ OVERRIDE_SECRET: 'hunter2' })).toThrow(
      'The setting OVERRIDE_SECRET must be a secret of at least 32 characters, or several, separated by commas.',
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
    ['HEADERS_TIMEOUT_SECONDS', '0'],
    ['HEADERS_TIMEOUT_SECONDS', 'soon'],
    ['REQUEST_TIMEOUT_SECONDS', '301'],
    ['REQUEST_TIMEOUT_SECONDS', '19'],
    ['KEEP_ALIVE_SECONDS', '-1'],
    ['MAX_CONNECTIONS', 'all'],
    ['MAX_CONNECTIONS', '0'],
    ['MAX_CONNECTIONS', '10.5'],
    ['SITE_ORIGIN', 'news.example'],
    ['SITE_ORIGIN', 'ftp://news.example'],
    ['SITE_ORIGIN', 'https://news.example/omaha'],
    ['HOST', 'news example'],
    ['EDITIONS', 'var/editions'],
    ['EDITIONS', 's3://'],
    ['EDITIONS', 's3://Bucket/site'],
    ['EDITIONS', 's3://bucket/../other'],
    ['EDITIONS', 'https://bucket.example/site'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['FEED_RELAY_URL', 'javascript:alert(1)'],
    ['AD_FRAME_URL', 'http://ads.example/frame'],
    ['OFFLINE', 'no'],
    ['LOG_LEVEL', 'loud'],
  ])('rejects %s=%s with an error that names it', (name, value) => {
    expect(() => readServerSettings({ [name]: value })).toThrow(
      new RegExp(`${name} must .*"${value.replace(/[()]/g, '\\$&')}"`),
    );
  });
});
