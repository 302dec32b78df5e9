/** Value of a cookie, or null. The header is the reader's to write: only plain values of ours are taken. */
export function cookieValue(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) {
      const value = pair.slice(at + 1).trim();
      return /^[\w.-]+$/.test(value) ? value : null;
    }
  }
  return null;
}

interface CookieOptions {
  /** Without one the cookie ends with the browser's session. */
  expires?: Date;
  /** Sent over https alone; for sites that have it. */
  secure: boolean;
}

/** A `Set-Cookie` header for the whole site, out of reach of scripts and of requests that other sites make. */
export function setCookie(name: string, value: string, { expires, secure }: CookieOptions): string {
  return [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(expires ? [`Expires=${expires.toUTCString()}`] : []),
  ].join('; ');
}

/** A `Set-Cookie` header that takes a cookie away. */
export function dropCookie(name: string, secure: boolean): string {
  return setCookie(name, '', { secure, expires: new Date(0) });
}
