const MAX_LENGTH = 300;

/** The message of an error without what stands behind `?` or `#` in addresses, where readers' words may be; and short. */
export function cleanMessage(message: string): string {
  return message.replace(/(\/[^\s?#]*)[?#]\S*/g, '$1').slice(0, MAX_LENGTH);
}
