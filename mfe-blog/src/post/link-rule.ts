const KEPT_PROTOCOL = /^(?:https?|ircs?|mailto|xmpp)$/i;

/**
 * The address of a link in a post's text, or the empty string when it may not be followed (specification, section 5).
 * Kept: the protocols http, https, irc, ircs, mailto and xmpp, and relative addresses, those with no colon or with a
 * colon only after a slash, question mark or hash.
 *
 * What stands before the first colon is compared as it is. Browsers drop tabs, line breaks and leading control
 * characters from an address before they read its protocol; a protocol written with any of them matches nothing here,
 * so it is emptied. Markdown entities are decoded by the parser before this rule sees the address.
 */
export function keptAddress(address: string): string {
  const colon = address.indexOf(':');
  const isRelative = colon === -1 || /[/?#]/.test(address.slice(0, colon));
  return isRelative || KEPT_PROTOCOL.test(address.slice(0, colon)) ? address : '';
}
