/** Where a server that listens at HOST and PORT answers its own machine. Throws if HOST can be no part of an address. */
export function ownOrigin(host: string, port: number): string {
  const url = new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  // All addresses of a machine are none that can be asked.
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1';
  if (url.hostname === '[::]') url.hostname = '[::1]';
  return url.origin;
}
