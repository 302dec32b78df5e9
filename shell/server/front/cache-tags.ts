import type { ViewFacts } from '../protocol/messages.ts';
import { releaseKey } from '../protocol/release-key.ts';

/**
 * The tags of a document, by which a shared cache finds it: its edition, its releases (`news@1.4.0`) and its section
 * (`section/blog`). `/_data` has no edition tag: its address names the edition, and tabs that began with it still ask.
 */
export function cacheTags(
  kind: 'page' | 'data' | 'sitemap' | 'feed',
  edition: string,
  { releases, pattern }: Pick<ViewFacts, 'releases' | 'pattern'>,
): string[] {
  const section = pattern === null ? [] : [`section/${pattern.split('/')[1] || 'home'}`];
  return [...(kind === 'data' ? [] : [edition]), ...releases.map(releaseKey), ...section];
}

/**
 * Tags as headers: for Fastly and those that follow it, for Varnish's vmod xkey, and by the standard (RFC 9875). `cacheTag`:
 * for Cloudflare too. A cache takes them off; a reader without one gets 500 bytes more.
 */
export function tagHeaders(tags: readonly string[], cacheTag: boolean | undefined): Record<string, string> {
  const list = tags.join(' ');
  return {
    'surrogate-key': list,
    xkey: list,
    'cache-groups': tags.map((tag) => `"${tag}"`).join(', '),
    ...(cacheTag && { 'cache-tag': tags.join(',') }),
  };
}
