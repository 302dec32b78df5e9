import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import { cookieValue } from './cookies.ts';
import { readQaLink } from './qa-link.ts';

/** The token of the QA link that this browser followed. */
export const QA_COOKIE = 'qa';
/** Set while the inspector is wanted. */
export const INSPECT_COOKIE = 'inspect';

/** What one browser is to see instead of what readers get. */
export interface QaView {
  /** Releases of the store that take the place of those of the live edition. */
  pins: ReleaseNames;
  expiresAt: Date;
  inspect: boolean;
}

/** The part of a request that is looked at. */
export interface WithCookies {
  headers: { cookie?: string | undefined };
}

/** What this request is to see, or null for readers, for a link that has expired, and where overrides are off. */
export function pinsOf(request: WithCookies, secret: string | undefined, now: Date): QaView | null {
  const token = cookieValue(request.headers.cookie, QA_COOKIE);
  if (token === null || secret === undefined) return null;
  const link = readQaLink(secret, token, now);
  return 'refused' in link ? null : { ...link, inspect: wantsInspector(request) };
}

/** Whether this browser asked for the inspector. It gets it with a QA link or in development, and not otherwise. */
export function wantsInspector(request: WithCookies): boolean {
  return cookieValue(request.headers.cookie, INSPECT_COOKIE) === '1';
}
