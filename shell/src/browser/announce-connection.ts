/**
 * Tells the reader when the connection is lost and when it is back, which explains failing links. The page itself needs
 * no connection.
 */
export function announceConnection(notify: (sentence: string) => void): void {
  addEventListener('offline', () => notify('You are offline. Pages that are open stay readable.'));
  addEventListener('online', () => notify('You are back online.'));
}
