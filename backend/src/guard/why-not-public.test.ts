import { whyNotPublic } from './why-not-public.ts';

test.each([
  ['8.8.8.8'],
  ['151.101.1.164'],
  ['2606:4700:4700::1111'],
  ['2a00:1450:4001:81b::200e'],
  ['::ffff:8.8.8.8'],
  ['64:ff9b::808:808'], // NAT64 of 8.8.8.8: how a network with IPv6 only reaches IPv4
])('%s is public', (address) => {
  expect(whyNotPublic(address)).toBeNull();
});

test.each([
  ['127.0.0.1', 'a loopback address'],
  ['127.255.255.254', 'a loopback address'],
  ['::1', 'a loopback address'],
  ['10.0.0.1', 'a private address'],
  ['172.16.0.1', 'a private address'],
  ['172.31.255.255', 'a private address'],
  ['192.168.1.1', 'a private address'],
  ['fd00:ec2::254', 'a private address'],
  ['169.254.169.254', 'a link-local address'],
  ['fe80::1', 'a link-local address'],
  ['100.64.0.1', 'a carrier-grade NAT address'],
  ['100.100.100.200', 'a carrier-grade NAT address'],
  ['224.0.0.1', 'a multicast address'],
  ['ff02::1', 'a multicast address'],
  ['0.0.0.0', 'an unspecified address'],
  ['0.1.2.3', 'an unspecified address'],
  ['::', 'an unspecified address'],
  ['255.255.255.255', 'a broadcast address'],
  ['240.0.0.1', 'a reserved address'],
  ['192.0.0.192', 'a reserved address'],
  ['192.0.2.1', 'a reserved address'],
  ['198.18.0.1', 'a reserved address'],
  ['198.51.100.7', 'a reserved address'],
  ['203.0.113.7', 'a reserved address'],
  ['2001:db8::1', 'a reserved address'],
  ['3fff::1', 'a reserved address'],
  ['100::1', 'a reserved address'],
  ['fec0::1', 'a reserved address'],
  ['4000::1', 'a reserved address'],
  ['168.63.129.16', 'a platform address'],
])('%s is %s', (address, why) => {
  expect(whyNotPublic(address)).toBe(why);
});

test.each([
  ['::ffff:127.0.0.1', 'a loopback address'],
  ['::ffff:a00:1', 'a private address'],
  ['::127.0.0.1', 'a loopback address'],
  ['::7f00:1', 'a reserved address'],
  ['::ffff:0:127.0.0.1', 'a reserved address'],
  ['64:ff9b::7f00:1', 'a loopback address'],
  ['64:ff9b::a9fe:a9fe', 'a link-local address'],
  ['64:ff9b:1::a00:1', 'a reserved address'],
  ['2002:7f00:1::', 'a tunnel address'],
  ['2002:808:808::', 'a tunnel address'],
  ['2001:0:4136:e378:8000:63bf:3fff:fdd2', 'a tunnel address'],
])('%s hides no way in: it is %s', (address, why) => {
  expect(whyNotPublic(address)).toBe(why);
});

test('what is not an IP address is not public', () => {
  expect(whyNotPublic('news.example')).toBe('not an IP address');
  expect(whyNotPublic('')).toBe('not an IP address');
});
