/** Addresses on this site lose their origin, so that a page is the same under every name the site has. */
export function onSite(address: string, origin: string): string {
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
