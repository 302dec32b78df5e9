/**
 * Normalizes a feed URL, so that equal URLs are equal strings: as `URL` writes it, without the fragment, which
 * is never sent. Throws a TypeError for an invalid URL.
 */
export function feedAddress(address: string | URL): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
