import { createHash, randomBytes } from 'node:crypto';
import { SITE } from '@meadowlark/shared/site.ts';
import type { ShellModule } from '../editions/release-source.ts';
import { addressesIn, scriptsIn, webOrigins } from './web-addresses.ts';

const EMBED_FRAMES = addressesIn(SITE.embeds);
const EMBED_SCRIPTS = scriptsIn(SITE.embeds);

export interface PolicySettings {
  adFrameUrl: string | undefined;
  developmentOrigins: readonly string[];
}

/**
 * The content security policy of a page: everything comes from this site, frames from the outside services of site.ts
 * (and the operator's advertising network) alone, and no script runs that is not a file of ours or the script of an
 * embed that site.ts names. The constant scripts of
 * the head are named by their hashes, so that a page stays the same for everybody and can be cached; a page that is
 * streamed is not cached, and its moving scripts carry a nonce.
 */
export function pagePolicy(shell: ShellModule, settings: PolicySettings, nonce?: string): string {
  const { adFrameUrl, developmentOrigins } = settings;
  const frames = webOrigins(adFrameUrl === undefined ? EMBED_FRAMES : [...EMBED_FRAMES, adFrameUrl]);
  const updates = developmentOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashSources(shell), ...(nonce ? [`'nonce-${nonce}'`] : []), ...EMBED_SCRIPTS],
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

/** By shell, since the scripts of one never change. What is not used any more goes with its shell. */
const HASHES = new WeakMap<ShellModule, readonly string[]>();

function hashSources(shell: ShellModule): readonly string[] {
  const known = HASHES.get(shell);
  if (known) return known;
  const hashes = shell.inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  HASHES.set(shell, hashes);
  return hashes;
}
