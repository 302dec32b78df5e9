const ALLOWED_PROTOCOL = /^(?:https?|ircs?|mailto|xmpp)$/i;

/**
 * A link's URL, or an empty string if it is not allowed (specification, section 5). Allowed: the protocols http,
 * https, irc, ircs, mailto and xmpp, and relative URLs (no colon, or a colon only after a slash, question mark or
 * hash).
 *
 * Compares the text before the first colon as written. Browsers drop tabs, line breaks and leading control characters
 * before they read the protocol; with any of them it matches nothing here and is refused. The parser has already
 * decoded entities.
 */
export function allowedAddress(address: string): string {
  const colon = address.indexOf(':');
  const isRelative = colon === -1 || /[/?#]/.test(address.slice(0, colon));
  return isRelative || ALLOWED_PROTOCOL.test(address.slice(0, colon)) ? address : '';
}
