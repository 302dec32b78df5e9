import { parseCookie, stringifySetCookie, type SetCookie } from 'cookie';

export function cookieValue(header: string | undefined, name: string): string | null {
  return parseCookie(header ?? '')[name] ?? null;
}

/** Without `expires` and `maxAge`, the cookie ends with the browser's session. `secure`: sent over HTTPS only. */
type CookieOptions = Pick<SetCookie, 'expires' | 'maxAge' | 'httpOnly'> & { secure: boolean };

/**
 * A `Set-Cookie` header for the whole site. By default scripts cannot read the cookie; other sites' requests never
 * carry it.
 */
export function setCookie(name: string, value: string, options: CookieOptions): string {
  return stringifySetCookie({ name, value, path: '/', httpOnly: true, sameSite: 'lax', ...options });
}

export function dropCookie(name: string, secure: boolean): string {
  return setCookie(name, '', { secure, expires: new Date(0) });
}
