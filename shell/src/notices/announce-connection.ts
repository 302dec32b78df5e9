/**
 * Tells the reader when the connection goes and when it is back: a link that leads nowhere is then no riddle. What is
 * on the page needs no connection.
 */
export function announceConnection(notify: (sentence: string) => void): void {
  addEventListener('offline', () => notify('You are offline. This page stays readable.'));
  addEventListener('online', () => notify('You are back online.'));
}
