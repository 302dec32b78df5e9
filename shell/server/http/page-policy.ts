import { randomBytes } from 'node:crypto';
import { EMBEDS } from '@meadowlark/shared/site.ts';
import type { ShellFacts } from '../protocol/messages.ts';

const EMBED_FRAMES = sourcesOf(valuesUnder('frame', EMBEDS));
const EMBED_SCRIPTS = valuesUnder('script', EMBEDS).filter(isOutside);

const OF_ALL_PAGES = written({
  'default-src': ["'self'"],
  // styled-components writes style elements, on the server and in the browser.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  // Without it the worker could come from anywhere that scripts can.
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

interface PolicySettings {
  adFrameUrl: string | undefined;
  developmentOrigins: readonly string[];
}

/**
 * The content security policy of a page. Everything comes from this site, except frames and scripts of the embeds in
 * site.ts and the operator's advertising frame. When the reader presses a button, a page may check whether the hosts of
 * those embeds respond (`show-embeds.ts`). `'self'` allows the frames of the sample edition only: no other response of this
 * site may be framed. The constant scripts of the head are allowed by hash, so that a page is the same for everybody and can
 * be cached. A streamed page is not cached: its scripts carry a nonce.
 */
export function pagePolicy(
  { scriptHashes }: Pick<ShellFacts, 'scriptHashes'>,
  settings: PolicySettings,
  nonce?: string,
): string {
  const { adFrameUrl, developmentOrigins } = settings;
  const frames = [...EMBED_FRAMES, ...(adFrameUrl === undefined ? [] : [new URL(adFrameUrl).origin])];
  const updates = developmentOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const ofThisPage = {
    'script-src': ["'self'", ...scriptHashes, ...(nonce ? [`'nonce-${nonce}'`] : []), ...EMBED_SCRIPTS],
    'connect-src': ["'self'", ...EMBED_FRAMES.filter(isOutside), ...developmentOrigins, ...updates],
    'frame-src': frames.length > 0 ? [...new Set(frames)] : ["'none'"],
  };
  return `${OF_ALL_PAGES}; ${written(ofThisPage)}`;
}

function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** The strings under a key, anywhere in a value. */
export function valuesUnder(key: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === key && typeof part === 'string' ? [part] : valuesUnder(key, part),
  );
}

/** The sources of a policy that allow these URLs, each once: `'self'` for those of this site. */
export function sourcesOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => (isOutside(address) ? new URL(address).origin : "'self'")))];
}

function isOutside(address: string): boolean {
  return /^https?:/.test(address);
}

/**
 * The policy of a release's standalone page: its own script, the backend of this site, the embeds of site.ts. Pictures
 * load from any host, because nothing signs their URLs there. The page is for staff; no page links to it.
 */
export const STANDALONE_POLICY = [
  "default-src 'self'",
  `script-src 'self' ${EMBED_SCRIPTS.join(' ')}`.trim(),
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  `connect-src ${["'self'", ...EMBED_FRAMES.filter(isOutside)].join(' ')}`,
  `frame-src ${EMBED_FRAMES.length > 0 ? EMBED_FRAMES.join(' ') : "'none'"}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** Matches `/releases/news/1.0.0/web/standalone/index.html?unit=1`. */
export function isStandalonePage(url: string): boolean {
  return /^\/releases\/[^/]+\/[^/]+\/web\/standalone\/index\.html(?:\?|$)/.test(url);
}
