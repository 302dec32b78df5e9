import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { QaView, StaffRequest } from '../protocol/messages.ts';
import { cookieValue } from '../http/cookies.ts';
import { readQaLink } from './qa-link.ts';

export interface StaffSettings {
  /** Sign QA links, the newest first. Without any, there are no QA links. */
  secrets: readonly string[];
  /** In development, everybody is staff. */
  development: boolean;
}

/** Holds the token of the QA link that this browser followed. */
export const QA_COOKIE = 'qa';
/** Set while the inspector is on. */
export const INSPECT_COOKIE = 'inspect';

const STAFF_COOKIE = new RegExp(`(?:^|;\\s*)(?:${QA_COOKIE}|${INSPECT_COOKIE})=`);

/** Whether a request has a cookie of staff, valid or not: a quick test, before `staffRequest` reads the cookie. */
export function hasStaffCookie({ headers }: CookieRequest): boolean {
  return headers.cookie !== undefined && STAFF_COOKIE.test(headers.cookie);
}

/** Pins and inspector of a request by staff. Null for readers: only readers' views are counted and cached. */
export function staffRequest(
  request: CookieRequest,
  settings: StaffSettings,
  now: Date,
): StaffRequest | null {
  const qa = pinsOf(request, settings.secrets, now);
  const inspects = (qa !== null || settings.development) && wantsInspector(request);
  return qa || inspects ? { qa, inspects } : null;
}

/** The edition with the pinned releases instead of its own. */
export function withPins(edition: Edition, qa: QaView | null): Edition {
  return qa ? { ...edition, releases: { ...edition.releases, ...qa.pins } } : edition;
}

interface CookieRequest {
  headers: { cookie?: string | undefined };
}

/** The pins of a request; null for readers, for an invalid or expired link, and without a secret. */
export function pinsOf(request: CookieRequest, secrets: readonly string[], now: Date): QaView | null {
  const token = cookieValue(request.headers.cookie, QA_COOKIE);
  if (token === null) return null;
  const link = readQaLink(secrets, token, now);
  return 'refused' in link ? null : { ...link, inspect: wantsInspector(request) };
}

/** Whether this browser turned the inspector on. Shown only with a QA link or in development. */
function wantsInspector(request: CookieRequest): boolean {
  return cookieValue(request.headers.cookie, INSPECT_COOKIE) === '1';
}
