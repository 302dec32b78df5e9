import ipaddr from 'ipaddr.js';

// Everything else in IPv6 is special or unassigned (RFC 4291, section 4).
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
// How IPv6-only networks reach IPv4: the last 32 bits are the destination (RFC 6052).
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
// A public address, but inside Azure it serves each machine's secrets.
const AZURE_PLATFORM = '168.63.129.16';

const KINDS: Readonly<Record<string, string>> = {
  unspecified: 'an unspecified address',
  broadcast: 'a broadcast address',
  multicast: 'a multicast address',
  linkLocal: 'a link-local address',
  loopback: 'a loopback address',
  carrierGradeNat: 'a carrier-grade NAT address',
  private: 'a private address',
  uniqueLocal: 'a private address',
  '6to4': 'a tunnel address',
  teredo: 'a tunnel address',
};

/**
 * The reason why an IP address is not on the public internet ("a loopback address"), or null if it is. Judges IPv4 inside
 * IPv6 (mapped, NAT64) by the IPv4 address.
 */
export function whyNotPublic(text: string): string | null {
  if (!ipaddr.isValid(text)) return 'not an IP address';
  const address = ipaddr.process(text);
  return address instanceof ipaddr.IPv6 ? whyNotPublicV6(address) : whyNotPublicV4(address);
}

function whyNotPublicV4(address: ipaddr.IPv4): string | null {
  if (address.toString() === AZURE_PLATFORM) return 'a platform address';
  const range = address.range();
  return range === 'unicast' ? null : kindOf(range);
}

function whyNotPublicV6(address: ipaddr.IPv6): string | null {
  if (address.match(NAT64)) return whyNotPublicV4(new ipaddr.IPv4(address.toByteArray().slice(-4)));
  const range = address.range();
  return range === 'unicast' && address.match(GLOBAL_UNICAST) ? null : kindOf(range);
}

function kindOf(range: string): string {
  return KINDS[range] ?? 'a reserved address';
}
