const MAX_LENGTH = 300;

/** Removes query and fragment from URLs, which may contain text of the reader, and cuts the message to 300 characters. */
export function cleanMessage(message: string): string {
  return message.replace(/(\/[^\s/?#]*)[?#]\S*/g, '$1').slice(0, MAX_LENGTH);
}
