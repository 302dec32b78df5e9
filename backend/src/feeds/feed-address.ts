/**
 * The one way a feed address is written, so that equal addresses are equal strings: as `URL` writes it, without the
 * fragment, which is never sent. Throws a TypeError for what is no address.
 */
export function feedAddress(address: string | URL): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
