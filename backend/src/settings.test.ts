import { readListenAddress } from './listen-address.ts';
import { PUBLIC_BLOG_TOKEN, readBackendSettings } from './settings.ts';

test('works without any setting, and treats an empty value as not set', () => {
  const settings = readBackendSettings({});
  expect(settings).toMatchObject({
    feeds: { mode: 'auto', allow: 'catalog', privateHosts: new Set(), origin: 'http://localhost:3000' },
    blog: { databaseUrl: 'file:var/blog.db', token: PUBLIC_BLOG_TOKEN },
    pictures: {
      keys: [expect.stringMatching(/^.{32,}$/)],
      folder: 'var/pictures',
      maxBytes: 256 * 1024 * 1024,
    },
    radio: { upstream: null },
  });
  expect(settings.feeds.catalog.sports).toHaveLength(5);
  expect(readBackendSettings({ FEEDS: '', RADIO_UPSTREAM: '', RELAY_PRIVATE: '' })).toEqual(settings);
});

test('what is set counts', () => {
  expect(
    readBackendSettings({
      FEEDS: 'live',
      RELAY_ALLOW: 'public',
      RELAY_PRIVATE: 'feeds.internal:8080, [fd00::5]:80,10.0.0.5:443',
      BLOG_API_TOKEN: 'abc.DEF-123==',
      DATABASE_URL: 'postgres://blog@db.internal/blog',
      RADIO_UPSTREAM: 'http://radio.internal:8000/live',
      SITE_ORIGIN: 'https://news.example/',
      PICTURES_KEY: 'a key for pictures that is long enough, the key before that was long enough too',
      PICTURES_DIR: '/srv/pictures',
      PICTURES_CACHE_MB: '1000',
      PORT: '8080',
    }),
  ).toMatchObject({
    feeds: {
      mode: 'live',
      allow: 'public',
      privateHosts: new Set(['feeds.internal:8080', '[fd00::5]:80', '10.0.0.5:443']),
      origin: 'https://news.example',
    },
    blog: { databaseUrl: 'postgres://blog@db.internal/blog', token: 'abc.DEF-123==' },
    pictures: {
      keys: ['a key for pictures that is long enough', 'the key before that was long enough too'],
      folder: '/srv/pictures',
      maxBytes: 1000 * 1024 * 1024,
    },
    radio: { upstream: new URL('http://radio.internal:8000/live') },
  });
});

test('without SITE_ORIGIN the port is part of it', () => {
  expect(readBackendSettings({ PORT: '8080' }).feeds.origin).toBe('http://localhost:8080');
});

test.each([
  ['FEEDS', 'on', 'must be auto, live or sample'],
  ['RELAY_ALLOW', 'all', 'must be catalog or public'],
  ['RELAY_PRIVATE', 'feeds.internal', 'must list hosts with ports'],
  ['RELAY_PRIVATE', 'http://feeds.internal:80', 'must list hosts with ports'],
  ['RADIO_UPSTREAM', 'radio.internal', 'must be the http or https address'],
  ['RADIO_UPSTREAM', 'file:///loop.mp3', 'must be the http or https address'],
  ['SITE_ORIGIN', 'news.example', 'must be an http or https origin'],
  ['SEARCH_SITE', 'http://10.0.0.7/paper', 'must be an http or https origin without a path'],
  ['PICTURES_CACHE_MB', '1 GB', 'must be a number of megabytes'],
  ['PICTURES_CACHE_MB', '100.3', 'must be a whole number of megabytes'],
  ['PICTURES_CACHE_MB', '1', 'must be at least 64'],
  ['PORT', 'http', 'must be a port number'],
])('%s=%s is refused with a message that names it', (name, value, message) => {
  expect(() => readBackendSettings({ [name]: value })).toThrow(`${name} is "${value}" but ${message}`);
});

test.each([
  ['BLOG_API_TOKEN', 'two secret words', 'must be a bearer token'],
  ['PICTURES_KEY', 'a short secret', 'must be a random text of at least 32 characters'],
  ['DATABASE_URL', 'mysql://user:secret@db/blog', 'must be file:<path> or postgres://'],
])('%s is refused without repeating what may be secret', (name, value, message) => {
  const read = () => readBackendSettings({ [name]: value });
  expect(read).toThrow(`${name} is set but ${message}`);
  expect(read).not.toThrow('secret');
});

test('a backend that runs alone listens on a different port than the site', () => {
  expect(readListenAddress({})).toEqual({ port: 3001, host: '127.0.0.1' });
  expect(readListenAddress({ PORT: '80', HOST: '0.0.0.0' })).toEqual({ port: 80, host: '0.0.0.0' });
  expect(() => readListenAddress({ PORT: '99999' })).toThrow(
    'PORT is "99999"; give a number from 0 to 65535.',
  );
});
