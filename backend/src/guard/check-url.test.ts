import { AddressRefused } from './address-refused.ts';
import { checkSyntax, checkHostAndPort } from './check-url.ts';

test.each([
  'https://news.example/feed.xml',
  'http://news.example:443/',
  'http://8.8.8.8/',
  'http://[2606:4700::1]/',
])('%s may be fetched', (address) => {
  const url = new URL(address);
  expect(() => checkSyntax(url)).not.toThrow();
  expect(() => checkHostAndPort(url)).not.toThrow();
});

test.each(['file:///etc/passwd', 'ftp://news.example/', 'gopher://news.example/', 'data:text/xml,<rss/>'])(
  '%s has the wrong scheme',
  (address) => {
    expect(() => checkSyntax(new URL(address))).toThrow('only http and https are fetched');
  },
);

test('a name or password in the address is refused and not repeated', () => {
  const url = new URL('https://user:secret@news.example/feed');
  expect(() => checkSyntax(url)).toThrow(
    'The address https://news.example/feed is refused because it carries a user name or password.',
  );
});

test.each([
  ['http://127.0.0.1/'],
  ['http://127.0.0.1./'],
  ['http://127.1/'],
  ['http://2130706433/'],
  ['http://0x7f000001/'],
  ['http://0x7f.0.0.1/'],
  ['http://0177.0.0.1/'],
  ['http://017700000001/'],
  ['http://１２７.0.0.1/'],
  ['http://%31%32%37.0.0.1/'],
  ['http://[::1]/'],
  ['http://[0:0:0:0:0:0:0:1]/'],
  ['http://[::ffff:127.0.0.1]/'],
  ['http://[::ffff:7f00:1]/'],
  ['http://[64:ff9b::127.0.0.1]/'],
])('%s is loopback, however it is written', (address) => {
  expect(() => checkHostAndPort(new URL(address))).toThrow('a loopback address');
});

test('a private address on an unusual port is refused as private', () => {
  expect(() => checkHostAndPort(new URL('http://192.168.0.10:8080/feed'))).toThrow(AddressRefused);
  expect(() => checkHostAndPort(new URL('http://192.168.0.10:8080/feed'))).toThrow(
    'The address http://192.168.0.10:8080/feed is refused because 192.168.0.10 is a private address.',
  );
});

test.each(['22', '25', '6379', '8080'])('port %s is refused', (port) => {
  expect(() => checkHostAndPort(new URL(`http://news.example:${port}/`))).toThrow(
    `port ${port} is not a web port`,
  );
});
