const MAX_LENGTH = 300;

/** Removes query and fragment from addresses, which may contain words of the reader, and cuts the message to 300 characters. */
export function cleanMessage(message: string): string {
  return message.replace(/(\/[^\s/?#]*)[?#]\S*/g, '$1').slice(0, MAX_LENGTH);
}
