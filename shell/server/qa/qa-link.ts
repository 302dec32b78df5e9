import { createHmac, timingSafeEqual } from 'node:crypto';
import { releaseNames, type ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import { z } from 'zod';

/** Enough for links to a few releases, and short enough for a cookie. */
const TOKEN_LENGTH = 3000;
const TOKEN = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{43})$/;

/** Short keys, for URL and cookie. `pin`: versions by remote; `exp`: seconds since 1970. */
const payloadSchema = z.strictObject({
  pin: releaseNames.refine((pins) => Object.keys(pins).length > 0),
  exp: z.number().int().positive(),
});

type QaLink = { pins: ReleaseNames; expiresAt: Date } | { refused: 'expired' | 'forged' | 'malformed' };

/**
 * The token of a QA link, which pins releases of the store until it expires. It names versions, not URLs, so that a
 * stolen secret cannot bring foreign code into the site. Throws if there are too many, about fifty.
 */
export function signQaLink(secret: string, pins: ReleaseNames, expiresAt: Date): string {
  const payload = payloadSchema.parse({ pin: pins, exp: Math.floor(expiresAt.getTime() / 1000) });
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
  const token = `${text}.${signature(secret, text).toString('base64url')}`;
  if (token.length > TOKEN_LENGTH)
    throw new Error(`A link cannot name ${Object.keys(pins).length} releases. Name those that matter.`);
  return token;
}

/** Reads an untrusted token. It must be signed with one of the secrets; that is checked before the payload is parsed. */
export function readQaLink(secrets: readonly string[], token: string, now: Date): QaLink {
  const [, text, signed] = token.length <= TOKEN_LENGTH ? (TOKEN.exec(token) ?? []) : [];
  if (text === undefined || signed === undefined) return { refused: 'malformed' };
  const given = Buffer.from(signed, 'base64url');
  if (!secrets.some((secret) => timingSafeEqual(signature(secret, text), given)))
    return { refused: 'forged' };
  const payload = payloadSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  if (!payload.success) return { refused: 'malformed' };
  const { pin: pins, exp } = payload.data;
  const expiresAt = new Date(exp * 1000);
  return expiresAt > now ? { pins, expiresAt } : { refused: 'expired' };
}

/** Signs the purpose as well, so that other texts signed with this secret are not valid links. */
function signature(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`qa-link ${text}`).digest();
}
