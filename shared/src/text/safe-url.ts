/** Longer addresses are not links people follow; they only weigh down the page. */
const MAX_LENGTH = 4096;

/**
 * The absolute address of `value` seen from `base`, or null unless it is http or https. Addresses from feeds, posts and
 * readers pass through here before they become a link or a picture. An address that carries a user name is refused:
 * its only use in a link is to look like another site (`https://bank.example@evil.example`).
 */
export function safeUrl(value: string, base: string): string | null {
  const address = value.trim();
  if (address === '' || address.length > MAX_LENGTH || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}
