import { randomBytes } from 'node:crypto';
import { EMBEDS } from '@meadowlark/shared/site.ts';
import type { ShellFacts } from '../protocol/messages.ts';

const EMBED_FRAMES = addressesIn(EMBEDS);
const EMBED_SCRIPTS = scriptsIn(EMBEDS);
const FRAMES = webOrigins(EMBED_FRAMES);

interface PolicySettings {
  adFrameUrl: string | undefined;
  developmentOrigins: readonly string[];
}

/**
 * The content security policy of a page. Everything comes from this site, except frames and scripts of the embeds in
 * site.ts and the operator's advertising frame. The constant scripts of the head are allowed by hash, so that a page is
 * the same for everybody and can be cached. A streamed page is not cached: its scripts carry a nonce.
 */
export function pagePolicy(
  { scriptHashes }: Pick<ShellFacts, 'scriptHashes'>,
  settings: PolicySettings,
  nonce?: string,
): string {
  const { adFrameUrl, developmentOrigins } = settings;
  const frames = adFrameUrl === undefined ? FRAMES : webOrigins([...EMBED_FRAMES, adFrameUrl]);
  const updates = developmentOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...(nonce ? [`'nonce-${nonce}'`] : []), ...EMBED_SCRIPTS],
    // styled-components writes style elements, on the server and in the browser.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...developmentOrigins, ...updates],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** All web addresses anywhere in a value. */
export function addressesIn(value: unknown): string[] {
  return entriesIn(value).map(([, address]) => address);
}

/** The web addresses under the key `script`. */
export function scriptsIn(value: unknown): string[] {
  return entriesIn(value).flatMap(([name, address]) => (name === 'script' ? [address] : []));
}

/** The origins of addresses, each once. */
export function webOrigins(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

function entriesIn(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'string') return /^https?:/.test(value) && URL.canParse(value) ? [[name, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => entriesIn(part, key));
}

/**
 * The policy of a release's standalone page: its own script, the backend of this site, the embeds of site.ts. Pictures
 * load from any host, because nothing signs their addresses there. The page is for staff; no page links to it.
 */
export const STANDALONE_POLICY = [
  "default-src 'self'",
  `script-src 'self' ${EMBED_SCRIPTS.join(' ')}`.trim(),
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  `frame-src ${FRAMES.length > 0 ? FRAMES.join(' ') : "'none'"}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** Matches `/releases/news/1.0.0/web/standalone/index.html?unit=1`. */
export function isStandalonePage(url: string): boolean {
  return /^\/releases\/[^/]+\/[^/]+\/web\/standalone\/index\.html(?:\?|$)/.test(url);
}
