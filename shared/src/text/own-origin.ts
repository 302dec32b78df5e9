/** Origin at which a server that listens on HOST and PORT serves its own machine. Throws if HOST cannot be part of a URL. */
export function ownOrigin(host: string, port: number): string {
  const url = new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  // The wildcard addresses cannot be requested.
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1';
  if (url.hostname === '[::]') url.hostname = '[::1]';
  return url.origin;
}
