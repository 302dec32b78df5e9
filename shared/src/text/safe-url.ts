/** In characters. Longer URLs are not useful links and add to the page's size. */
const MAX_LENGTH = 4096;

/**
 * Resolves `value` against `base`; null unless the result is http or https. Every URL from a feed, a post or a
 * reader passes through here before it becomes a link or a picture. A URL with a user name is null too: in a link
 * it only serves to imitate another site (`https://bank.example@evil.example`).
 */
export function safeUrl(value: string, base: string): string | null {
  const address = value.trim();
  if (address === '' || address.length > MAX_LENGTH || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}
