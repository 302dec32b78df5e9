import { catalogHostRule, listedHostRule } from './private-hosts.ts';

const FEED = 'http://feeds.internal:8080/news.xml';
const PUBLIC_FEED = 'https://news.example/feed.xml';
const allowsPrivate = catalogHostRule(
  new Set([FEED, PUBLIC_FEED]),
  new Set(['feeds.internal:8080', '10.0.0.5:443']),
);
const asks = (start: string, hop: string): boolean => allowsPrivate(new URL(start), new URL(hop));

test('a catalog feed on a listed host, and redirects between listed hosts, are vouched for', () => {
  expect(asks(FEED, FEED)).toBe(true);
  expect(asks(FEED, 'https://10.0.0.5/moved.xml')).toBe(true);
});

test('a port that is not listed is not', () => {
  expect(asks(FEED, 'http://feeds.internal:9090/')).toBe(false);
  expect(asks(FEED, 'http://10.0.0.5/')).toBe(false);
});

test('a reader cannot reach a listed host at an address outside the catalog', () => {
  expect(asks('http://feeds.internal:8080/admin', 'http://feeds.internal:8080/admin')).toBe(false);
});

test('a public feed cannot redirect to a listed host', () => {
  expect(asks(PUBLIC_FEED, FEED)).toBe(false);
});

test('pictures have no catalog: a listed host is vouched for, but no public picture can redirect to it', () => {
  const pictures = listedHostRule(new Set(['feeds.internal:8080']));
  const bird = new URL('http://feeds.internal:8080/bird.png');
  expect(pictures(bird, bird)).toBe(true);
  expect(pictures(new URL('https://pictures.example/bird.png'), bird)).toBe(false);
  expect(pictures(bird, new URL('http://feeds.internal:9090/'))).toBe(false);
});
