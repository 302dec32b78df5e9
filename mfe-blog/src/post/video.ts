import { EMBEDS } from '@meadowlark/shared/site.ts';
import { externalAddress } from '../functions/picture-address.ts';

/** A short film that plays in the page, or a link to an outside video. */
export type Video =
  | { kind: 'short'; id: string; watchHref: string }
  | { kind: 'link'; href: string; site: string };

const YOUTUBE_HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com']);
const SHORT_LINK_HOSTS = new Set(['youtu.be', 'www.youtu.be']);
const ID = /^[A-Za-z0-9_-]+$/;

/**
 * Reads `youtubeShortsUrl`. Embeds only shorts (`youtube.com/shorts/<id>`) and short links (`youtu.be/<id>`) whose id
 * has letters, digits, underscores or hyphens (specification, section 5). Other http(s) URLs become a link;
 * anything else is null.
 */
export function readVideo(address: string): Video | null {
  const href = externalAddress(address.trim());
  if (href === null) return null;
  const url = new URL(href);
  const id = shortId(url);
  if (id !== null) return { kind: 'short', id, watchHref: EMBEDS.shortFilm.watch + id };
  const isYouTube = YOUTUBE_HOSTS.has(url.hostname) || SHORT_LINK_HOSTS.has(url.hostname);
  return { kind: 'link', href, site: isYouTube ? EMBEDS.shortFilm.name : url.hostname };
}

function shortId(url: URL): string | null {
  const [, first = '', second = '', ...rest] = url.pathname.replace(/\/$/, '').split('/');
  if (rest.length > 0) return null;
  if (SHORT_LINK_HOSTS.has(url.hostname)) return second === '' && ID.test(first) ? first : null;
  return YOUTUBE_HOSTS.has(url.hostname) && first === 'shorts' && ID.test(second) ? second : null;
}
