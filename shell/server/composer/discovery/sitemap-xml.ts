import type { PageAddress } from '@meadowlark/shared/contract/addresses.ts';
import { xmlText } from './xml-text.ts';

/** Limit of the format (sitemaps.org). Remotes list their most important pages first. */
export const MAX_ADDRESSES = 50_000;

/** A sitemap: each URL of this site once, absolute, with its last change if known. */
export function sitemapXml(pages: readonly PageAddress[], origin: string): string {
  const days = new Map<string, string | null>();
  for (const { path, modified } of pages) {
    if (!path.startsWith('/') || !URL.canParse(origin + path)) continue;
    const { href } = new URL(origin + path);
    if (!days.has(href)) days.set(href, w3cDate(modified));
  }
  const lines = [...days].slice(0, MAX_ADDRESSES).map(([address, day]) => {
    const changed = day === null ? '' : `<lastmod>${day}</lastmod>`;
    return `<url><loc>${xmlText(address)}</loc>${changed}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${lines.join('')}</urlset>\n`
  );
}

/** A date as sitemaps expect it; null for anything else. */
function w3cDate(modified: string | null): string | null {
  const date = new Date(modified ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
